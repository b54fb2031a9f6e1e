import { stat } from 'node:fs/promises'
import { join, normalize, resolve } from 'node:path'
import { type GlobOptions, glob, isDynamicPattern } from 'tinyglobby'
import type { Host } from '../host/host.js'
import type { Source } from './read-text.js'

/** A file to check, or why there is none. */
export type FoundFile =
  | { name: string; source: Source }
  | { name: string; source?: never; problem: string }

/** The name that standard input goes by in what is printed. */
export const standardInput = '<stdin>'

/** The files that the arguments name, each once, in the order of the arguments. */
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
        problem:
          'the folder holds no .json, .yaml, .yml, .ndjson, .jsonl, .har, .http or .rest file',
      },
    ]
  }
  if (stats !== undefined) return [named(arg)]
  // A name with the signs of a pattern may be a file's own name; that one has been tried first.
  const pattern = host.platform === 'win32' ? arg.replaceAll('\\', '/') : arg
  if (!isDynamicPattern(pattern)) {
    return [{ name: arg, problem: 'there is no such file or folder' }]
  }
  const matches = await filesMatching(pattern, cwd)
  if (matches.length > 0) return matches.map(named)
  return [{ name: arg, problem: 'the pattern matches no file' }]
}

/** Of the files that a folder is searched for. */
const endings = ['json', 'yaml', 'yml', 'ndjson', 'jsonl', 'har', 'http', 'rest']

const filesIn = (folder: string): Promise<string[]> =>
  filesMatching(`**/*.{${endings.join(',')},{ndjson,jsonl}.{gz,zst}}`, folder, {
    caseSensitiveMatch: false,
  })

/** Sorted paths relative to the folder; what npm has installed below it is left out. */
async function filesMatching(
  pattern: string,
  cwd: string,
  options: GlobOptions = {},
): Promise<string[]> {
  const ignore = '**/node_modules/**'
  const matches = await glob(pattern, { ...options, cwd, expandDirectories: false, ignore })
  return matches.sort()
}
