import { attempt } from '../base/attempt.js'
import { TooDeepError } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import { FactError } from '../contract/read-facts.js'
import type { RequestInput } from '../contract/request.js'
import type { Settings } from '../contract/settings.js'
import type { Accepted, Rejected } from '../contract/verdict.js'
import type { AnyRuleId } from '../contract/violation.js'
import { Check, type Extent } from './check.js'
import { errorResponse, safely } from './envelope.js'
import { finished } from './finish.js'
import type { Plan } from './plan.js'
import { ReadRequest, type Transport } from './read-request.js'
import type { StagedCheck } from './staged.js'

/**
 * Validates one request. Never throws on a request: a body that is nested too deeply is rejected where
 * it is read, and if anything else throws, it returns the documented 500 response with the thrown value as
 * `fault`. Throws a TypeError on facts that a rule could misread.
 */
export function check(
  plan: Plan,
  settings: Settings,
  request: RequestInput,
  facts: Facts,
  transport?: Transport,
  stages?: StagedCheck,
): Accepted | Rejected {
  const bound = plan.with(settings)
  let requestId: string | undefined
  try {
    const c =
      stages?.resume(request, facts, transport) ??
      new Check(plan.traits, settings, bound, request, facts, transport)
    requestId = c.requestId
    try {
      return verdictOf(plan, c, request, stages)
    } catch (error) {
      if (!(error instanceof TooDeepError)) throw error
      const rejected = new Check(plan.traits, settings, bound, request, facts, transport)
      runHead(plan, rejected)
      rejected.report('body/not-json', '', error.message)
      return finished(rejected, request, 'whole', undefined)
    }
  } catch (error) {
    if (error instanceof FactError) throw error
    // The response repeats the request id even if reading the facts throws.
    requestId ??= attempt(
      () => new ReadRequest(plan.traits, settings, request, {}, transport).requestId,
    )
    return internalError(plan, requestId, settings, error)
  }
}

function verdictOf(
  plan: Plan,
  c: Check,
  request: RequestInput,
  stages: StagedCheck | undefined,
): Accepted | Rejected {
  const { transport } = c
  // Only an earlier call can have a response to repeat.
  const replay = c.facts.idempotency && c.isRead ? plan.replay?.(c) : undefined
  const isRouted = !transport?.allow && transport?.misspelledAs === undefined
  const isBodyChecked = !transport?.isUnread && replay === undefined
  const extent: Extent = !isRouted ? 'route' : isBodyChecked ? 'whole' : 'head'
  if (stages === undefined) runHead(plan, c)
  // Only a rejection of the head is of interest.
  else if (stages.runHead(c)) return accepted(plan, request, [])
  if (extent === 'whole') {
    plan.body(c, request)
    const plugins = c.settings.pluginRulesOf[c.operation]
    plugins?.run(c, plugins)
  }
  if (c.count === 0 && c.bound.isUsual && extent === 'whole') {
    return accepted(plan, request, c.unchecked())
  }
  return finished(c, request, extent, replay)
}

function runHead({ head }: Plan, c: Check): void {
  head.ofRequest(c)
  head.ofFacts(c)
}

const accepted = (
  { traits: { operation } }: Plan,
  request: RequestInput,
  unchecked: AnyRuleId[],
): Accepted => ({ ok: true, operation, request, warnings: [], unchecked }) as Accepted

/** Returns the documented 500 response to a request that could not be checked. */
function internalError(
  { traits: { operation, family } }: Plan,
  requestId: string | undefined,
  settings: Settings,
  error: unknown,
): Rejected {
  const failure = { status: 500, code: 'INTERNAL_ERROR', target: '', message } as const
  const response = errorResponse(family, [failure], requestId, safely(settings))
  const empty = { violations: [], warnings: [], unchecked: [] }
  return { ok: false, operation, response, ...empty, fault: error }
}

const message = 'The request could not be processed because of an internal error.'
