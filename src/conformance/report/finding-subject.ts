import type { ResponseCheckId, RuleId } from '../../core/index.js'

/** A check of every response, whatever was sent. */
export type ServerCheckId = 'server/error' | 'server/stack-trace' | 'server/content-type'

/** The subject of a finding: a rule of requests, a check of responses, or a sequence of calls. */
export type FindingSubject =
  | RuleId
  | 'structure'
  | ResponseCheckId
  | ServerCheckId
  | `sequence/${string}`
