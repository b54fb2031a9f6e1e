import type { Stats } from 'node:fs'
import { opendir, realpath, stat } from 'node:fs/promises'
import { dirname, join, normalize, relative, resolve, sep } from 'node:path'
import ignore from 'ignore'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import { standardInput } from './file-names.js'
import type { FoundFile } from './found-file.js'
import { InputError } from './input-error.js'
import { nearFileHint } from './near-file.js'
import { type Source, toReadError } from './read-text.js'

/** Files that a search leaves out. */
export interface Ignored {
  /** Whether named files may be ignored too. */
  isHook?: boolean | undefined
  /** Whether to apply .gitignore files; default: true. */
  gitignore?: boolean | undefined
  /** Patterns as in a .gitignore file in `folder`. */
  patterns?: readonly string[]
  folder?: string
}

/** Returns the files of the arguments, without duplicates, in the order of the arguments. */
export async function findFiles(
  args: readonly string[],
  host: Host,
  ignored: Ignored = {},
): Promise<FoundFile[]> {
  const found = new Map<Source, FoundFile>()
  for (const arg of args) {
    for (const file of await filesOf(arg, host, ignored)) {
      const key = file.source ?? file.name
      found.set(key, merged(found.get(key), file))
    }
  }
  return [...found.values()]
}

/** Combines two ways in which a file was found. */
function merged(earlier: FoundFile | undefined, file: FoundFile): FoundFile {
  if (earlier === undefined) return file
  const foundBy = earlier.foundBy ?? file.foundBy
  if (foundBy === undefined || !(earlier.isNamed || file.isNamed)) return earlier
  return { ...earlier, foundBy, isNamed: true }
}

async function filesOf(arg: string, host: Host, ignored: Ignored): Promise<FoundFile[]> {
  // Resolved, an empty name would be the working directory.
  if (arg === '') throw new UsageError('a file name is empty; write . for the working directory')
  if (arg === '-') return [{ name: standardInput, source: host.stdin, isNamed: true }]
  const cwd = host.cwd()
  const path = resolve(cwd, arg)
  const stats = await statsOf(path)
  if (stats instanceof InputError) return [{ name: arg, reason: stats.message, isNamed: true }]
  const fileAt = (name: string) => ({ name: normalize(name), source: resolve(cwd, name) })
  const searched = (name: string): FoundFile => ({ ...fileAt(name), foundBy: arg })
  if (stats?.isDirectory()) {
    let files = await filesMatching(inFolders, path, ignored)
    // A folder that is named is searched although it is ignored.
    if (files.length === 0 && ignored.gitignore !== false && (await isGitIgnored(path))) {
      files = await filesMatching(inFolders, path, { ...ignored, gitignore: false })
    }
    if (files.length > 0) return files.map((file) => searched(join(arg, file)))
    const reason = `no ${shownEndings} files in this folder`
    const hint = await ignoredHint(inFolders, path, ignored)
    return [{ name: arg, reason: reason + hint, isNamed: true }]
  }
  if (stats !== undefined) {
    if (!ignored.isHook) return [{ ...fileAt(arg), isNamed: true }]
    const isIgnored = ignoreTest(cwd, ignored)
    return isIgnored(path) ? [] : [fileAt(arg)]
  }
  // A file name may contain glob characters, so the literal name is tried first.
  const pattern = host.platform === 'win32' ? arg.replaceAll('\\', '/') : arg
  const { isDynamicPattern } = await import('globby')
  if (!isDynamicPattern(pattern)) {
    const reason = `file or folder not found${nearFileHint(arg, cwd)}`
    return [{ name: arg, reason, isNamed: true }]
  }
  const files = await filesMatching(pattern, cwd, ignored)
  if (files.length > 0) return files.map(searched)
  const reason = `no files match this pattern${nearFileHint(arg, cwd)}`
  const ignoring = await ignoredHint(pattern, cwd, ignored)
  return [{ name: arg, reason: reason + ignoring, isNamed: true }]
}

/** Returns an error for what may not be read: for a search, such a folder would be empty. */
async function statsOf(path: string): Promise<Stats | InputError | undefined> {
  try {
    const stats = await stat(path)
    if (stats.isDirectory()) await (await opendir(path)).close()
    return stats
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? toReadError(error) : undefined
  }
}

async function isGitIgnored(path: string): Promise<boolean> {
  const { isGitIgnored } = await import('globby')
  return (await isGitIgnored({ cwd: dirname(path), deep: 0 }))(`${path}/`)
}

/** Extensions of the files to look for in a folder. */
const endings = ['json', 'yaml', 'yml', 'ndjson', 'jsonl', 'har', 'http', 'rest']
const shells = ['sh', 'bash', 'zsh']

