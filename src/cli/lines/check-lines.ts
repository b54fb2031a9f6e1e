import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { CheckSettings } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import { defaultFileBytes, defaultLineBytes } from '../documents/limits.js'
import { piecesOf, type Source } from '../documents/read-text.js'
import { emptyFile } from '../documents/source-document.js'
import { unreadableResult } from '../results/document-result.js'
import { hasFindings } from '../results/result.js'
import type { LocatedViolation } from '../results/violation-position.js'
import { batchesOf, lineAt } from './batches.js'
import { checkLine, countBatch, type LineResult } from './check-batch.js'
import { type EarlierRow, earlierRows, type RowMark } from './earlier-rows.js'
import { endOfPart, isLast, touches } from './part.js'
import { comparesRows, factsOfEarlier, wordsOnEarlier } from './row-marks.js'
import { unpacked } from './unpacked.js'
import { untilFailure } from './until-failure.js'
import { type CheckedBatch, workerPool } from './worker-pool.js'

/** Bytes per batch. */
const batchSize = 2 ** 20

/** The result of a line, or a number of valid requests up to a byte offset. */
export type LinesItem =
  | (Omit<LineResult, 'document'> & { document?: number })
  | { valid: number; offset: number }

/** Checks a file line by line. Keeps neither the file nor its findings. */
export async function* checkLines(
  source: Source,
  settings: CheckSettings,
): AsyncGenerator<LinesItem> {
  const {
    threads = availableParallelism(),
    shown = 'all',
    from = 0,
    part,
    progress,
  } = settings.lines ?? {}
  const isCompared = comparesRows(settings.lines?.options)
  let earlier: ReturnType<typeof earlierRows> | undefined
  const pool = workerPool(threads, settings)
  const total = typeof source === 'string' ? await sizeOf(source) : undefined
  let documents = 0
  let bytes = 0
  let end = 0

  function* settled({ batch, result }: CheckedBatch): Generator<LinesItem> {
    if (result.marks.length > 0) earlier ??= earlierRows()
    const again = earlier ? recheckRows({ batch, result }, earlier, settings) : []
    const all = new Map(result.results.map((each) => [each.document, each]))
    for (const [document, result] of again) {
      if (all.has(document) || hasFindings(result)) all.set(document, result)
    }
    const inOrder = [...all.values()].sort((one, other) => one.document - other.document)
    // Documents before `from` come first; each later one is either valid or has a result.
    let done = result.documents - result.valid - result.results.length
    let left = result.valid + result.results.length - all.size
    for (const line of inOrder) {
      // Between the documents of a shard are those of others.
      const valid = part ? 0 : line.document - done - 1
      if (valid > 0) yield { valid, offset: line.offset - 1 }
      yield { ...line, document: documents + line.document }
      done = line.document
      left -= valid
    }
    documents += result.documents
    end = batch.offset + batch.length
    // Yields even without valid requests, so that the consumer can stop between batches.
    yield { valid: left, offset: Math.max(end, from) - 1 }
    progress?.({ bytes, total, documents })
  }

  const pending: Promise<CheckedBatch>[] = []
  try {
    const counted = countedBytes(piecesOf(source), (count) => {
      bytes += count
    })
    const batches = untilFailure(
      batchesOf(unpacked(counted, settings.maxFileBytes ?? defaultFileBytes), {
        size: batchSize,
        longest: settings.maxLineBytes ?? defaultLineBytes,
      }),
    )
    for await (const batch of batches.readable) {
      if (part && batch.offset >= endOfPart(part)) break
      const isRead = part === undefined || touches(part, batch)
      if (isRead) settings.read?.(batch.length)
      const task = { batch, from, ...(part && { part }), shown, isCompared }
      const checking = isRead
        ? pool.check(task)
        : Promise.resolve({ batch, result: countBatch(batch, settings) })
      // Awaited later; avoids an unhandled rejection until then.
      checking.catch(() => {})
      pending.push(checking)
      if (pending.length >= pool.width)
        yield* settled(await (pending.shift() as Promise<CheckedBatch>))
    }
    for (const checking of pending) yield* settled(await checking)
    const failure = batches.failed()
    if (failure) throw failure.error
  } finally {
    await pool.end()
  }
  if (documents === 0 && (part === undefined || isLast(part)))
    yield { ...unreadableResult(emptyFile()), offset: 0 }
  if (from > end) throw new InputError(`the file ends before byte ${from} (--resume)`)
  if (earlier?.limit !== undefined) {
    settings.note?.(
      `Duplicate checks across rows remember only the first ${earlier.limit} idempotency keys and offering names`,
    )
  }
}

/** Rechecks rows that reuse a key or name of an earlier row. Returns results by number in the batch. */
function recheckRows(
  { batch, result }: CheckedBatch,
  earlier: ReturnType<typeof earlierRows>,
  settings: CheckSettings,
): Map<number, LineResult> {
  const met = new Map<number, [RowMark, EarlierRow][]>()
  for (const mark of result.marks) {
    const row = earlier.find(mark)
    if (row !== undefined && !mark.isOther)
      met.set(mark.document, [...(met.get(mark.document) ?? []), [mark, row]])
  }
  const again = new Map<number, LineResult>()
  for (const [document, rows] of met) {
    const line = lineAt(batch, (rows[0] as [RowMark, EarlierRow])[0])
    const result = checkLine(line, settings, (facts) =>
      rows.reduce((known, [mark, row]) => factsOfEarlier(known, mark, row), facts),
    )
    const worded = (finding: LocatedViolation): LocatedViolation => {
      const words = rows.map(([mark, row]) => wordsOnEarlier(finding.rule, mark, row))
      const message = [finding.message, ...words.filter((each) => each !== undefined)].join(' ')
      return { ...finding, message }
    }
    const violations = result.violations.map(worded)
    const warnings = result.warnings.map(worded)
    again.set(document, { ...result, violations, warnings, document, offset: line.offset })
  }
  return again
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
