import { dirname, resolve, sep } from 'node:path'

/** The paths to watch, including folders that are deleted and recreated. */
export interface WatchedPaths {
  /** Folders to watch. */
  roots: string[]
  /** Returns whether to ignore a path. */
  isIgnored(path: string): boolean
}

/** Returns what to watch for files, folders and globs, without output files. */
export function watchedPaths(
  names: readonly string[],
  written: readonly string[],
  cwd: string,
): WatchedPaths {
  const targets = names.map((name) => resolve(cwd, withoutPattern(name)))
  const own = new Set(written.map((name) => resolve(cwd, name)))
  return {
    roots: [...new Set(targets.map((target) => (isIn(cwd, target) ? cwd : dirname(target))))],
    isIgnored(given) {
      const path = resolve(given)
      if (own.has(path)) return true
      return !targets.some(
        (target) =>
          isIn(path, target) || (isIn(target, path) && !isHeavy(path.slice(target.length))),
      )
    },
  }
}

const isIn = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`)

/** Folders with many files that are never checked. */
const isHeavy = (path: string): boolean =>
  path.split(sep).some((part) => part === 'node_modules' || part === '.git')

/** Returns the folder of a pattern, up to its first part with glob characters. */
function withoutPattern(name: string): string {
  const parts = name.split('/')
  const first = parts.findIndex((part) => /[*?[\]{}()!+@]/.test(part))
  if (first === -1) return name
  return parts
    .slice(0, first)
    .map((part) => `${part}/`)
    .join('')
}
