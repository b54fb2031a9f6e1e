import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { nearest } from '../../core/base/nearest.js'
import type { Host } from '../host/host.js'
import { inertText } from '../host/inert-output.js'
import { UsageError } from '../host/usage-error.js'
import { InputError } from './input-error.js'
import { kindOf } from './read-text.js'

/** A parsed `--output <format>=<file>`. */
export interface Output<Format extends string> {
  format: Format
  file: string
}

/** Parses all `--output` flags. Throws a UsageError when a file is written twice or is an input. */
export function readOutputs<Format extends string>(
  texts: readonly string[] | undefined,
  formats: readonly Format[],
  host: Pick<Host, 'cwd'>,
  read: readonly (string | undefined)[] = [],
): Output<Format>[] {
  const outputs = (texts ?? []).map((text) => readOutput(text, formats))
  const pathOf = (file: string) => resolve(host.cwd(), file)
  const inputs = new Set(read.filter((file) => file !== undefined).map(pathOf))
  const taken = new Set<string>()
  for (const { format, file } of outputs) {
    const path = pathOf(file)
    const reason = inputs.has(path)
      ? 'this file is an input'
      : taken.has(path) && 'another output uses this file'
    if (reason) throw new UsageError(`--output ${format}=${file}: ${reason}`)
    taken.add(path)
  }
  return outputs
}

function readOutput<Format extends string>(
  text: string,
  formats: readonly Format[],
): Output<Format> {
  const [, name = '', file = ''] = /^(\w+)=(.+)$/s.exec(text) ?? []
  const format = formats.find((known) => known === name)
  if (file === '-')
    throw new UsageError(
      `--output ${text}: must be a file; --format sets the format of standard output`,
    )
  if (format !== undefined) return { format, file }
  const [written = ''] = text.split('=')
  const meant = formats.find((known) => known === written) ?? nearest(written, formats)
  const hint = meant === undefined ? '' : `. Did you mean \`${meant}=${file || '<file>'}\`?`
  throw new UsageError(
    `--output ${text}: must be <format>=<file>, where <format> is one of ${formats.join(', ')}${hint}`,
  )
}

/** A file that is written piece by piece. */
export type OutputFile = Awaited<ReturnType<typeof openOutput>>

const chunk = 65_536

/** Opens a file for writing or appending. Throws a UsageError with the flag when that fails. */
export async function openOutput(
  flag: string,
  file: string,
  host: Pick<Host, 'cwd'>,
  mode: 'w' | 'a' = 'w',
) {
  const withFlag = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work
    } catch (error) {
      throw new UsageError(`${flag} ${file}: ${(error as Error).message}`)
    }
  }
  const output = await withFlag(openForWriting(resolve(host.cwd(), file), mode))
  const inert = inertText()
  let pending = ''
  const flush = async () => {
    const text = pending
    pending = ''
    if (text !== '') await withFlag(output.append(text))
  }
  return {
    async write(text: string): Promise<void> {
      pending += inert(text, true)
      if (pending.length >= chunk) await flush()
    },
    async close(): Promise<void> {
      try {
        await flush()
      } finally {
        await withFlag(output.close())
      }
    },
  }
}

/** Writes a text to a file. */
export async function writeOutput(
  flag: string,
  file: string,
  text: string,
  host: Pick<Host, 'cwd'>,
): Promise<void> {
  const output = await openOutput(flag, file, host)
  await output.write(text)
  await output.close()
}

/**
 * Opens a file for writing (`w`) or appending (`a`): a regular file, `/dev/null`, a terminal, or a
 * FIFO with a reader. Creates missing folders. Throws an InputError for anything else.
 */
async function openForWriting(path: string, mode: 'w' | 'a') {
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
      append: (text: string): Promise<void> =>
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
