import { type Dirent, readdir } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Ignore } from 'ignore'
import { type FileSystemAdapter, glob } from 'tinyglobby'
import { type GitIgnore, gitIgnore, isBelow, isIgnoredBy, noRules } from './gitignore.js'

/** Files that a search leaves out. */
export interface Ignored {
  /** Whether to apply .gitignore files; default: true. */
  gitignore?: boolean
  /** Patterns as in a .gitignore file in `folder`. */
  patterns?: readonly string[]
  folder?: string
}

/** The files of a search, and whether it left out any because of patterns. */
interface Crawled {
  files: string[]
  hasIgnored: boolean
}

/** Returns the sorted paths that match, without `node_modules` and ignored files. */
export async function filesMatching(
  pattern: string,
  cwd: string,
  ignored: Ignored,
  caseSensitiveMatch = true,
): Promise<Crawled> {
  const filter = entryFilter(ignored)
  const files = await glob(pattern, {
    ...{ cwd, caseSensitiveMatch, expandDirectories: false, ignore: '**/node_modules/**' },
    fs: fileSystem(filter),
  })
  return { files: files.sort(), hasIgnored: filter.hasIgnored }
}

type Filter = ReturnType<typeof entryFilter>

/** Decides about the entries of each folder, so that ignored folders are not read. */
function entryFilter({ gitignore = true, patterns = [], folder = '.' }: Ignored) {
  const own = noRules().add(patterns)
  let base: string | undefined
  let git: GitIgnore | undefined
  const filter = {
    hasIgnored: false,
    kept(path: string, entries: readonly Dirent[]): Dirent[] {
      if (base === undefined) {
        base = path
        if (gitignore) git = gitIgnore(path)
      }
      const start = base
      git?.enter(
        path,
        entries.some(({ name }) => name === '.gitignore'),
      )
      const kept = entries.filter((entry) => {
        const isFolder = entry.isDirectory()
        return !(
          git?.isIgnored(path, entry.name, isFolder) ||
          (patterns.length > 0 && isOwn(own, [folder, start], join(path, entry.name), isFolder))
        )
      })
      if (kept.length < entries.length) filter.hasIgnored = true
      return kept
    },
  }
  return filter
}

/** Tests a path against patterns of the first folder that contains it. */
function isOwn(rules: Ignore, roots: readonly string[], path: string, isFolder: boolean): boolean {
  const root = roots.find((each) => isBelow(relative(each, path).replaceAll('\\', '/')))
  return root !== undefined && isIgnoredBy(rules, root, path, isFolder)
}

/** Reads folders without the entries that a filter leaves out. */
function fileSystem(filter: Filter): FileSystemAdapter {
  const read = (path: string, options: { withFileTypes: true }, callback: Callback): void => {
    readdir(path, options, (error, entries) => {
      callback(error, error ? [] : filter.kept(resolve(path), entries))
    })
  }
  return { readdir: read as NonNullable<FileSystemAdapter['readdir']> }
}

type Callback = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void
