import type { OperationName, operationTable } from '../../../generated/operations.js'
import type { ErrorCode, RuleId } from '../../../generated/rule-ids.js'
import type { StoredResponse } from './facts.js'
import type { TypedRequest } from './typed-request.js'
import type { Violation } from './violation.js'

/** Error body of the campaign operations. (Errors) */
export interface CampaignErrorEnvelope {
  response_id: string
  error: {
    code: ErrorCode
    message: string
    target: string
    details: { target: string; message: string }[]
    request_id: string
  }
}

/** Error body of the offering operations; `details` only with VALIDATION_FAILED. (Errors) */
export interface OfferingErrorEnvelope {
  error: {
    code: ErrorCode
    message: string
    target: string
    details?: { code: ErrorCode; target: string; message: string }[]
    doc_url: string
  }
  response_id: string
}

export type ErrorEnvelope = CampaignErrorEnvelope | OfferingErrorEnvelope

type FamilyOf<Operation extends OperationName> = (typeof operationTable)[Operation]['family']

/** The documented answer to a rejected request, ready to be sent. */
export interface ErrorResponse<Operation extends OperationName = OperationName> {
  status: number
  headers: Record<string, string>
  body: { campaigns: CampaignErrorEnvelope; offerings: OfferingErrorEnvelope }[FamilyOf<Operation>]
}

/** The request is right. */
export interface Accepted<Operation extends OperationName = OperationName> {
  ok: true
  operation: Operation
  /** The request as it was passed in, typed; nothing is copied, filled in or converted. */
  request: TypedRequest<Operation>
  /** The stored answer, where the request repeats one that has been answered. */
  replay?: StoredResponse
  warnings: Violation[]
  /** Rules that the request could break, had the facts that they read been given. */
  unchecked: RuleId[]
  /** How many warnings were left out (options `maxViolations` and `maxResponseBytes`). */
  truncated?: number
}

/** The request is wrong, or (`fault`) could not be judged because of an error of ours. */
export interface Rejected<Operation extends OperationName = OperationName> {
  ok: false
  operation: Operation
  response: ErrorResponse<Operation>
  /** In contract order; also those that the answer leaves out because another status wins. */
  violations: Violation[]
  warnings: Violation[]
  unchecked: RuleId[]
  /** How many violations and warnings were left out (options `maxViolations`, `maxResponseBytes`). */
  truncated?: number
  /** What was thrown, for the server's log; the answer is the documented 500. */
  fault?: unknown
}

/** The path is the contract's, the method is not; `response` is 405 with `Allow`, or 401. */
export interface MethodNotAllowed extends Omit<Rejected, 'operation'> {
  operation: undefined
}

/** The judgement of a request; of several operations, a union that narrows on `operation`. */
export type Verdict<Operation extends OperationName = OperationName> = {
  [Name in Operation]: Accepted<Name> | Rejected<Name>
}[Operation]
