#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const command = new URL('../dist/cli/main.js', import.meta.url)

if (existsSync(command)) {
  await import(command.href)
} else {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  console.error(`error: campaign-contract is not built: ${folder} has no dist/

npm installed it from a commit of its repository and ran no install scripts. Do one of these:
  - Install a release from the npm registry, or a release tag of the repository: both contain the build.
  - Allow install scripts: install again with npm_config_ignore_scripts=false in the environment.
  - In a clone of the repository, run \`npm ci && npm run build\`.
pre-commit keeps what it installed: run \`pre-commit clean\` before you try again.`)
  // The exit code for wrong usage, as of the command.
  process.exitCode = 2
}
