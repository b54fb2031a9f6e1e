import { constants, type Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { kindOf } from './open-file.js'
import { Problem } from './problem.js'

/** What an output is written to, piece by piece. */
export interface OpenedOutput {
  append(text: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a file to write to: a regular one, anew or to go on at its end, or what is made to be written
 * to, such as `/dev/null`, a terminal, and a FIFO that somebody reads. Throws a Problem for others.
 */
export async function openForWriting(path: string, mode: 'w' | 'a'): Promise<OpenedOutput> {
  const before = await stat(path).catch(() => undefined)
  if (before !== undefined) assertWritable(before)
  const handle = await opened(path, mode === 'w' ? constants.O_TRUNC : constants.O_APPEND)
  try {
    // Another file may have taken its place meanwhile.
    const stats = await handle.stat()
    assertWritable(stats)
    return {
      append: (text) =>
        stats.isFile() ? handle.appendFile(text) : appendSlowly(handle, Buffer.from(text)),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Does not wait for who reads a FIFO. */
const writeFlags =
  constants.O_WRONLY | constants.O_CREAT | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

async function opened(path: string, flags: number): Promise<FileHandle> {
  try {
    return await open(path, writeFlags | flags)
  } catch (error) {
    const isUnread = (error as NodeJS.ErrnoException).code === 'ENXIO'
    throw isUnread ? new Problem('it is a FIFO that nobody reads') : error
  }
}

function assertWritable(stats: Stats): void {
  if (stats.isFile() || stats.isFIFO() || stats.isCharacterDevice()) return
  throw new Problem(`it is ${stats.isDirectory() ? 'a folder' : kindOf(stats)}`)
}

/** Milliseconds until a reader that is slower than we are is tried again. */
const pause = 10

async function appendSlowly(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += (await handle.write(bytes, at)).bytesWritten
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
      await setTimeout(pause)
    }
  }
}
