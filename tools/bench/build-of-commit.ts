import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './fresh-process.js'

/** A commit, built in its own folder. */
interface BuiltCommit {
  commit: string
  /** The file of its core. */
  core: string
  remove: () => void
}

/** Checks a commit out next to the repository and builds it with its own dependencies. */
export function buildOf(revision: string): BuiltCommit {
  const commit = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)
  const folder = mkdtempSync(join(tmpdir(), 'campaign-contract-'))
  const worktree = join(folder, 'worktree')
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', worktree], { cwd: root })
    rmSync(folder, { recursive: true, force: true })
  }
  // An interruption stops the child process, and then the folder is removed.
  process.once('SIGINT', () => {})
  try {
    git('worktree', 'add', '--quiet', '--detach', worktree, commit)
    if (hasSameDependencies(commit))
      symlinkSync(join(root, 'node_modules'), join(worktree, 'node_modules'))
    else npm(worktree, 'ci', '--no-audit', '--no-fund')
    npm(worktree, 'run', 'build')
    return { commit, core: join(worktree, 'dist/index.js'), remove }
  } catch (error) {
    remove()
    throw error
  }
}

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

const npm = (folder: string, ...words: string[]): void => {
  execFileSync('npm', ['--silent', ...words], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function hasSameDependencies(commit: string): boolean {
  const words = ['diff', '--quiet', commit, '--', 'package-lock.json']
  return spawnSync('git', words, { cwd: root }).status === 0
}
