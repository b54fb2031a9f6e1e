export type { OperationName } from '../generated/operations.js'
export type { ErrorCode, RuleId } from '../generated/rules.js'
export { parseBasicCredentials } from './basic-credentials.js'
export { type Contract, createContract } from './contract.js'
export type {
  CampaignFacts,
  Facts,
  IdempotencyFacts,
  Ids,
  OfferingFacts,
  StoredResponse,
  WorkspaceFacts,
} from './facts.js'
export type { ContractOptions, RateLimit } from './options.js'
export type { HeadersInput, RequestInput } from './request.js'
export type { RuleDescription } from './rule-table.js'
export { offeringStatusAt } from './rules/offering-status.js'
export type { RequestBody, TypedRequest } from './typed-request.js'
export type {
  Accepted,
  CampaignErrorEnvelope,
  ErrorEnvelope,
  ErrorResponse,
  OfferingErrorEnvelope,
  Rejected,
  Verdict,
} from './verdict.js'
export type { Severity, Violation } from './violation.js'
