import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { UsageError } from '../../host/usage-error.js'
import type { WatchedPaths } from './watched-paths.js'

/** Changes by file path. */
export type Changes = ReadonlyMap<string, string>

/** Collects file changes. */
interface FileChanges {
  /** Waits for the next changes. */
  next(): Promise<Changes>
  close(): Promise<void>
}

const words: ReadonlyMap<string, string> = new Map([
  ['add', 'was added'],
  ['change', 'changed'],
  ['unlink', 'was removed'],
])

/** Milliseconds to collect files that are saved together. */
const settling = 50

/** Starts watching. Reports a file as changed after its write has finished. */
export async function fileChanges({ roots, isIgnored }: WatchedPaths): Promise<FileChanges> {
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
    async next() {
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
