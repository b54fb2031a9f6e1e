import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isPacked } from '../documents/file-names.js'
import { InputError } from '../documents/input-error.js'
import { shownBytes } from '../documents/limits.js'
import { type Pieces, peekedBytes } from './peeked.js'

/** Maximum decompressed size: a multiple of the file size limit or of its own size, if larger. */
const timesLimit = 4
const timesPacked = 200

/** Decompresses bytes by their signature. Throws an InputError when they expand too much. */
export async function* unpacked(pieces: Pieces, limit: number): Pieces {
  const { start, all } = await peekedBytes(pieces, 2)
  if (!isPacked(start)) return yield* all
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
    for await (const piece of gunzipped(watched())) {
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
    throw new InputError(`invalid gzip data: ${(error as Error).message}`)
  }
}

const chunkSize = 2 ** 16

/** Closes the pieces when the consumer stops, and forwards their errors. */
const gunzipped = (pieces: Pieces): Pieces =>
  pipeline(Readable.from(pieces), createGunzip({ chunkSize }), () => {})
