import { joinBytes } from '../../core/base/bytes.js'
import { untilFailure } from './until-failure.js'

/** Consecutive whole lines of a file, or the location of a line that is too long. */
export interface Batch {
  /** 1-based number of the first line. */
  line: number
  /** Byte offset in the file, after decompression. */
  offset: number
  /** Length in bytes, with line breaks. */
  length: number
  /** The lines with line breaks, in their own memory; undefined for a line that is too long. */
  bytes: Uint8Array<ArrayBuffer> | undefined
}

const lineFeed = 0x0a

/**
 * Splits pieces into batches of whole lines of about `size` bytes. Keeps only the current batch, and
 * nothing of a line that is too long. Yields all whole lines before rethrowing a failure.
 */
export async function* batchesOf(
  pieces: AsyncIterable<Uint8Array>,
  { size, longest }: { size: number; longest: number },
): AsyncGenerator<Batch> {
  let line = 1
  let offset = 0
  let parts: Uint8Array[] = []
  let held = 0
  /** Number of buffered bytes that form whole lines. */
  let whole = 0
  let isTooLong = false

  const cut = (length: number): Batch => {
    const all = joinBytes(parts, held)
    const bytes = length === held ? all : all.slice(0, length)
    const batch = { line, offset, length, bytes }
    parts = length === held ? [] : [all.subarray(length)]
    line += count(bytes, lineFeed)
    offset += length
    held -= length
    whole = 0
    return batch
  }

  const { readable, failed } = untilFailure(pieces)
  for await (const piece of readable) {
    let start = 0
    if (isTooLong) {
      const end = piece.indexOf(lineFeed)
      start = end === -1 ? piece.length : end + 1
      held += start
      if (end === -1) continue
      yield { line, offset, length: held, bytes: undefined }
      line += 1
      offset += held
      held = 0
      isTooLong = false
    }
    if (start === piece.length) continue
    // A stream may reuse the memory of its pieces.
    parts.push(piece.slice(start))
    const end = piece.lastIndexOf(lineFeed)
    if (end >= start) whole = held + end + 1 - start
    held += piece.length - start
    if (held >= size && whole > 0) yield cut(whole)
    if (held - whole > longest) {
      if (whole > 0) yield cut(whole)
      parts = []
      isTooLong = true
    }
  }
  const failure = failed()
  if (isTooLong) yield { line, offset, length: held, bytes: undefined }
  else if (failure && whole > 0) yield cut(whole)
  else if (!failure && held > 0) yield cut(held)
  if (failure) throw failure.error
}

/** A line of a batch without its line break. */
export interface ByteLine {
  line: number
  offset: number
  bytes: Uint8Array
}

type Lines = Pick<Batch, 'line' | 'offset' | 'bytes'>

/** Yields the lines of a batch. */
export function* linesOf({ line, offset, bytes }: Lines): Generator<ByteLine> {
  if (bytes === undefined) return
  let number = line
  for (let start = 0; start < bytes.length; number++) {
    const at = bytes.indexOf(lineFeed, start)
    const end = at === -1 ? bytes.length : at
    yield { line: number, offset: offset + start, bytes: bytes.subarray(start, end) }
    start = end + 1
  }
}

/** Returns the line of a batch at a byte offset of the file. */
export function lineAt(
  batch: Batch,
  { line, offset }: Pick<ByteLine, 'line' | 'offset'>,
): ByteLine {
  const bytes = batch.bytes?.subarray(offset - batch.offset)
  const [found] = linesOf({ line, offset, bytes })
  return found as ByteLine
}

function count(bytes: Uint8Array, byte: number): number {
  let found = 0
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) found++
  return found
}
