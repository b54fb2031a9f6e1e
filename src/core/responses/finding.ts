import type { ResponseCheckId } from '../../../generated/response-checks.js'

/** MUST: documented. SHOULD: rests on a decision; the response still conforms. */
export type FindingLevel = 'MUST' | 'SHOULD'

/** One thing that is wrong with a response. */
export interface Finding {
  check: ResponseCheckId
  level: FindingLevel
  /** Dot notation within the body; a header by its name; '' for the response or body as a whole. */
  target: string
  message: string
  /** What would be right, where that is short. */
  expected?: unknown
  /** What was received, where that is short. */
  got?: unknown
}

/** What `checkResponse` says about a response. */
export interface ResponseVerdict {
  /** Whether no finding is a MUST. */
  ok: boolean
  findings: Finding[]
  /** Checks that the response could still fail, were more told about what it answers. */
  unchecked: ResponseCheckId[]
}
