import { constants, type Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { Problem } from './problem.js'

/** A file that is open for reading. */
export interface OpenedFile {
  handle: FileHandle
  stats: Stats
}

/** Opens a regular file, or what a link leads to, for reading. Throws a Problem for anything else. */
export async function openFile(path: string): Promise<OpenedFile> {
  // To open a device can do something by itself.
  assertFile(await stat(path))
  const handle = await open(path, readFlags)
  try {
    const stats = await handle.stat()
    // Another file may have taken its place meanwhile.
    assertFile(stats)
    return { handle, stats }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** A FIFO is opened without waiting for its writer, and a terminal without becoming ours. */
const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

function assertFile(stats: Stats): void {
  if (stats.isFile()) return
  throw new Problem(
    stats.isDirectory() ? 'it is a folder' : `it is not a regular file, but ${kindOf(stats)}`,
  )
}

/** Names what a path leads to that is neither a regular file nor a folder. */
export function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a FIFO'
  if (stats.isSocket()) return 'a socket'
  return stats.isBlockDevice() ? 'a block device' : 'a character device'
}