const shownEndings = `${[...endings, 'sh', 'bash'].map((ending) => `.${ending}`).join(', ')} or .zsh`

const inFolders = `**/*.{${[...endings, ...shells].join(',')},{ndjson,jsonl}.gz}`

/** Returns the sorted paths that match, without `node_modules` and ignored files. */
async function filesMatching(pattern: string, cwd: string, ignored: Ignored): Promise<string[]> {
  const files = await entriesMatching(pattern, cwd, ignored.gitignore ?? true)
  if (ignored.gitignore !== false) {
    // Git ignores no file that it tracks.
    const tracked = await trackedAlthoughIgnored(cwd)
    if (tracked.size > 0) {
      const all = await entriesMatching(pattern, cwd, false)
      files.push(...all.filter((file) => tracked.has(file)))
    }
  }
  const isIgnored = ignoreTest(cwd, ignored)
  return [...new Set(files)].filter((file) => !isIgnored(resolve(cwd, file))).sort()
}

/** Returns the files that match, and those in the folders that match. */
async function entriesMatching(
  pattern: string,
  cwd: string,
  gitignore: boolean,
): Promise<string[]> {
  const { globby, isDynamicPattern } = await import('globby')
  const parts = pattern.split('/')
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => isDynamicPattern(part)),
  )
  const root = await realpath(resolve(cwd, fixed.join('/'))).catch(() => undefined)
  if (root === undefined) return []
  const entries = await globby(pattern, {
    cwd,
    gitignore,
    caseSensitiveMatch: pattern !== inFolders,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**'],
    objectMode: true,
    onlyFiles: false,
    suppressErrors: true,
  })
  const files = entries.map(async ({ path, dirent }) => {
    if (dirent.isSymbolicLink()) return (await isFileIn(root, resolve(cwd, path))) ? [path] : []
    // A pattern such as `a/**` matches the files of its folders itself.
    if (!dirent.isDirectory() || parts.at(-1)?.includes('**') || pattern === inFolders)
      return dirent.isFile() ? [path] : []
    const inside = await entriesMatching(inFolders, resolve(cwd, path), gitignore)
    return inside.map((file) => join(path, file))
  })
  return (await Promise.all(files)).flat()
}

/** Returns whether a link leads to a file in a folder. */
async function isFileIn(root: string, link: string): Promise<boolean> {
  const path = await realpath(link).catch(() => undefined)
  if (path === undefined || !path.startsWith(join(root, sep))) return false
  return (await stat(path)).isFile()
}

const tracked = new Map<string, Promise<ReadonlySet<string>>>()

/** Returns the files that git tracks although they are ignored; asks git once for each folder. */
function trackedAlthoughIgnored(cwd: string): Promise<ReadonlySet<string>> {
  const known = tracked.get(cwd) ?? askGit(cwd)
  tracked.set(cwd, known)
  return known
}

async function askGit(cwd: string): Promise<ReadonlySet<string>> {
  const args = ['-c', 'core.fsmonitor=', 'ls-files', '-z', '-c', '-i', '--exclude-standard']
  // A hook in a linked worktree has GIT_DIR, with which git takes every folder for the root.
  const { GIT_DIR: _, ...env } = process.env
  const options = { cwd, env, maxBuffer: 2 ** 26 }
  const { execFile } = await import('node:child_process')
  const names = await new Promise<string>((done) => {
    // Without git or a repository, there are none.
    execFile('git', args, options, (error, text) => done(error ? '' : text))
  })
  return new Set(names.split('\0').filter((name) => name !== ''))
}

/** Returns a function that says whether the patterns leave out a file. */
export function ignoreTest(
  cwd: string,
  { patterns = [], folder = cwd }: Ignored,
): (path: string) => boolean {
  if (patterns.length === 0) return () => false
  // As git does by default: file systems of other platforms ignore case.
  const own = ignore({ ignorecase: process.platform !== 'linux' }).add(patterns)
  return (path) => own.ignores(below(folder, path, cwd))
}

/**
 * Returns a path from the folder of the patterns, or from that of the search outside of it. Above both,
 * the path has no start such as `../`, which patterns cannot match.
 */
function below(folder: string, path: string, cwd: string): string {
  const name = relative(folder, path).replaceAll('\\', '/')
  const shown = name.startsWith('../') ? relative(cwd, path).replaceAll('\\', '/') : name
  return shown.replace(/^(?:\.\.\/|[a-z]:\/)+/i, '')
}

/** Returns a hint when only ignored files match. */
async function ignoredHint(pattern: string, cwd: string, ignored: Ignored): Promise<string> {
  if (ignored.gitignore === false && !ignored.patterns?.length) return ''
  const all = await filesMatching(pattern, cwd, { gitignore: false })
  return all.length > 0 ? '; some entries are ignored by .gitignore or --ignore' : ''
}
