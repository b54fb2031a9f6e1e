import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { watch } from 'chokidar'
import { UsageError } from '../../host/usage-error.js'
import type { WatchedPaths } from './watched-paths.js'

/** What has happened to a file, by its path. */
export type Changes = ReadonlyMap<string, string>

/** The changes of files, gathered until they are asked for. */
export interface FileChanges {
  /** Waits until there are some, and for those that come with them. */
  next(): Promise<Changes>
  close(): Promise<void>
}

const words: ReadonlyMap<string, string> = new Map([
  ['add', 'was added'],
  ['change', 'changed'],
  ['unlink', 'was removed'],
])

/** Milliseconds in which the files that are saved together come together. */
const settling = 50

/** Watches from now on; a file counts as changed once it has been written to its end. */
export async function fileChanges({ roots, isIgnored }: WatchedPaths): Promise<FileChanges> {
  let gathered = new Map<string, string>()
  let tell = () => {}
  const watcher = watch(roots, {
    ignored: (path) => isIgnored(path),
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 25 },
  })
  watcher.on('all', (event, path) => {
    const word = words.get(event)
    if (word === undefined) return
    gathered.set(resolve(path), word)
    tell()
  })
  const failed = new Promise<never>((_, reject) => {
    watcher.on('error', (error) => {
      reject(new UsageError(`--watch: the files cannot be watched: ${(error as Error).message}`))
    })
  })
  // Nobody may be waiting when it fails; whoever asks next is told.
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
        tell = resolve
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
