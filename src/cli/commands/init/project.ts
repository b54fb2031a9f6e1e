import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { upwards } from '../../config/find-settings.js'
import { relativePath } from '../../documents/repository.js'
import type { Host } from '../../host/host.js'

const npm = {
  lock: 'package-lock.json',
  install: 'npm ci',
  add: 'npm install --save-dev',
  run: 'npx',
}

/** Package managers by their lock files. */
const managers = [
  npm,
  {
    lock: 'pnpm-lock.yaml',
    install: 'corepack enable && pnpm install',
    add: 'pnpm add --save-dev',
    run: 'pnpm exec',
  },
  {
    lock: 'yarn.lock',
    install: 'corepack enable && yarn install',
    add: 'yarn add --dev',
    run: 'yarn',
  },
  {
    lock: 'bun.lock',
    install: 'npm install --global bun && bun install --frozen-lockfile',
    add: 'bun add --dev',
    run: 'bunx',
  },
]

/** A project, which may be one of several in a repository. */
export type Project = ReturnType<typeof projectOf>

/** Finds out what `init` writes differently for the project in the working folder. */
export function projectOf({ cwd, platform }: Pick<Host, 'cwd' | 'platform'>) {
  const above = upwards(cwd())
  const depth = above.findIndex((each) => existsSync(join(each, '.git')))
  const folders = above.slice(0, Math.max(depth, 0) + 1)
  const root = folders.at(-1) ?? cwd()
  const locked = folders.flatMap((each) =>
    managers.filter(({ lock }) => existsSync(join(each, lock))),
  )
  const installed = folders.find((each) => existsSync(join(each, 'node_modules/campaign-contract')))
  return {
    /** The folder of the repository, else the working folder. */
    root,
    /** Path from the root; empty in the root. */
    folder: relativePath(root, cwd(), platform),
    manager: locked[0] ?? npm,
    isInstalled: installed !== undefined,
    /** Path to the folder that has the package, or will have it. */
    installedIn: (installed && relativePath(cwd(), installed, platform)) || '.',
  }
}
