import { combined } from '../../core/base/json.js'
import type { Verdict, Violation } from '../../core/index.js'
import {
  checkRead,
  countedResult,
  type ReadRequest,
  resultOfVerdict,
  tryRead,
  verdictOn,
} from '../checking/check-document.js'
import type { CheckSettings } from '../checking/check-settings.js'
import { documentWarnings } from '../checking/document-warnings.js'
import { InputError } from '../documents/input-error.js'
import { defaultLineBytes } from '../documents/limits.js'
import { withExcerpts } from '../results/excerpts.js'
import { type DocumentResult, unreadableResult } from '../results/result.js'
import { shortened } from '../results/shortened.js'
import { type Batch, type ByteLine, linesOf } from './batches.js'
import { readLine, textOfLine, tooLong } from './read-line.js'

/** A result with its document number in the batch, and the location of its line in the file. */
export type LineResult = DocumentResult & { document: number; line: number; offset: number }

/** The result of a batch. */
export interface BatchResult {
  /** Number of documents. */
  documents: number
  /** The results in the order of the lines; documents without one are valid and only counted. */
  results: LineResult[]
}

/** Checks the lines of a batch. */
export function checkBatch(batch: Batch, settings: CheckSettings): BatchResult {
  const { maxLineBytes: longest = defaultLineBytes, lines: { shown = 'all' } = {} } = settings
  const isSample = shown === 'samples' ? firstOfRules() : () => true
  const results: LineResult[] = []
  let documents = 0
  const add = (read: ReadRequest | InputError, { line, offset }: Position, bytes?: Uint8Array) => {
    documents += 1
    const result = shown === 'all' ? checkRead(read, settings) : findingsOf(read, isSample)
    if (result === undefined) return
    const whole = bytes === undefined ? result : withSource(result, line, bytes, settings)
    results.push(combined({ line, document: documents, offset }, shortened(whole)))
  }
  if (batch.part === 'first') add(tooLong(batch.line, longest), batch)
  for (const { bytes, ...position } of batch.part === undefined ? linesOf(batch) : []) {
    const document = readLine({ line: position.line, bytes }, longest)
    if (document !== undefined) add(tryRead(document, settings), position, bytes)
  }
  return { documents, results }
}

type Position = Omit<ByteLine, 'bytes'>

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
): DocumentResult | undefined {
  if (read instanceof InputError) return unreadableResult(read)
  const verdict = verdictOn(read)
  // Most requests are valid, and building their results takes longer than checking them.
  const hasOwn = documentWarnings(read).length > 0
  if (verdict.ok && verdict.warnings.length === 0 && !verdict.notes && !hasOwn) return undefined
  const isCounted = !hasOwn && !isSample(verdict) && (verdict.ok || verdict.fault === undefined)
  return isCounted ? countedResult(verdict, read) : resultOfVerdict(verdict, read)
}

/** Adds the line to the findings. */
function withSource(
  result: DocumentResult,
  line: number,
  bytes: Uint8Array,
  { showsSource }: CheckSettings,
): DocumentResult {
  if (!showsSource || result.findings.length === 0) return result
  const text = textOfLine(bytes)
  return withExcerpts(result, (number) => (number === line ? text : undefined))
}
