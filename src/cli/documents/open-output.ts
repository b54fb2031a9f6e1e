import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { InputError } from './input-error.js'
import { kindOf } from './open-file.js'

/** An output that is written piece by piece. */
interface OpenedOutput {
  append(text: string): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a file for writing (`w`) or appending (`a`): a regular file, `/dev/null`, a terminal, or a
 * FIFO with a reader. Creates missing folders. Throws an InputError for anything else.
 */
export async function openForWriting(path: string, mode: 'w' | 'a'): Promise<OpenedOutput> {
  await assertNoLink(path)
  const before = await stat(path).catch(() => undefined)
  if (before === undefined) await mkdir(dirname(path), { recursive: true })
  else assertWritable(before)
  const handle = await opened(path, mode === 'w' ? constants.O_TRUNC : constants.O_APPEND)
  try {
    // The file may have been replaced since.
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

/** A committed link could lead to any file; those in `/dev`, such as `/dev/stdout`, are the system's. */
async function assertNoLink(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => undefined)
  if (!stats?.isSymbolicLink() || path.startsWith('/dev/')) return
  throw new InputError('is a symbolic link; name the file that it leads to')
}

/** Does not wait for the reader of a FIFO. */
const writeFlags =
  constants.O_WRONLY | constants.O_CREAT | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

async function opened(path: string, flags: number): Promise<FileHandle> {
  try {
    return await open(path, writeFlags | flags)
  } catch (error) {
    const isUnread = (error as NodeJS.ErrnoException).code === 'ENXIO'
    throw isUnread ? new InputError('is a FIFO without a reader') : error
  }
}

function assertWritable(stats: Stats): void {
  if (stats.isFile() || stats.isFIFO() || stats.isCharacterDevice()) return
  throw new InputError(`is ${stats.isDirectory() ? 'a folder' : kindOf(stats)}`)
}

/** Milliseconds to wait for a slow reader. */
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
