import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { shownBytes } from '../documents/ceilings.js'
import { type Packing, packingOf } from '../documents/packing.js'
import { Problem } from '../documents/problem.js'

type Pieces = AsyncIterable<Uint8Array>

const unpack: Record<Packing, (pieces: Pieces) => Pieces> = {
  gzip: unpackGzip,
  zstd: unpackZstd,
}

/**
 * A packed file may unpack to so many times what a file may have that is read as a whole, or to so
 * many times its own size where that is more.
 */
const timesUsual = 4
const timesPacked = 200

/**
 * What the bytes say, unpacked where they are packed; their first ones tell, and no name. Throws a
 * Problem where few bytes stand for very many.
 */
export async function* unpacked(pieces: Pieces, usual: number): Pieces {
  const { start, all } = await peeked(pieces, 4)
  const packing = packingOf(start)
  if (packing === undefined) return yield* all
  let fault: unknown
  let packedBytes = 0
  let bytes = 0
  const watched = async function* () {
    try {
      for await (const piece of all) {
        packedBytes += piece.length
        yield piece
      }
    } catch (error) {
      fault = error
      throw error
    }
  }
  try {
    for await (const piece of unpack[packing](watched())) {
      bytes += piece.length
      if (bytes > Math.max(timesUsual * usual, timesPacked * packedBytes)) {
        throw new Problem(
          `it unpacks to more than ${shownBytes(timesUsual * usual)} (${timesUsual} times --max-file-bytes) and ${timesPacked} times its size`,
        )
      }
      yield piece
    }
  } catch (error) {
    // A file that cannot be read is not one that is packed wrongly.
    if (fault !== undefined) throw fault
    if (error instanceof Problem) throw error
    throw new Problem(`its ${packing} data is broken: ${(error as Error).message}`)
  }
}

/** Who stops reading closes the pieces as well, and where these fail, what is read from fails. */
function unpackGzip(pieces: Pieces): Pieces {
  return pipeline(Readable.from(pieces), createGunzip(), () => {})
}

/** By a package: Node has no zstd before 22.15, and in 24 still ends after the first of several frames. */
async function* unpackZstd(pieces: Pieces): Pieces {
  const { Decompress } = await import('fzstd')
  let ready: Uint8Array[] = []
  const decompress = new Decompress((data) => ready.push(data))
  const taken = () => {
    const found = ready
    ready = []
    return found
  }
  for await (const piece of pieces) {
    // A few bytes can stand for very many: so many at a time keep what is ready small.
    for (let at = 0; at < piece.length; at += zstdStep) {
      decompress.push(piece.subarray(at, at + zstdStep))
      yield* taken()
    }
  }
  decompress.push(new Uint8Array(), true)
  yield* taken()
}

const zstdStep = 1024

async function* replayed(held: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): Pieces {
  try {
    yield* held
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/** The first bytes, and everything with them. */
export async function peeked(
  pieces: Pieces,
  length: number,
): Promise<{ start: Buffer; all: Pieces }> {
  const rest = pieces[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  for (let size = 0; size < length; ) {
    const next = await rest.next()
    if (next.done) break
    held.push(next.value)
    size += next.value.length
  }
  return { start: Buffer.concat(held), all: replayed(held, rest) }
}
