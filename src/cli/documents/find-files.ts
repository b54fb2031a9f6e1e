import { stat } from 'node:fs/promises'
import { join, normalize, resolve } from 'node:path'
import type { Host } from '../host/host.js'
import { UsageError } from '../host/usage-error.js'
import type { Ignored } from './crawl.js'
import type { Source } from './read-text.js'
import { standardInput } from './virtual-files.js'
import { isWellKnown } from './well-known-files.js'

/** A file to check, or the reason why it was not found. */
export type FoundFile =
  | {
      name: string
      source: Source
      /** The folder or glob that the file was found by. */
      foundBy?: string
      /** Whether the file was named, so that it is never skipped. */
      isNamed?: boolean
      /** The folder of a text that is not in a file. */
      folder?: string
      /** Whether its name says that it contains no requests. */
      isWellKnown?: boolean
    }
  | {
      name: string
      source?: never
      foundBy?: never
      isNamed?: never
      folder?: never
      isWellKnown?: never
      reason: string
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
  if (earlier.source === undefined || file.source === undefined) return earlier
  const foundBy = earlier.foundBy ?? file.foundBy
  if (foundBy === undefined || !(earlier.isNamed || file.isNamed)) return earlier
  return { name: earlier.name, source: earlier.source, foundBy, isNamed: true }
}

async function filesOf(arg: string, host: Host, ignored: Ignored): Promise<FoundFile[]> {
  // Resolved, an empty name would be the working directory.
  if (arg === '') throw new UsageError('a file name is empty; write . for the working directory')
  if (arg === '-') return [{ name: standardInput, source: host.stdin, isNamed: true }]
  const cwd = host.cwd()
  const path = resolve(cwd, arg)
  const stats = await stat(path).catch(() => undefined)
  const fileAt = (name: string) => ({ name: normalize(name), source: resolve(cwd, name) })
  const searched = (name: string): FoundFile => ({
    ...fileAt(name),
    foundBy: arg,
    ...(isWellKnown(name) && { isWellKnown: true }),
  })
  const none = (reason: string, hasIgnored = false): FoundFile[] => [
    { name: arg, reason: hasIgnored ? `${reason}; ${someIgnored}` : reason },
  ]
  if (stats?.isDirectory()) {
    const { filesMatching } = await import('./crawl.js')
    const { files, hasIgnored } = await filesMatching(inFolders, path, ignored, false)
    if (files.length > 0) return files.map((file) => searched(join(arg, file)))
    return none(`no ${shownEndings} files in this folder`, hasIgnored)
  }
  if (stats !== undefined) return [{ ...fileAt(arg), isNamed: true }]
  // A file name may contain glob characters, so the literal name is tried first.
  const pattern = host.platform === 'win32' ? arg.replaceAll('\\', '/') : arg
  const { isDynamicPattern } = await import('tinyglobby')
  if (!isDynamicPattern(pattern)) {
    const { nearFileHint } = await import('./near-file.js')
    return none(`file or folder not found${nearFileHint(arg, cwd)}`)
  }
  const { filesMatching } = await import('./crawl.js')
  const { files, hasIgnored } = await filesMatching(pattern, cwd, ignored)
  if (files.length > 0) return files.map(searched)
  const { nearFileHint } = await import('./near-file.js')
  const hint = nearFileHint(arg, cwd) || (await otherEndingHint(pattern, cwd, ignored))
  return none(`no files match this pattern${hint}`, hasIgnored)
}

const someIgnored = 'some entries are ignored by .gitignore or --ignore'

/** Extensions of the files to look for in a folder. */
const endings = ['json', 'yaml', 'yml', 'ndjson', 'jsonl', 'har', 'http', 'rest']
const shells = ['sh', 'bash', 'zsh']

const shownEndings = `${[...endings, 'sh', 'bash'].map((ending) => `.${ending}`).join(', ')} or .zsh`

/** Returns a hint at the same pattern with an ending that files have. */
async function otherEndingHint(pattern: string, cwd: string, ignored: Ignored): Promise<string> {
  const { filesMatching } = await import('./crawl.js')
  for (const ending of ['yaml', 'yml', 'json']) {
    const other = pattern.replace(/\.(?:ya?ml|json)$/, `.${ending}`)
    const matches = other === pattern ? [] : (await filesMatching(other, cwd, ignored)).files
    if (matches.length > 0) return `. Did you mean \`${other}\`?`
  }
  return ''
}

const inFolders = `**/*.{${[...endings, ...shells].join(',')},{ndjson,jsonl}.gz}`
