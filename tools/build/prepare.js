import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/*
 * Builds the package when npm installs a commit of the repository: npm then runs `prepare`, but not
 * `prepack`. `npm ci`, with which development begins, builds nothing.
 */
const isDevelopment = process.env.npm_command === 'ci'
// pre-commit sets this option, and then runs `npm pack`, which builds.
const isPacked = process.env.npm_config_ignore_prepublish === 'true'
const isBuilt = existsSync('dist/cli/main.js')
// Without development dependencies, the launcher says what to do.
const canBuild = existsSync('node_modules/tsup')

if (!isDevelopment && !isPacked && !isBuilt && canBuild) {
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
