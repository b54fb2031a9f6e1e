import type { OperationName } from '../../../generated/operations.js'
import type { ResponseCheckId } from '../../../generated/response-checks.js'
import type { ExceptionNote } from '../contract/violation.js'

/** MUST: documented. SHOULD: based on a decision; the response still conforms. */
export type FindingLevel = 'MUST' | 'SHOULD'

/** A requirement for responses. An id has several entries if its parts have different levels. */
export interface ResponseCheckDescription {
  id: ResponseCheckId
  level: FindingLevel
  operations: readonly OperationName[]
  /** The requirement. */
  summary: string
  /** Section of the API description that defines it. */
  source: string
  /** The reason, if it is based on a decision. */
  assumed?: string
}

/** One thing wrong with a response. */
export interface Finding {
  check: ResponseCheckId
  level: FindingLevel
  /** The field in dot notation, or the name of a header; '' for the whole response or body. */
  target: string
  message: string
  /** The expected value, if it is short. */
  expected?: unknown
  /** The received value, if it is short. */
  got?: unknown
}

/** A finding that an exception accepts. */
export type FindingNote = Finding & ExceptionNote

/** The result of `checkResponse`. */
export interface ResponseVerdict {
  /** Whether no finding is a MUST. */
  ok: boolean
  findings: Finding[]
  /** Findings that an exception accepts, if there are any (option `exceptions`). */
  notes?: FindingNote[]
  /** Checks that were skipped because the request or a fact is missing. */
  unchecked: ResponseCheckId[]
}
