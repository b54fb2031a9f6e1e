import { stat } from 'node:fs/promises'
import { join, normalize, resolve } from 'node:path'
import type { GlobOptions } from 'tinyglobby'
import type { Host } from '../host/host.js'
import type { Source } from './read-text.js'

/** A file to check, or the reason why it was not found. */
export type FoundFile =
  | { name: string; source: Source }
  | { name: string; source?: never; reason: string }

/** The name of standard input in the output. */
export const standardInput = '<stdin>'

/** Returns the files of the arguments, without duplicates, in the order of the arguments. */
export async function findFiles(args: readonly string[], host: Host): Promise<FoundFile[]> {
  const found = new Map<Source, FoundFile>()
  for (const arg of args) {
    for (const file of await filesOf(arg, host)) {
      const key = file.source ?? file.name
      if (!found.has(key)) found.set(key, file)
    }
  }
  return [...found.values()]
}

async function filesOf(arg: string, host: Host): Promise<FoundFile[]> {
  if (arg === '-') return [{ name: standardInput, source: host.stdin }]
  const cwd = host.cwd()
  const path = resolve(cwd, arg)
  const stats = await stat(path).catch(() => undefined)
  const named = (name: string): FoundFile => ({ name: normalize(name), source: resolve(cwd, name) })
  if (stats?.isDirectory()) {
    const matches = await filesIn(path)
    if (matches.length > 0) return matches.map((match) => named(join(arg, match)))
    return [
      {
        name: arg,
        reason: 'no .json, .yaml, .yml, .ndjson, .jsonl, .har, .http or .rest files in this folder',
      },
    ]
  }
  if (stats !== undefined) return [named(arg)]
  // A file name may contain glob characters, so the literal name is tried first.
  const pattern = host.platform === 'win32' ? arg.replaceAll('\\', '/') : arg
  const { isDynamicPattern } = await import('tinyglobby')
  if (!isDynamicPattern(pattern)) {
    const { nearFileHint } = await import('./near-file.js')
    return [{ name: arg, reason: `file or folder not found${nearFileHint(arg, cwd)}` }]
  }
  const matches = await filesMatching(pattern, cwd)
  if (matches.length > 0) return matches.map(named)
  const { nearFileHint } = await import('./near-file.js')
  const hint = nearFileHint(arg, cwd) || (await otherEndingHint(pattern, cwd))
  return [{ name: arg, reason: `no files match this pattern${hint}` }]
}

/** Extensions of the files to look for in a folder. */
const endings = ['json', 'yaml', 'yml', 'ndjson', 'jsonl', 'har', 'http', 'rest']

/** Returns a hint at the same pattern with an ending that files have. */
async function otherEndingHint(pattern: string, cwd: string): Promise<string> {
  for (const ending of ['yaml', 'yml', 'json']) {
    const other = pattern.replace(/\.(?:ya?ml|json)$/, `.${ending}`)
    const matches = other === pattern ? [] : await filesMatching(other, cwd)
    if (matches.length > 0) return `. Did you mean \`${other}\`?`
  }
  return ''
}

const filesIn = (folder: string): Promise<string[]> =>
  filesMatching(`**/*.{${endings.join(',')},{ndjson,jsonl}.{gz,zst}}`, folder, {
    caseSensitiveMatch: false,
  })

/** Returns sorted paths relative to the folder, without `node_modules`. */
async function filesMatching(
  pattern: string,
  cwd: string,
  options: GlobOptions = {},
): Promise<string[]> {
  const ignore = '**/node_modules/**'
  const { glob } = await import('tinyglobby')
  const matches = await glob(pattern, { ...options, cwd, expandDirectories: false, ignore })
  return matches.sort()
}
