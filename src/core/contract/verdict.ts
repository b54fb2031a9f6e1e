import type { OperationName, operationTable } from '../../../generated/operations.js'
import type { CampaignErrorCode, OfferingErrorCode } from '../../../generated/rule-ids.js'
import type { StoredResponse } from './facts.js'
import type { TypedRequest } from './typed-request.js'
import type { AnyRuleId, Note, Violation } from './violation.js'

/** Error body of the campaign operations. (Errors) */
export interface CampaignErrorEnvelope {
  response_id: string
  error: {
    code: CampaignErrorCode
    message: string
    target: string
    details: { target: string; message: string }[]
    request_id: string
  }
}

/** Error body of the offering operations; `details` only with VALIDATION_FAILED. (Errors) */
export interface OfferingErrorEnvelope {
  error: {
    code: OfferingErrorCode
    message: string
    target: string
    details?: { code: OfferingErrorCode; target: string; message: string }[]
    doc_url?: string
  }
  response_id: string
}

export type ErrorEnvelope = CampaignErrorEnvelope | OfferingErrorEnvelope

/** A violation that an exception accepts, with an error code of the operation's API. */
type NoteOf<Operation extends OperationName> = {
  campaigns: Note<CampaignErrorCode>
  offerings: Note<OfferingErrorCode>
}[FamilyOf<Operation>]

type FamilyOf<Operation extends OperationName> = (typeof operationTable)[Operation]['family']

/** A violation with an error code of the operation's API. */
type ViolationOf<Operation extends OperationName> = {
  campaigns: Violation<CampaignErrorCode>
  offerings: Violation<OfferingErrorCode>
}[FamilyOf<Operation>]

/** The documented error response to a rejected request, ready to send. */
export interface ErrorResponse<Operation extends OperationName = OperationName> {
  status: number
  headers: Record<string, string>
  body: { campaigns: CampaignErrorEnvelope; offerings: OfferingErrorEnvelope }[FamilyOf<Operation>]
}

/** The request is valid. */
export interface Accepted<Operation extends OperationName = OperationName> {
  ok: true
  operation: Operation
  /** The request object that was passed in, typed and unchanged. */
  request: TypedRequest<Operation>
  /** The stored response, if the request repeats a completed one. */
  replay?: StoredResponse
  warnings: ViolationOf<Operation>[]
  /** Rules that were skipped because a fact or a part of the request is missing. */
  unchecked: AnyRuleId[]
  /** Violations that an exception accepts, if there are any (option `exceptions`). */
  notes?: NoteOf<Operation>[]
  /** The number of omitted warnings and notes (options `maxViolations` and `maxResponseBytes`). */
  truncated?: number
}

/** The request is invalid, or an internal error (`fault`) prevented its validation. */
export interface Rejected<Operation extends OperationName = OperationName> {
  ok: false
  operation: Operation
  response: ErrorResponse<Operation>
  /** All violations in contract order; the response lists only those of its status. */
  violations: ViolationOf<Operation>[]
  warnings: ViolationOf<Operation>[]
  unchecked: AnyRuleId[]
  /** Violations that an exception accepts, if there are any (option `exceptions`). */
  notes?: NoteOf<Operation>[]
  /** The number of omitted violations, warnings and notes (`maxViolations`, `maxResponseBytes`). */
  truncated?: number
  /** The internal error, for the server's log; the response is the documented 500. */
  fault?: unknown
}

/** The contract has the path, but not the method; `response` is 405 with `Allow`, or 401. */
export interface MethodNotAllowed extends Omit<Rejected, 'operation'> {
  operation: undefined
}

/** The verdict on a request; for several operations, a union that narrows on `operation`. */
export type Verdict<Operation extends OperationName = OperationName> = {
  [Name in Operation]: Accepted<Name> | Rejected<Name>
}[Operation]
