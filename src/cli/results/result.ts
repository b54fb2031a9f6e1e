import type { ErrorResponse, Exception, RuleId, StoredResponse } from '../../core/index.js'
import type { InputError } from '../documents/input-error.js'
import { byLevel, type FindingLevel, type LocatedFinding, levelOf, unreadable } from './finding.js'

/** The result of one document, without its file and its findings. */
export interface CheckedDocument {
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
  unchecked: RuleId[]
  /** Number of omitted violations, warnings and notes. */
  truncated?: number
  /** Number of violations and warnings hidden by the baseline. */
  known?: number
}

/** The result of one document, without its file. */
export interface DocumentResult extends CheckedDocument {
  /** Facts and request parts that the skipped rules are missing, each with the number of these rules. */
  needs: ReadonlyMap<string, number>
  /** Errors, then warnings, then notes; for an unreadable document only its input error. */
  findings: LocatedFinding[]
}

/** The result of one document. */
export interface Result extends DocumentResult {
  file: string
}

export interface Summary {
  files: number
  /** Number of requests; an unreadable file counts as one. */
  requests: number
  valid: number
  invalid: number
  unreadable: number
  /** Counts of the findings; errors include unreadable documents. */
  totals: Totals
  /** Present when rules were skipped. */
  skipped?: SkippedRules
  /** Found and allowed warnings, with `--max-warnings`. */
  warnings?: { found: number; allowed: number }
  /** Present with a baseline. */
  baseline?: BaselineSummary
  /** Present with exceptions. */
  exceptions?: ExceptionSummary
  /** Violated rules by descending count, each with its first finding. */
  rules: RuleCount[]
  /** Present when the run stopped early. */
  stopped?: Stopped
  /** Notes about whole files, such as the number of skipped requests. */
  notes?: string[]
}

export interface Totals {
  errors: number
  warnings: number
  /** Findings with a safe fix. */
  fixable: number
  /** Further findings of invalid requests with more than `maxViolations`, of either severity. */
  omitted?: number
}

/** What the exceptions did in a run. */
export interface ExceptionSummary {
  /** Number of violations and findings that they accept. */
  noted: number
  /** Exceptions that matched nothing. */
  unused: Exception[]
  /** Exceptions that no longer apply. */
  expired: Exception[]
}

/** The rules that were skipped in at least one request. */
export interface SkippedRules {
  /** Number of different rules. */
  rules: number
  /** The missing facts and request parts; first those that would let most rules run. */
  needs: { name: string; skipped: number }[]
}

/** How often a rule was violated, with its first finding; input errors count as `unreadable`. */
export interface RuleCount {
  rule: string
  severity: 'error' | 'warn'
  count: number
  sample: { file: string; line?: number; column?: number; target: string; message: string }
}

/** Why a run stopped early. */
export interface Stopped {
  by: 'max-errors' | 'SIGINT' | 'SIGTERM'
}

/** The findings of a run compared with its baseline. */
export interface BaselineSummary {
  /** Requests with only known findings; not counted in `valid` or `invalid`. */
  requests: number
  /** Number of findings that are in the baseline. */
  known: number
  /** Baseline entries that no longer occur. */
  gone: GoneFinding[]
  /** Whether the baseline was rewritten. */
  updated: boolean
}

/** A baseline entry that no longer occurs. */
export interface GoneFinding {
  /** Relative to the folder of the baseline. */
  file: string
  operation: string
  rule: string
  target: string
  count: number
}

export type Outcome = 'valid' | 'invalid' | 'known' | 'unreadable'

/** Returns the input error of an unreadable document. */
export const inputErrorIn = ({ findings }: DocumentResult): LocatedFinding | undefined =>
  findings[0]?.rule === unreadable ? findings[0] : undefined

/** Returns the number of findings of a level; errors include an input error. */
export const countOf = ({ findings }: DocumentResult, level: FindingLevel): number =>
  findings.filter((finding) => levelOf(finding) === level).length

/** Returns the outcome of a request; `known` when the baseline contains all its violations. */
export function outcomeOf(result: DocumentResult): Outcome {
  if (inputErrorIn(result)) return 'unreadable'
  if (result.ok) return 'valid'
  // Violations that were truncated now were also truncated when the baseline was written.
  return result.known !== undefined && countOf(result, 'error') === 0 ? 'known' : 'invalid'
}

/** Returns whether a result has anything to report. */
export const hasFindings = (result: DocumentResult): boolean =>
  result.findings.length > 0 || outcomeOf(result) === 'invalid'

/** Returns a result that has nothing but its findings. */
export const plainResult = (
  operation: string | null,
  findings: LocatedFinding[],
  ok = findings.every((finding) => levelOf(finding) !== 'error'),
): DocumentResult => ({ operation, ok, status: null, findings, unchecked: [], needs: new Map() })

/** Adds findings about responses or keys to a result. */
export function withFindings(
  result: DocumentResult,
  added: readonly LocatedFinding[],
): DocumentResult {
  if (added.length === 0) return result
  const hasErrors = added.some((finding) => levelOf(finding) === 'error')
  const findings = byLevel([...result.findings, ...added])
  return { ...result, ok: result.ok && !hasErrors, findings }
}

/** Returns the result of an unreadable document. */
export const unreadableResult = ({ message, position }: InputError): DocumentResult =>
  plainResult(null, [
    {
      rule: unreadable,
      severity: 'error',
      target: '',
      pointer: '',
      message,
      source: '',
      ...position,
    },
  ])
