import { joinBytes } from '../../core/base/bytes.js'

/** Consecutive whole lines of a file, or a part of a line that is too long. */
export interface Batch {
  /** 1-based number of the first line. */
  line: number
  /** Byte offset in the file, after decompression. */
  offset: number
  /** With line breaks, in their own memory. */
  bytes: Uint8Array<ArrayBuffer>
  /** Which part of a line that is too long this is. */
  part?: 'first' | 'further'
}

const lineFeed = 0x0a

/** Yields the whole lines of each piece as soon as it arrives. Keeps only a line that has begun. */
export async function* batchesOf(
  pieces: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<Batch> {
  let line = 1
  let offset = 0
  let parts: Uint8Array[] = []
  let held = 0
  let isTooLong = false

  const hold = (part: Uint8Array) => {
    held += part.length
    if (part.length > 0) parts.push(part)
  }
  const cut = (part?: Batch['part']): Batch => {
    const bytes = joinBytes(parts, held)
    const batch = { line, offset, bytes, ...(part && { part }) }
    line += count(bufferOf(bytes), lineFeed)
    offset += held
    parts = []
    held = 0
    return batch
  }

  for await (const piece of pieces) {
    let start = 0
    if (isTooLong) {
      start = piece.indexOf(lineFeed) + 1
      isTooLong = start === 0
      hold(piece.subarray(0, start || piece.length))
      yield cut('further')
      if (isTooLong) continue
    }
    const end = piece.lastIndexOf(lineFeed) + 1
    if (end > start) {
      hold(piece.subarray(start, end))
      yield cut()
      start = end
    }
    // A stream may reuse the memory of its pieces.
    hold(piece.slice(start))
    if (held > longest) {
      isTooLong = true
      yield cut('first')
    }
  }
  if (held > 0) yield cut()
}

/** A line of a batch without its line break. */
export interface ByteLine {
  line: number
  offset: number
  bytes: Uint8Array
}

/** Yields the lines of a batch. */
export function* linesOf({ line, offset, bytes }: ByteLine): Generator<ByteLine> {
  const buffer = bufferOf(bytes)
  let number = line
  for (let start = 0; start < bytes.length; number++) {
    const at = buffer.indexOf(lineFeed, start)
    const end = at === -1 ? bytes.length : at
    yield { line: number, offset: offset + start, bytes: bytes.subarray(start, end) }
    start = end + 1
  }
}

/** Returns the bytes as a buffer, which finds a byte several times as fast. */
const bufferOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, length)

function count(bytes: Buffer, byte: number): number {
  let found = 0
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) found++
  return found
}
