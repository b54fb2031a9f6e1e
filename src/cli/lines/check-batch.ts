import type { Verdict, Violation } from '../../core/index.js'
import {
  checkRead,
  countedResult,
  type ReadRequest,
  resultOfVerdict,
  tryRead,
  verdictOn,
} from '../checking/check-document.js'
import type { CheckSettings, Part, Shown } from '../checking/check-settings.js'
import { InputError } from '../documents/input-error.js'
import { defaultLineBytes } from '../documents/limits.js'
import type { SourceDocument } from '../documents/source-document.js'
import { type DocumentResult, unreadableResult } from '../results/document-result.js'
import { withExcerpts } from '../results/excerpts.js'
import { shortened } from '../results/shortened.js'
import { type Batch, type ByteLine, linesOf } from './batches.js'
import type { RowMark } from './earlier-rows.js'
import { hasLine, hasRow } from './part.js'
import { isBlank, readLine, textOfLine, tooLong } from './read-line.js'
import { keyOf, marksOf } from './row-marks.js'

/** A batch to check, with options. */
export interface BatchTask {
  batch: Batch
  /** Lines before this byte offset are only read for their unique values. */
  from: number
  /** The part of a shard; without it, all lines are checked. */
  part?: Part
  shown: Shown
  /** Compares rows with each other. */
  isCompared: boolean
}

/** A result with its document number in the batch and the byte offset of its line. */
export type LineResult = DocumentResult & { document: number; offset: number }

/** The result of a batch. */
export interface BatchResult {
  /** Number of documents, those before `from` included. */
  documents: number
  results: LineResult[]
  /** Number of valid requests that are only counted. */
  valid: number
  marks: RowMark[]
}

/** Checks the lines of a batch. */
export function checkBatch(
  { batch, from, part, shown, isCompared }: BatchTask,
  settings: CheckSettings,
): BatchResult {
  const batchResult: BatchResult = { documents: 0, results: [], valid: 0, marks: [] }
  const { marks, results } = batchResult
  const { maxLineBytes: longest = defaultLineBytes } = settings
  const isOwn = ({ line, offset }: Pick<ByteLine, 'line' | 'offset'>) =>
    part === undefined || (part.byKey ? hasRow(part, undefined, line) : hasLine(part, offset))
  const isSample = shown === 'samples' ? firstOfRules() : () => true
  const add = (read: ReadRequest | InputError, offset: number, line?: ByteLine) => {
    const result =
      shown === 'all' ? checkRead(read, settings) : findingsOf(read, isSample, settings)
    if (result === undefined) {
      batchResult.valid += 1
      return
    }
    const whole = line ? withSource(result, line, settings) : result
    results.push({ ...shortened(whole), document: batchResult.documents, offset })
  }
  if (batch.bytes === undefined) {
    batchResult.documents += 1
    if (batch.offset >= from && isOwn(batch)) add(tooLong(batch.line, longest), batch.offset)
    return batchResult
  }
  for (const { line, offset, bytes } of linesOf(batch)) {
    if (isBlank(bytes, longest)) continue
    batchResult.documents += 1
    let isChecked = offset >= from && isOwn({ line, offset })
    if (!isChecked && part && !part.byKey) continue
    const read = tryRead(readLine({ line, bytes }, longest) as SourceDocument, settings)
    const isReadable = !(read instanceof InputError)
    if (isReadable && part?.byKey) isChecked = hasRow(part, keyOf(read, settings.contract), line)
    if (isReadable && isCompared) {
      // Rows with the same key are in one shard, but not those with the same name.
      const withKey = isChecked || part === undefined
      for (const mark of marksOf(read, settings.contract, { withKey })) {
        const other = !isChecked && { isOther: true }
        marks.push({ ...mark, ...other, document: batchResult.documents, line, offset })
      }
    }
    if (isChecked) add(read, offset, { line, offset, bytes })
  }
  return batchResult
}

/** Counts the documents of a batch that another shard checks. */
export function countBatch(
  batch: Batch,
  { maxLineBytes: longest = defaultLineBytes }: CheckSettings,
): BatchResult {
  let documents = batch.bytes === undefined ? 1 : 0
  for (const { bytes } of linesOf(batch)) if (!isBlank(bytes, longest)) documents += 1
  return { documents, results: [], valid: 0, marks: [] }
}

/** Returns a function that tests whether a verdict has the first finding of a rule and severity. */
function firstOfRules(): (verdict: Verdict) => boolean {
  const met = new Set<string>()
  return (verdict) => {
    const before = met.size
    for (const { rule, severity } of findingsIn(verdict)) met.add(`${rule} ${severity}`)
    return met.size > before
  }
}

const findingsIn = (verdict: Verdict): Violation[] =>
  verdict.ok ? verdict.warnings : [...verdict.violations, ...verdict.warnings]

/** Returns the result of a request; undefined when it is valid without warnings and notes. */
function findingsOf(
  read: ReadRequest | InputError,
  isSample: (verdict: Verdict) => boolean,
  settings: CheckSettings,
): DocumentResult | undefined {
  if (read instanceof InputError) return unreadableResult(read)
  const verdict = verdictOn(read, settings)
  // Most requests are valid, and building their results takes longer than checking them.
  if (verdict.ok && verdict.warnings.length === 0 && !verdict.notes) return undefined
  const isCounted = !isSample(verdict) && (verdict.ok || verdict.fault === undefined)
  return isCounted ? countedResult(verdict, read) : resultOfVerdict(verdict, read, settings)
}

/** Checks one line, with facts from earlier rows. */
export function checkLine(
  line: ByteLine,
  settings: CheckSettings,
  addFacts: (facts: ReadRequest['facts']) => ReadRequest['facts'],
): DocumentResult {
  const { maxLineBytes = defaultLineBytes } = settings
  const read = tryRead(readLine(line, maxLineBytes) as SourceDocument, settings)
  const result = checkRead(
    read instanceof InputError ? read : { ...read, facts: addFacts(read.facts) },
    settings,
  )
  return withSource(result, line, settings)
}

/** Adds the line to the findings. */
function withSource<Each extends DocumentResult>(
  result: Each,
  { line, bytes }: ByteLine,
  { showsSource }: CheckSettings,
): Each {
  const { violations, warnings, notes, error } = result
  const isEmpty = violations.length + warnings.length === 0 && !notes && !error
  if (!showsSource || isEmpty) return result
  const text = textOfLine(bytes)
  return withExcerpts(result, (number) => (number === line ? text : undefined))
}
