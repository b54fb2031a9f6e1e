import { dirname, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { UsageError } from '../../host/usage-error.js'

/** Changes by file path. */
export type Changes = ReadonlyMap<string, string>

const words: ReadonlyMap<string, string> = new Map([
  ['add', 'was added'],
  ['change', 'changed'],
  ['unlink', 'was removed'],
])

/** Milliseconds to collect files that are saved together. */
const settling = 50

/** Starts watching. Reports a file as changed after its write has finished. */
export async function fileChanges({ roots, isIgnored }: WatchedPaths) {
  let gathered = new Map<string, string>()
  let notify = () => {}
  const watcher = watch(roots, {
    ignored: (path) => isIgnored(path),
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 25 },
  })
  watcher.on('all', (event, path) => {
    const word = words.get(event)
    if (word === undefined) return
    gathered.set(resolve(path), word)
    notify()
  })
  const failed = new Promise<never>((_, reject) => {
    watcher.on('error', (error) => {
      reject(new UsageError(`--watch: cannot watch the files: ${(error as Error).message}`))
    })
  })
  // Avoids an unhandled rejection; the next call of `next` rejects.
  failed.catch(() => {})
  const isReady = new Promise<void>((resolve) => watcher.once('ready', resolve))
  try {
    await Promise.race([isReady, failed])
  } catch (error) {
    await watcher.close()
    throw error
  }
  return {
    /** Waits for the next changes. */
    async next(): Promise<Changes> {
      const some = new Promise<void>((resolve) => {
        notify = resolve
      })
      if (gathered.size === 0) await Promise.race([some, failed])
      await setTimeout(settling)
      const changes = gathered
      gathered = new Map()
      return changes
    },
    close: () => watcher.close(),
  }
}

type WatchedPaths = ReturnType<typeof watchedPaths>

/**
 * Returns the folders to watch for files, folders and globs, and whether to ignore a path: also those
 * that are deleted and recreated, without output files.
 */
export function watchedPaths(names: readonly string[], written: readonly string[], cwd: string) {
  const targets = names.map((name) => resolve(cwd, withoutPattern(name)))
  const own = new Set(written.map((name) => resolve(cwd, name)))
  return {
    roots: [...new Set(targets.map((target) => (isIn(cwd, target) ? cwd : dirname(target))))],
    isIgnored(given: string): boolean {
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
