import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import ignore, { type Ignore } from 'ignore'

/** As git does by default: file systems of other platforms ignore case. */
const options = { ignorecase: process.platform !== 'linux' }

/** Creates rules without patterns. */
export const noRules = (): Ignore => ignore(options)

/** The rules that apply in a folder; their patterns are relative to the root. */
interface FolderRules {
  root: string
  rules: Ignore
}

/** Tests paths against the .gitignore files from the root of the repository down to their folder. */
export interface GitIgnore {
  /** Reads the .gitignore file of a folder whose entries are tested next. */
  enter(folder: string, hasFile: boolean): void
  isIgnored(folder: string, name: string, isFolder: boolean): boolean
}

/** Creates the rules for a search. The folder to search is never ignored itself. */
export function gitIgnore(folder: string): GitIgnore {
  const base = rulesAbove(folder)
  const known = new Map<string, FolderRules>()
  const rulesOf = (path: string): FolderRules => known.get(path) ?? base
  return {
    enter(path, hasFile) {
      const above = path === folder ? base : rulesOf(dirname(path))
      known.set(path, hasFile ? withFile(above, path) : above)
    },
    isIgnored(path, name, isFolder) {
      const { root, rules } = rulesOf(path)
      return isIgnoredBy(rules, root, join(path, name), isFolder)
    },
  }
}

/** Returns whether rules ignore a path below their root. */
export function isIgnoredBy(rules: Ignore, root: string, path: string, isFolder: boolean): boolean {
  const name = slashed(relative(root, path))
  return isBelow(name) && rules.ignores(isFolder ? `${name}/` : name)
}

/** Returns whether a relative path leads to something below its start. */
export const isBelow = (path: string): boolean =>
  path !== '' && path !== '..' && !path.startsWith('../') && !isAbsolute(path)

const slashed = (path: string): string => path.replaceAll('\\', '/')

/** Returns the rules of the ancestors of a folder, up to the root of the repository. */
function rulesAbove(folder: string): FolderRules {
  const own = { root: folder, rules: noRules() }
  const ancestors = ancestorsInRepository(folder)
  const [root] = ancestors
  if (root === undefined) return own
  const above = ancestors.reduce(withFile, { root, rules: noRules() })
  // A folder that is searched although it is ignored has only its own rules.
  return isIgnoredBy(above.rules, root, folder, true) ? own : above
}

/** Returns the ancestors from the root of the repository down; none outside a repository. */
function ancestorsInRepository(folder: string): string[] {
  const found: string[] = []
  for (let path = folder; !existsSync(join(path, '.git')); ) {
    const above = dirname(path)
    if (above === path) return []
    found.unshift(above)
    path = above
  }
  return found
}

/** Adds the .gitignore file of a folder. */
function withFile({ root, rules }: FolderRules, folder: string): FolderRules {
  const text = textOf(join(folder, '.gitignore'))
  if (text === undefined) return { root, rules }
  const start = slashed(relative(root, folder))
  const patterns = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter(isSupported)
    .map((line) => patternFrom(start, line))
  return { root, rules: noRules().add(rules).add(patterns) }
}

/** Larger files are no lists of patterns. */
const mostBytes = 2 ** 18

function textOf(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() && stats.size <= mostBytes ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}

/** Leaves out patterns that would take a regular expression very long. */
const isSupported = (line: string): boolean =>
  line.length <= 1024 &&
  line.split('**').length <= 4 &&
  line.split('/').every((part) => part.split('*').length <= 4)

/** Rewrites a pattern of a .gitignore file in a subfolder for the root. */
function patternFrom(start: string, line: string): string {
  if (start === '' || line.trim() === '' || line.startsWith('#')) return line
  const [, sign = '', pattern = ''] = /^(!?)(.*)$/.exec(line) ?? []
  const folder = start.replace(/[\\*?[\]!# ]/g, '\\$&')
  const isAnchored = /\/./.test(pattern.trimEnd())
  return `${sign}/${folder}/${isAnchored ? pattern.replace(/^\//, '') : `**/${pattern}`}`
}
