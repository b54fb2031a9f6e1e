import { operationTraits } from '../../../generated/operation-traits.js'
import { fingerprint } from '../protocol/fingerprint.js'
import { decideIdempotency, type IdempotencyDecision } from '../protocol/idempotency.js'
import { decideRateLimit, rateLimitsOf } from '../protocol/rate-limit.js'
import { fine, problem, type Rule, type RuleContext, unchecked } from './rule.js'

const header = 'Idempotency-Key'

type Decided = RuleContext['memo']['idempotency']

/**
 * What is to be done with the request's key: null where nothing is stored that counts, undefined
 * where the fact was not given.
 */
export function idempotencyDecision(context: RuleContext): Decided {
  const { memo } = context
  // The engine and two rules ask for it, and the fingerprint of a body is worth making once.
  // Stryker disable next-line ConditionalExpression,StringLiteral: to decide anew costs time and changes nothing
  if (!('idempotency' in memo)) memo.idempotency = decide(context)
  return memo.idempotency
}

function decide(context: RuleContext): Decided {
  const { operation, params, rawBody, facts, headers, now, transport } = context
  const hasNoKey = headers !== undefined && headers.idempotencyKey === undefined
  if (hasNoKey || !operationTraits[operation].idempotency.required) return null
  if (!facts.idempotency) return facts.idempotency
  return decideIdempotency({
    operation,
    fingerprint:
      transport?.fingerprint?.() ??
      fingerprint(operation, { params: params as never, body: rawBody }),
    stored: facts.idempotency,
    now: now(),
  })
}

const whenDecided =
  (decision: IdempotencyDecision['decision'], message: string): Rule =>
  (context) => {
    const decided = idempotencyDecision(context)
    if (decided === undefined) return unchecked
    return decided?.decision === decision ? problem(header, message) : fine
  }

export const idempotencyConflict = whenDecided(
  'conflict',
  'The key was used with a different request; retry with a new key.',
)

export const idempotencyInProgress = whenDecided(
  'in-progress',
  'A request with this key is still in progress; retry with a new key, or wait for its answer.',
)

export const rateLimitExceeded: Rule = ({ operation, limits, facts, now }) => {
  const windows = rateLimitsOf(operation, limits)
  if (windows.length === 0) return fine
  if (facts.recentRequests === undefined) return unchecked
  const decision = decideRateLimit({
    limits: windows,
    recentRequests: facts.recentRequests,
    now: now(),
  })
  return decision.allowed
    ? fine
    : [
        {
          at: '',
          message: `The rate limit is exceeded; retry in ${decision.retryAfter} s.`,
          headers: { 'Retry-After': String(decision.retryAfter) },
        },
      ]
}
