import type { Facts, FindingLevel, OperationName, RequestInput } from '../../core/index.js'
import type { GivenFacts } from '../cases/cases.js'
import type { FindingSubject, SentRequest } from '../report/report.js'

/** A request of the API and what the server should know when it comes. */
export interface Situation {
  operation: OperationName
  input: RequestInput
  given: GivenFacts
  /** The request as it is to be sent, where the parts do not tell it. */
  wire?: SentRequest & { isTooLarge: boolean }
}

/** One request of the suite that the server is tried with. */
export interface Trial {
  /** Of a case or a sequence, or `generated` with operation and number. */
  id: string
  /** The highest level that a finding of it can have. */
  level: FindingLevel
  /** What it is about where the expected answer names nothing. */
  subject: FindingSubject
}

/** A request as the server can be sent it, and what the server knows then. */
export interface Realized {
  operation: OperationName
  request: SentRequest
  /** The parts of the request, as the checks of the response read them. */
  input: RequestInput
  facts: Facts
  /** Whether the body is larger than the server accepts. */
  isTooLarge?: boolean
}

/** Why a trial was not made. */
export interface NotMade {
  skipped: string
}
