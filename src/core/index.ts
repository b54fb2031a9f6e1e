export type { OperationName } from '../../generated/operations.js'
export type { ResponseCheckId } from '../../generated/response-checks.js'
export type {
  CampaignErrorCode,
  ErrorCode,
  OfferingErrorCode,
  RuleId as ContractRuleId,
} from '../../generated/rule-ids.js'
export { parseBasicCredentials } from './base/basic-credentials.js'
export type { Exception, ExceptionValue } from './contract/exceptions.js'
export type {
  CampaignFacts,
  FactName,
  Facts,
  IdempotencyFacts,
  Ids,
  OfferingFacts,
  StoredResponse,
  WorkspaceFacts,
} from './contract/facts.js'
export type { ContractOptions, RateLimit, RuleGroup } from './contract/options.js'
export type {
  Plugin,
  PluginDefinition,
  PluginRule,
  Report,
  RuleRequest,
  RuleTools,
} from './contract/plugin.js'
export type { HeadersInput, RequestInput } from './contract/request.js'
export type { Rule } from './contract/rule-entry.js'
export type {
  BodyInput,
  OperationInput,
  OperationMatch,
  RequestBody,
  TypedRequest,
} from './contract/typed-request.js'
export type {
  Accepted,
  CampaignErrorEnvelope,
  ErrorEnvelope,
  ErrorResponse,
  MethodNotAllowed,
  OfferingErrorEnvelope,
  Rejected,
  Verdict,
} from './contract/verdict.js'
export type {
  AnyRuleId as RuleId,
  ExceptionNote,
  Note,
  PluginRuleId,
  Severity,
  Violation,
} from './contract/violation.js'
export type { Workspace, WorkspaceNames } from './contract/workspace.js'
export { type Contract, createContract } from './create-contract.js'
export { definePlugin } from './define-plugin.js'
export type { ErrorOptions } from './engine/documented-error.js'
export type { HttpRequest } from './http/check-http.js'
export type {
  BodyOutlook,
  HttpHead,
  PreparedRequest,
  ReceivedRequest,
} from './http/prepare.js'
export type { JsonFinding } from './json-text/container.js'
export type { JsonTextError } from './json-text/error.js'
export { type JsonScan, scanJson } from './json-text/scan.js'
export type { JsonValueStart } from './json-text/scanner.js'
export { fingerprint, type Sha256, setSha256, sha256Of } from './protocol/fingerprint.js'
export {
  decideIdempotency,
  type IdempotencyDecision,
  type IdempotencyQuestion,
} from './protocol/idempotency.js'
export {
  decideRateLimit,
  type RateLimitDecision,
  type RateLimitQuestion,
} from './protocol/rate-limit.js'
export { expectedTestResults } from './responses/expected-test-results.js'
export type { Finding, FindingLevel, FindingNote, ResponseVerdict } from './responses/finding.js'
export type { ResponseContext } from './responses/response-check.js'
export type { FactsNeeded } from './rules/facts-needed.js'
export { offeringStatusAt } from './rules/offering-status.js'
export { allowedStatusActions, lockedFields } from './rules/states.js'
export type { WorkspaceNeeded } from './rules/workspace-needed.js'
export type { BodyIssue, BodySchema } from './standard-schema.js'
