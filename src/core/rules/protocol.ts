import { operationTraits } from '../../../generated/operation-traits.js'
import { fingerprint } from '../protocol/fingerprint.js'
import { decideIdempotency, type IdempotencyDecision } from '../protocol/idempotency.js'
import { decideRateLimit, rateLimitsOf } from '../protocol/rate-limit.js'
import { type Rule, type RuleContext, unchecked, valid, violation } from './rule.js'

const header = 'Idempotency-Key'

type Decided = RuleContext['memo']['idempotency']

/** Returns the decision about the key; null if none is needed, undefined if the fact is missing. */
export function idempotencyDecision(context: RuleContext): Decided {
  const { memo } = context
  // The engine and two rules need it, and the fingerprint of a body is slow.
  // Stryker disable next-line ConditionalExpression: deciding again is only slower
  if (!memo.isDecided) {
    memo.idempotency = decide(context)
    memo.isDecided = true
  }
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
    return decided?.decision === decision ? violation(header, message) : valid
  }

export const idempotencyConflict = whenDecided(
  'conflict',
  'This key was used for a different request; retry with a new key.',
)

export const idempotencyInProgress = whenDecided(
  'in-progress',
  'A request with this key is still in progress; wait for its response, or retry with a new key.',
)

export const rateLimitExceeded: Rule = ({ operation, limits, facts, now }) => {
  const windows = rateLimitsOf(operation, limits)
  if (windows.length === 0) return valid
  if (facts.recentRequests === undefined) return unchecked
  const decision = decideRateLimit({
    limits: windows,
    recentRequests: facts.recentRequests,
    now: now(),
  })
  return decision.allowed
    ? valid
    : [
        {
          at: '',
          message: `Rate limit exceeded; retry in ${decision.retryAfter} s.`,
          headers: { 'Retry-After': String(decision.retryAfter) },
        },
      ]
}
