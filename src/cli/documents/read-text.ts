import { getHeapStatistics } from 'node:v8'
import { outOfMemory, UsageError } from '../host/usage-error.js'
import { type FileLimit, tooLarge, usualFileBytes } from './ceilings.js'
import { type OpenedFile, openFile } from './open-file.js'
import { packingOf } from './packing.js'
import { placesIn } from './place.js'
import { Problem } from './problem.js'

const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EACCES', 'it may not be read'],
  ['EPERM', 'it may not be read'],
  ['EISDIR', 'it is a folder'],
])

const usualLimit: FileLimit = { bytes: usualFileBytes }

/** Where a text comes from: a path, or standard input. */
export type Source = string | AsyncIterable<Uint8Array>

/** Reads a text. Throws a Problem where there is none, or one of more bytes than the limit. */
export async function readText(source: Source, limit = usualLimit): Promise<string> {
  const bytes = await readBytes(source, limit)
  assertFitsHeap(bytes.length)
  const packing = packingOf(bytes)
  if (packing === undefined) return decode(bytes)
  throw new Problem(
    `it is packed with ${packing}, which is read where a document stands on each line: .ndjson.gz, or --lines`,
  )
}

/**
 * Throws a UsageError where the heap is too small for a text: to parse it takes several times its
 * bytes, and an engine that runs out of memory meanwhile may try for minutes before it gives up.
 */
function assertFitsHeap(bytes: number): void {
  if (bytes * 4 <= getHeapStatistics().heap_size_limit) return
  throw new UsageError(outOfMemory)
}

/** So many bytes are read at a time. */
const piece = 2 ** 18

/** The bytes of the source as they come; that it cannot be read is a Problem, also in its midst. */
export async function* piecesOf(source: Source): AsyncGenerator<Uint8Array> {
  try {
    if (typeof source === 'string') yield* piecesOfFile(await openFile(source))
    else yield* source
  } catch (error) {
    throw notReadable(error)
  }
}

/** Who stops here closes the file as well. */
const piecesOfFile = ({ handle }: OpenedFile): AsyncIterable<Uint8Array> =>
  handle.createReadStream({ highWaterMark: piece })

/** Reads all bytes. Throws a Problem where there is nothing to read, or more than the limit. */
export async function readBytes(source: Source, limit = usualLimit): Promise<Buffer> {
  try {
    return typeof source === 'string'
      ? await bytesOfFile(source, limit)
      : await joined(source, limit)
  } catch (error) {
    throw notReadable(error)
  }
}

async function bytesOfFile(path: string, limit: FileLimit): Promise<Buffer> {
  const opened = await openFile(path)
  const { handle, stats } = opened
  // Some files of the system do not state a size.
  if (stats.size === 0) return joined(piecesOfFile(opened), limit)
  try {
    if (stats.size > limit.bytes) throw tooLarge(limit)
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

/** Who stops here closes the pieces as well. */
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

/** What is said of a file that the system does not let us read. */
export function notReadable(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, message } = error as NodeJS.ErrnoException
  return new Problem(reasons.get(code) ?? message)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** UTF-8, with or without a byte order mark, which is no part of the text. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new Problem('not UTF-8: this is UTF-16; save it as UTF-8')
  }
  try {
    return utf8.decode(bytes)
  } catch {
    throw notUtf8(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }
}

/** Says which byte begins what is no character, and where. */
function notUtf8(bytes: Buffer): Problem {
  const valid = validLength(bytes)
  const before = decodeStart(bytes, valid)
  const start = Buffer.byteLength(before)
  const byte = bytes.subarray(start, start + 1).toString('hex')
  const reason =
    valid === bytes.length ? 'it ends within a character' : `the byte 0x${byte} stands here`
  const shown = before.replace(/^\ufeff/, '')
  return new Problem(`not UTF-8: ${reason}`, placesIn(shown)(shown.length))
}

/** How many bytes from the start are UTF-8, the last of them perhaps a part of a character. */
function validLength(bytes: Buffer): number {
  let low = 0
  let high = bytes.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    try {
      decodeStart(bytes, middle)
      low = middle
    } catch {
      high = middle - 1
    }
  }
  return low
}

/** The first bytes as text with its byte order mark; they may end within a character. */
const decodeStart = (bytes: Buffer, length: number): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, length), {
    stream: true,
  })
