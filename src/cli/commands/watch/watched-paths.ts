import { dirname, resolve, sep } from 'node:path'

/** What is to be watched so that nothing is missed, a folder that comes back included. */
export interface WatchedPaths {
  /** Where watching begins. */
  roots: string[]
  /** Whether nothing in a path is of interest. */
  isIgnored(path: string): boolean
}

/** The paths of files, folders and globs, without those that are written meanwhile. */
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

/** Many files, and none that is checked. */
const isHeavy = (path: string): boolean =>
  path.split(sep).some((part) => part === 'node_modules' || part === '.git')

/** A pattern up to its first part that could match several names; a shorter way is no harm. */
function withoutPattern(name: string): string {
  const parts = name.split('/')
  const first = parts.findIndex((part) => /[*?[\]{}()!+@]/.test(part))
  if (first === -1) return name
  return parts
    .slice(0, first)
    .map((part) => `${part}/`)
    .join('')
}
