import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { InputError } from '../documents/input-error.js'
import { shownBytes } from '../documents/limits.js'
import { type Packing, packingOf } from '../documents/packing.js'

type Pieces = AsyncIterable<Uint8Array>

const unpack: Record<Packing, (pieces: Pieces) => Pieces> = {
  gzip: unpackGzip,
  zstd: unpackZstd,
}

/** Maximum decompressed size: a multiple of the file size limit or of its own size, if larger. */
const timesLimit = 4
const timesPacked = 200

/** Decompresses bytes by their signature. Throws an InputError when they expand too much. */
export async function* unpacked(pieces: Pieces, limit: number): Pieces {
  const { start, all } = await peeked(pieces, 4)
  const packing = packingOf(start)
  if (packing === undefined) return yield* all
  let readError: unknown
  let packedBytes = 0
  let bytes = 0
  const watched = async function* () {
    try {
      for await (const piece of all) {
        packedBytes += piece.length
        yield piece
      }
    } catch (error) {
      readError = error
      throw error
    }
  }
  try {
    for await (const piece of unpack[packing](watched())) {
      bytes += piece.length
      if (bytes > Math.max(timesLimit * limit, timesPacked * packedBytes)) {
        throw new InputError(
          `decompresses to more than ${shownBytes(timesLimit * limit)} (${timesLimit} times --max-file-bytes) and ${timesPacked} times its size`,
        )
      }
      yield piece
    }
  } catch (error) {
    // An unreadable file is not an invalid archive.
    if (readError !== undefined) throw readError
    if (error instanceof InputError) throw error
    throw new InputError(`invalid ${packing} data: ${(error as Error).message}`)
  }
}

/** Closes the pieces when the consumer stops, and forwards their errors. */
function unpackGzip(pieces: Pieces): Pieces {
  return pipeline(Readable.from(pieces), createGunzip(), () => {})
}

/** Uses a package: Node has no zstd before 22.15, and Node 24 stops after the first of several frames. */
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
    // Small steps limit the output, because a few bytes may expand to very many.
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

/** Returns the first bytes, and all pieces including them. */
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
