import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { CheckSettings } from '../checking/check-settings.js'
import { defaultFileBytes, defaultLineBytes } from '../documents/limits.js'
import { piecesOf, type Source } from '../documents/read-text.js'
import { emptyFile } from '../documents/source-document.js'
import { type DocumentResult, unreadableResult } from '../results/result.js'
import { batchesOf } from './batches.js'
import type { LineResult } from './check-batch.js'
import { inOrder } from './in-order.js'
import { unpacked } from './unpacked.js'
import { workerPool } from './worker-pool.js'

/** The result of a line, or a number of valid requests. */
export type LinesItem = DocumentResult | LineResult | { valid: number }

/** Checks a file line by line. Keeps neither the file nor its findings. */
export async function* checkLines(
  source: Source,
  settings: CheckSettings,
): AsyncGenerator<LinesItem> {
  const { threads = availableParallelism(), progress } = settings.lines ?? {}
  const pool = workerPool(threads, settings)
  const total = typeof source === 'string' ? await sizeOf(source) : undefined
  let documents = 0
  let bytes = 0
  const counted = countedBytes(piecesOf(source), (count) => {
    bytes += count
  })
  const lines = countedBytes(
    unpacked(counted, settings.maxFileBytes ?? defaultFileBytes),
    (count) => settings.read?.(count),
  )
  const batches = batchesOf(lines, settings.maxLineBytes ?? defaultLineBytes)
  try {
    for await (const { results, ...batch } of inOrder(batches, pool)) {
      let done = 0
      for (const result of results) {
        const valid = result.document - done - 1
        if (valid > 0) yield { valid }
        yield { ...result, document: documents + result.document }
        done = result.document
      }
      documents += batch.documents
      // Yields even without valid requests, so that the consumer can stop between batches.
      yield { valid: batch.documents - done }
      progress?.({ bytes, total, documents })
    }
  } finally {
    await pool.end()
  }
  if (documents === 0) yield unreadableResult(emptyFile())
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
