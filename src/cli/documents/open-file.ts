import { constants, type Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { InputError } from './input-error.js'

/** A file that is open for reading. */
export interface OpenedFile {
  handle: FileHandle
  stats: Stats
}

/** Opens a regular file, following links, for reading. Throws an InputError for anything else. */
export async function openFile(path: string): Promise<OpenedFile> {
  // Opening a device can have side effects.
  assertFile(await stat(path))
  const handle = await open(path, readFlags)
  try {
    const stats = await handle.stat()
    // The file may have been replaced since.
    assertFile(stats)
    return { handle, stats }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Does not wait for the writer of a FIFO, and does not take over a terminal. */
const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

function assertFile(stats: Stats): void {
  if (stats.isFile()) return
  throw new InputError(
    stats.isDirectory() ? 'is a folder' : `is ${kindOf(stats)}, not a regular file`,
  )
}

/** Names the kind of a special file. */
export function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a FIFO'
  if (stats.isSocket()) return 'a socket'
  return stats.isBlockDevice() ? 'a block device' : 'a character device'
}
