import { constants, type Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { outOfMemory, UsageError } from '../host/usage-error.js'
import { isPacked } from './file-names.js'
import { InputError } from './input-error.js'
import { defaultFileBytes, type FileLimit, tooLarge } from './limits.js'
import { nearAbsoluteHint } from './near-file.js'
import { positionsIn } from './position.js'

const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'file not found'],
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EISDIR', 'is a folder'],
])

const defaultLimit: FileLimit = { bytes: defaultFileBytes }

/** A path, or standard input. */
export type Source = string | AsyncIterable<Uint8Array>

/** Reads a text. Throws an InputError when it is unreadable or exceeds the limit. */
export async function readText(source: Source, limit = defaultLimit): Promise<string> {
  const bytes = await readBytes(source, limit)
  assertFitsHeap(bytes.length)
  if (!isPacked(bytes)) return decode(bytes)
  throw new InputError(
    'compressed with gzip; only line-based files may be compressed (.ndjson.gz, or pass --lines)',
  )
}

/**
 * Throws a UsageError when the heap is too small for a text. Parsing takes several times its bytes,
 * and an engine that runs out of memory may try for minutes before it gives up.
 */
function assertFitsHeap(bytes: number): void {
  // Loading the module takes longer than checking a small file, which fits any heap.
  if (bytes <= smallFile) return
  const { getHeapStatistics } = process.getBuiltinModule('node:v8')
  if (bytes * 4 <= getHeapStatistics().heap_size_limit) return
  throw new UsageError(outOfMemory)
}

const smallFile = 2 ** 18

/** Bytes to read at a time. */
export const piece = 2 ** 18

/** Yields the bytes of a source. Throws an InputError when reading fails. */
export async function* piecesOf(source: Source): AsyncGenerator<Uint8Array> {
  try {
    if (typeof source === 'string') yield* piecesOfFile(await openFile(source))
    else yield* source
  } catch (error) {
    throw withHint(error)
  }
}

/** Closes the file when the consumer stops early. */
const piecesOfFile = ({ handle }: OpenedFile): AsyncIterable<Uint8Array> =>
  handle.createReadStream({ highWaterMark: piece })

/** Reads all bytes. Throws an InputError when reading fails or the limit is exceeded. */
export async function readBytes(source: Source, limit = defaultLimit): Promise<Buffer> {
  try {
    return typeof source === 'string'
      ? await bytesOfFile(source, limit)
      : await joined(source, limit)
  } catch (error) {
    throw withHint(error)
  }
}

async function bytesOfFile(path: string, limit: FileLimit): Promise<Buffer> {
  const opened = await openFile(path)
  const { handle, stats } = opened
  // Some system files report size 0.
  if (stats.size === 0) return joined(piecesOfFile(opened), limit)
  try {
    if (stats.size > limit.bytes) throw tooLarge(limit)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/** Concatenates the pieces; closes them when the limit is exceeded. */
async function joined(pieces: AsyncIterable<Uint8Array>, limit: FileLimit): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of pieces) {
    size += part.length
    if (size > limit.bytes) throw tooLarge(limit)
    parts.push(part)
  }
  return Buffer.concat(parts, size)
}

/** Converts a file system error into an InputError. */
export function toReadError(error: unknown): InputError {
  if (error instanceof InputError) return error
  const { code, message } = error as NodeJS.ErrnoException
  return new InputError(reasons.get(code) ?? message)
}

/** Adds a similar file to the error of a missing one. */
function withHint(error: unknown): InputError {
  const { code, path } = error as NodeJS.ErrnoException
  const readError = toReadError(error)
  if (code !== 'ENOENT' || path === undefined) return readError
  return new InputError(readError.message + nearAbsoluteHint(path))
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const utf8WithMark = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes UTF-8; drops a byte order mark unless it is kept. Throws an InputError for other encodings. */
export function decode(bytes: Uint8Array, keepsMark = false): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new InputError('not UTF-8 but UTF-16; save it as UTF-8')
  }
  try {
    return (keepsMark ? utf8WithMark : utf8).decode(bytes)
  } catch {
    throw notUtf8(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }
}

/** Returns the error for the first invalid byte. */
function notUtf8(bytes: Buffer): InputError {
  // Lenient decoding replaces invalid bytes, so that the texts differ from the first one on.
  const replaced = Buffer.from(bytes.toString())
  let start = replaced.findIndex((byte, at) => byte !== bytes[at])
  while (((replaced[start] as number) & 0xc0) === 0x80) start--
  const byte = bytes.subarray(start, start + 1).toString('hex')
  const before = replaced.toString('utf8', 0, start).replace(/^\ufeff/, '')
  return new InputError(`not UTF-8: invalid byte 0x${byte}`, positionsIn(before)(before.length))
}

/** A file that is open for reading. */
interface OpenedFile {
  handle: FileHandle
  stats: Stats
}

/** Opens a regular file, following links, for reading. Throws an InputError for anything else. */
async function openFile(path: string): Promise<OpenedFile> {
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
function kindOf(stats: Stats): string {
  if (stats.isFIFO()) return 'a FIFO'
  if (stats.isSocket()) return 'a socket'
  return stats.isBlockDevice() ? 'a block device' : 'a character device'
}
