import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { CheckSettings } from '../checking/check-settings.js'
import { isPacked } from '../documents/file-names.js'
import { InputError } from '../documents/input-error.js'
import { defaultFileBytes, defaultLineBytes, shownBytes } from '../documents/limits.js'
import { piecesOf, type Source } from '../documents/read-text.js'
import { emptyFile } from '../documents/source-document.js'
import { type DocumentResult, unreadableResult } from '../results/result.js'
import { batchesOf } from './batches.js'
import type { BatchResult, LineResult } from './check-batch.js'
import { type Pieces, peeked } from './peeked.js'
import { workerPool } from './worker-pool.js'

/** The result of a line, or a number of valid requests. */
export type LinesItem = DocumentResult | LineResult | { valid: number }

/** Checks a file line by line; yields what each piece of it has. Keeps neither the file nor its findings. */
export async function* checkLines(
  source: Source,
  settings: CheckSettings,
): AsyncGenerator<LinesItem[]> {
  const { threads = availableParallelism(), progress } = settings.lines ?? {}
  const pool = workerPool(threads, settings)
  const total = typeof source === 'string' ? await sizeOf(source) : undefined
  let documents = 0
  let bytes = 0
  const counted = countedBytes(piecesOf(source), (count) => {
    bytes += count
  })
  const lines = countedBytes(
    unpacked(counted, settings.maxFileBytes ?? defaultFileBytes, () => bytes),
    (count) => settings.read?.(count),
  )
  const batches = batchesOf(lines, settings.maxLineBytes ?? defaultLineBytes)
  const checked = Readable.from(batches, { highWaterMark: 1 }).map(pool.check, {
    concurrency: pool.width,
  })
  try {
    for await (const batch of checked as AsyncIterable<BatchResult>) {
      // Yields even without documents, so that the consumer can stop between batches.
      yield itemsOf(batch, documents)
      documents += batch.documents
      progress?.({ bytes, total, documents })
    }
  } finally {
    await pool.end()
  }
  if (documents === 0) yield [unreadableResult(emptyFile())]
}

/** Returns the results of a batch, which follows a number of documents, and the valid requests among them. */
function itemsOf({ documents, results }: BatchResult, before: number): LinesItem[] {
  let done = 0
  const items: LinesItem[] = []
  for (const result of results) {
    const valid = result.document - done - 1
    if (valid > 0) items.push({ valid })
    done = result.document
    result.document += before
    items.push(result)
  }
  items.push({ valid: documents - done })
  return items
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    // A named pipe has no size.
    ({ size }) => size || undefined,
    () => undefined,
  )

async function* countedBytes(
  pieces: AsyncIterable<Uint8Array>,
  add: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    add(piece.length)
    yield piece
  }
}

/** Maximum decompressed size: a multiple of the file size limit or of its own size, if larger. */
const timesLimit = 4
const timesPacked = 200

/** Decompresses bytes by their signature. Throws an InputError when they expand too much. */
async function* unpacked(pieces: Pieces, limit: number, packedBytes: () => number): Pieces {
  const { start, all } = await peeked(pieces, (_, size) => size >= 2)
  if (!isPacked(start)) return yield* all
  let bytes = 0
  try {
    for await (const piece of gunzipped(all)) {
      bytes += piece.length
      if (bytes > Math.max(timesLimit * limit, timesPacked * packedBytes())) {
        throw new InputError(
          `decompresses to more than ${shownBytes(timesLimit * limit)} (${timesLimit} times --max-file-bytes) and ${timesPacked} times its size`,
        )
      }
      yield piece
    }
  } catch (error) {
    // An unreadable file is not an invalid archive.
    if (error instanceof InputError) throw error
    throw new InputError(`invalid gzip data: ${(error as Error).message}`)
  }
}

const chunkSize = 2 ** 16

/** Closes the pieces when the consumer stops, and forwards their errors. */
const gunzipped = (pieces: Pieces): Pieces =>
  pipeline(Readable.from(pieces), createGunzip({ chunkSize }), () => {})
