import type {
  ErrorResponse,
  ExceptionNote,
  RuleId,
  StoredResponse,
  Violation,
} from '../../core/index.js'
import type { Region } from '../documents/position.js'
import type { Fix } from '../results/finding.js'
import { type FindingLevel, type FindingRuleId, levelOf } from '../results/finding.js'
import { type Result as CheckResult, inputErrorIn, type Summary } from '../results/result.js'

/** The version of the JSON output. It changes when a field is removed, renamed or changes its type. */
export const schemaVersion = 1

/** Output of `check --format json`. */
export interface CheckOutput {
  schemaVersion: typeof schemaVersion
  /** One entry for each request and each unreadable file, in the order of the inputs. */
  files: readonly Result[]
  summary: Summary
}

/** A line of `check --format ndjson`: a result or, at the end, the summary. */
export type CheckLine = CheckResultLine | CheckSummaryLine

/** A result as a line. */
export interface CheckResultLine extends Result {
  schemaVersion: typeof schemaVersion
}

/** The last line. */
export interface CheckSummaryLine {
  schemaVersion: typeof schemaVersion
  summary: Summary
}

/** The result of one document; an entry of `--format json`. */
export interface Result {
  file: string
  /** 1-based number of the line in a line-based file. */
  line?: number
  /** 1-based number of the document in a file with several. */
  document?: number
  /** Byte offset of the line in a line-based file, after decompression. */
  offset?: number
  operation: string | null
  /** Whether the input names no operation, so the likeliest one was checked. */
  isAssumed?: boolean
  ok: boolean
  /** HTTP status of the response; null for a valid or unreadable request. */
  status: number | null
  /** The error response that the API would return. */
  response?: ErrorResponse
  /** The stored response that the API would return to a repeated request. */
  replay?: StoredResponse
  violations: LocatedViolation[]
  warnings: LocatedViolation[]
  /** Violations and findings that an exception accepts, if there are any. */
  notes?: LocatedNote[]
  unchecked: RuleId[]
  /** Facts and request parts that the skipped rules are missing. */
  needs: string[]
  /** Number of omitted violations, warnings and notes. */
  truncated?: number
  /** Number of violations and warnings hidden by the baseline. */
  known?: number
  /** Why the file or document is unreadable. */
  error?: {
    message: string
    line?: number
    column?: number
  }
}

/** A violation with its position. Findings about responses and files have no `status` and `code`. */
export type LocatedViolation = Omit<Violation, 'rule' | 'status' | 'code'> &
  Partial<Pick<Violation, 'status' | 'code'>> &
  Region & {
    repair?: Fix
    rule: FindingRuleId
  }

/** A violation or finding that an exception accepts, with its position. */
export type LocatedNote = Omit<LocatedViolation, 'repair'> & ExceptionNote

/** Returns the entry of a result; what is undefined is not written. */
export function outputOf(result: CheckResult): Result {
  const { file, line, document, offset, operation, ok, status, response, replay } = result
  const { unchecked, needs, truncated, isAssumed, known } = result
  const error = inputErrorIn(result)
  const ofLevel = (level: FindingLevel) =>
    error
      ? []
      : result.findings.flatMap(({ excerpt, ...each }) => (levelOf(each) === level ? [each] : []))
  const notes = ofLevel('note')
  return {
    ...{ file, line, document, offset, operation, ok, status, response, replay },
    ...{ violations: ofLevel('error'), warnings: ofLevel('warn') },
    notes: notes.length === 0 ? undefined : notes,
    ...{ unchecked, needs, truncated, isAssumed, known },
    error: error && { message: error.message, line: error.line, column: error.column },
  } as Result
}
