import {
  judgementOn,
  judgeRead,
  type ReadRequest,
  readOrProblem,
  verdictOn,
} from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { usualLineBytes } from '../documents/ceilings.js'
import { Problem } from '../documents/problem.js'
import type { SourceDocument } from '../documents/source-document.js'
import { type Judgement, unusable } from '../results/judgement.js'
import { shortened } from '../results/shortened.js'
import { type Batch, type ByteLine, linesOf } from './batches.js'
import type { RowMark } from './earlier-rows.js'
import { readLine, tooLong } from './read-line.js'
import { marksOf } from './row-marks.js'

/** What to judge of a batch, and what of that is wanted. */
export interface BatchTask {
  batch: Batch
  /** Lines that begin before this byte are read for what they use up, and not judged. */
  from: number
  /** Whether right requests without a warning are only counted. */
  onlyFindings: boolean
  /** Whether rows are compared with each other. */
  isCompared: boolean
}

/** A judgement, with its document's number in the batch, and the byte at which its line begins. */
export type LineJudgement = Judgement & { document: number; offset: number }

/** What came out for a batch. */
export interface JudgedBatch {
  /** How many documents it holds, those before `from` among them. */
  documents: number
  judgements: LineJudgement[]
  /** How many right requests are only counted. */
  right: number
  marks: RowMark[]
}

/** Judges the lines of a batch one by one. */
export function judgeBatch(
  { batch, from, onlyFindings, isCompared }: BatchTask,
  settings: CheckSettings,
): JudgedBatch {
  const judged: JudgedBatch = { documents: 0, judgements: [], right: 0, marks: [] }
  const { marks, judgements } = judged
  const { maxLineBytes: longest = usualLineBytes } = settings
  const add = (read: ReadRequest | Problem, offset: number) => {
    const judgement = onlyFindings ? findingsOf(read, settings) : judgeRead(read, settings)
    if (judgement === undefined) judged.right += 1
    else judgements.push({ ...shortened(judgement), document: judged.documents, offset })
  }
  if (batch.bytes === undefined) {
    judged.documents += 1
    if (batch.offset >= from) add(tooLong(batch.line, longest), batch.offset)
    return judged
  }
  for (const { line, offset, bytes } of linesOf(batch)) {
    const document = readLine({ line, bytes }, longest)
    if (document === undefined) continue
    judged.documents += 1
    const read = readOrProblem(document, settings)
    if (isCompared && !(read instanceof Problem)) {
      for (const mark of marksOf(read, settings.contract)) {
        marks.push({ ...mark, document: judged.documents, line, offset })
      }
    }
    if (offset >= from) add(read, offset)
  }
  return judged
}

/** The judgement of a request; undefined where it is right and has no warning. */
function findingsOf(read: ReadRequest | Problem, settings: CheckSettings): Judgement | undefined {
  if (read instanceof Problem) return unusable(read)
  const verdict = verdictOn(read, settings)
  // Most requests are right, and what else there is to say of them takes longer than to judge them.
  if (verdict.ok && verdict.warnings.length === 0) return undefined
  return judgementOn(verdict, read, settings)
}

/** Judges one line, with facts that its neighbours have told. */
export function judgeLine(
  line: ByteLine,
  settings: CheckSettings,
  told: (facts: ReadRequest['facts']) => ReadRequest['facts'],
): Judgement {
  const { maxLineBytes = usualLineBytes } = settings
  const read = readOrProblem(readLine(line, maxLineBytes) as SourceDocument, settings)
  return judgeRead(read instanceof Problem ? read : { ...read, facts: told(read.facts) }, settings)
}
