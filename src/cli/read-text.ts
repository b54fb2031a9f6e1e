import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { packingOf } from './packing.js'
import { placesIn } from './place.js'
import { Problem } from './problem.js'

const reasons: ReadonlyMap<string | undefined, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EACCES', 'it may not be read'],
  ['EPERM', 'it may not be read'],
  ['EISDIR', 'it is a folder'],
])

/** Where a text comes from: a path, or standard input. */
export type Source = string | AsyncIterable<Uint8Array>

/** Throws a Problem where there is no text. */
export async function readText(source: Source): Promise<string> {
  const bytes = await readBytes(source)
  const packing = packingOf(bytes)
  if (packing === undefined) return decode(bytes)
  throw new Problem(
    `it is packed with ${packing}, which is read where a document stands on each line: .ndjson.gz, or --lines`,
  )
}

/** So many bytes are read at a time. */
const piece = 2 ** 18

/** The bytes of the source as they come; that it cannot be read is a Problem, also in its midst. */
export async function* piecesOf(source: Source): AsyncGenerator<Uint8Array> {
  try {
    yield* typeof source === 'string' ? createReadStream(source, { highWaterMark: piece }) : source
  } catch (error) {
    throw notReadable(error)
  }
}

/** Throws a Problem where there is nothing to read. */
export async function readBytes(source: Source): Promise<Buffer> {
  try {
    if (typeof source === 'string') return await readFile(source)
    const chunks: Uint8Array[] = []
    for await (const chunk of source) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (error) {
    throw notReadable(error)
  }
}

/** What is said of a file that the system does not let us read. */
export function notReadable(error: unknown): Problem {
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
