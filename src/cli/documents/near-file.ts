import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { attempt } from '../../core/base/attempt.js'
import { nearest } from '../../core/base/nearest.js'

/** Returns a hint at an existing file or folder with a similar path, or an empty string. */
export function nearFileHint(written: string, cwd: string): string {
  const meant = nearPath(written, cwd)
  return meant === undefined ? '' : `. Did you mean \`${meant.replaceAll(sep, '/')}\`?`
}

/** Returns such a hint for an absolute path, from its nearest existing folder on. */
export function nearAbsoluteHint(path: string): string {
  let folder = dirname(path)
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder)
  return nearFileHint(relative(folder, path), folder)
}

/** Replaces each part that does not exist by a similar one; wildcards stay as they are. */
function nearPath(written: string, cwd: string): string | undefined {
  const parts = written.split(/[\\/]/)
  const wildcard = parts.findIndex((part) => /[*?[{(!]/.test(part))
  const fixed = wildcard < 0 ? parts : parts.slice(0, wildcard)
  const found: string[] = []
  for (const part of fixed) {
    const folder = resolve(cwd, found.join('/') || (written.startsWith('/') ? '/' : '.'))
    const entry = existsSync(join(folder, part)) ? part : nearEntry(part, folder)
    if (entry === undefined) return undefined
    found.push(entry)
  }
  const meant = [...found, ...parts.slice(fixed.length)].join('/')
  return meant === parts.join('/') ? undefined : meant
}

/** Files in larger folders are not compared. */
const mostEntries = 10_000

/** Prefers the same name with another extension; shorter names are too similar to each other. */
function nearEntry(name: string, folder: string): string | undefined {
  const entries = entriesOf(folder)
  const stem = stemOf(name)
  const same = entries.find((entry) => stemOf(entry) === stem)
  if (same !== undefined || stem.length < 3) return same
  const meant = nearest(stem, entries.map(stemOf), true)
  const close = entries.filter((entry) => stemOf(entry) === meant)
  const extension = name.slice(stem.length)
  return close.find((entry) => entry.endsWith(extension)) ?? close[0]
}

function entriesOf(folder: string): string[] {
  const entries = attempt(() => readdirSync(folder)) ?? []
  return entries.length > mostEntries ? [] : entries.sort()
}

const stemOf = (name: string): string => name.replace(/(?<=.)\.\w+$/, '')
