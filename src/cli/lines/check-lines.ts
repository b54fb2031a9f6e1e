import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { CheckSettings } from '../checking/check-settings.js'
import { usualFileBytes, usualLineBytes } from '../documents/ceilings.js'
import { Problem } from '../documents/problem.js'
import { piecesOf, type Source } from '../documents/read-text.js'
import { emptyFile } from '../documents/source-document.js'
import { unusable } from '../results/judgement.js'
import { hasFindings } from '../results/result.js'
import type { PlacedViolation } from '../results/violation-place.js'
import { batchesOf, lineAt } from './batches.js'
import { type EarlierRow, earlierRows, type RowMark } from './earlier-rows.js'
import { judgeLine, type LineJudgement } from './judge-batch.js'
import { type Judged, judges } from './judges.js'
import { comparesRows, factsOfEarlier, wordsOnEarlier } from './row-marks.js'
import { unpacked } from './unpacked.js'
import { untilFailure } from './until-failure.js'

/** Whether a file holds a JSON document on each line, by its name. */
export const isLines = (name: string): boolean =>
  /\.(?:ndjson|jsonl)(?:\.(?:gz|gzip|zst|zstd))?$/i.test(name)

/** So many bytes of lines are judged at a time. */
const batchSize = 2 ** 20

/** A judgement of a line, or how many right requests have been counted, up to which byte. */
export type LinesResult =
  | (Omit<LineJudgement, 'document'> & { document?: number })
  | { right: number; offset: number }

/** Judges line by line; neither the file nor what was found is kept. */
export async function* checkLines(
  source: Source,
  settings: CheckSettings,
): AsyncGenerator<LinesResult> {
  const {
    threads = availableParallelism(),
    onlyFindings = false,
    from = 0,
    progress,
  } = settings.lines ?? {}
  const isCompared = comparesRows(settings.contract)
  let earlier: ReturnType<typeof earlierRows> | undefined
  const crew = judges(threads, settings)
  const total = typeof source === 'string' ? await sizeOf(source) : undefined
  let documents = 0
  let bytes = 0
  let end = 0

  function* settled({ batch, judged }: Judged): Generator<LinesResult> {
    if (judged.marks.length > 0) earlier ??= earlierRows()
    const again = earlier ? rejudged({ batch, judged }, earlier, settings) : []
    const all = new Map(judged.judgements.map((each) => [each.document, each]))
    for (const [document, judgement] of again) {
      if (judgement.offset < from) continue
      if (all.has(document) || hasFindings(judgement)) all.set(document, judgement)
    }
    const inOrder = [...all.values()].sort((one, other) => one.document - other.document)
    // Those before `from` come first, and after them each is either right or has a judgement.
    let done = judged.documents - judged.right - judged.judgements.length
    for (const judgement of inOrder) {
      const right = judgement.document - done - 1
      if (right > 0) yield { right, offset: judgement.offset - 1 }
      yield { ...judgement, document: documents + judgement.document }
      done = judgement.document
    }
    documents += judged.documents
    end = batch.offset + batch.length
    // Also where there is none: who asks for results can end the run between them.
    yield { right: judged.documents - done, offset: Math.max(end, from) - 1 }
    progress?.({ bytes, total, documents })
  }

  const onTheWay: Promise<Judged>[] = []
  try {
    const counted = countedBytes(piecesOf(source), (count) => {
      bytes += count
    })
    const batches = untilFailure(
      batchesOf(unpacked(counted, settings.maxFileBytes ?? usualFileBytes), {
        size: batchSize,
        longest: settings.maxLineBytes ?? usualLineBytes,
      }),
    )
    for await (const batch of batches.readable) {
      settings.read?.(batch.length)
      const judging = crew.judge({ batch, from, onlyFindings, isCompared })
      // It is waited for later; until then its failure is nobody's.
      judging.catch(() => {})
      onTheWay.push(judging)
      if (onTheWay.length >= crew.width) yield* settled(await (onTheWay.shift() as Promise<Judged>))
    }
    for (const judging of onTheWay) yield* settled(await judging)
    const failure = batches.failed()
    if (failure) throw failure.error
  } finally {
    await crew.end()
  }
  if (documents === 0) yield { ...unusable(emptyFile()), offset: 0 }
  if (from > end) throw new Problem(`it ends before byte ${from}, at which it should go on`)
  if (earlier?.limit !== undefined) {
    settings.note?.(
      `The first ${earlier.limit} idempotency keys and names of offerings were compared with all rows, later ones with these.`,
    )
  }
}

/** The judgements of rows that use what another row has used before, by number in the batch. */
function rejudged(
  { batch, judged }: Judged,
  earlier: ReturnType<typeof earlierRows>,
  settings: CheckSettings,
): Map<number, LineJudgement> {
  const met = new Map<number, [RowMark, EarlierRow][]>()
  for (const mark of judged.marks) {
    const row = earlier.meet(mark)
    if (row !== undefined) met.set(mark.document, [...(met.get(mark.document) ?? []), [mark, row]])
  }
  const again = new Map<number, LineJudgement>()
  for (const [document, rows] of met) {
    const line = lineAt(batch, (rows[0] as [RowMark, EarlierRow])[0])
    const judgement = judgeLine(line, settings, (facts) =>
      rows.reduce((known, [mark, row]) => factsOfEarlier(known, mark, row), facts),
    )
    const worded = (finding: PlacedViolation): PlacedViolation => {
      const words = rows.map(([mark, row]) => wordsOnEarlier(finding.rule, mark, row))
      const message = [finding.message, ...words.filter((each) => each !== undefined)].join(' ')
      return { ...finding, message }
    }
    const violations = judgement.violations.map(worded)
    const warnings = judgement.warnings.map(worded)
    again.set(document, { ...judgement, violations, warnings, document, offset: line.offset })
  }
  return again
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    // A pipe that has a name has no size.
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
