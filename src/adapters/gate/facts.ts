import { isPromise } from '../../core/base/attempt.js'
import { combined, isObject } from '../../core/base/json.js'
import { unknownName } from '../../core/base/nearest.js'
import { factMembers } from '../../core/contract/facts.js'
import { assertFacts } from '../../core/contract/read-facts.js'
import { onlyGiven } from '../../core/contract/workspace-facts.js'
import type { Facts, ReceivedRequest } from '../../core/index.js'
import { callerOf, rateLimitKey } from './caller.js'
import type { GateSettings } from './gate-options.js'
import { callOf, type GateCall, headOf } from './gate-request.js'

/** Returns facts that throw on access, so that a check returns the documented 500. */
export const failingFacts = (error: unknown): Facts => ({
  get now(): never {
    throw error
  },
})

/** Returns the facts that need no body: who calls, and how often unless `facts` may reject the caller. */
export async function earlyFacts(call: GateCall): Promise<Facts> {
  const { route, settings } = call
  const { authenticate } = settings
  try {
    const given = await authenticate?.(route.operation, headOf(call.request, route))
    if (authenticate !== undefined && !isObject(given)) {
      throw new TypeError('`authenticate` must return facts, such as `{ authenticated: false }`.')
    }
    const facts = merged({}, given, settings)
    return countsEarly(facts, settings) ? await withLimits(call, facts) : facts
  } catch (error) {
    return failingFacts(error)
  }
}

/** Adds the facts of the option `facts` to the early ones. Returns no promise if nothing must wait. */
export function laterFacts(
  call: GateCall,
  received: ReceivedRequest,
  early: Facts,
): Facts | Promise<Facts> {
  const { settings, route, request } = call
  try {
    const later = settings.facts?.(route.operation, callOf(request, route, received))
    return isPromise(later) || !countsEarly(early, settings)
      ? awaitedFacts(call, early, later)
      : merged(early, later as Facts | undefined, settings)
  } catch (error) {
    return failingFacts(error)
  }
}

async function awaitedFacts(
  call: GateCall,
  early: Facts,
  later: Facts | undefined | Promise<Facts>,
): Promise<Facts> {
  const { settings } = call
  try {
    const facts = merged(early, await later, settings)
    return countsEarly(early, settings) ? facts : await withLimits(call, facts)
  } catch (error) {
    return failingFacts(error)
  }
}

/** Returns whether no limit must wait for the option `facts`, which may reject the caller. */
const countsEarly = ({ authenticated }: Facts, { facts, rateLimits }: GateSettings): boolean =>
  rateLimits === undefined || facts === undefined || authenticated === true

/**
 * Counts a call against the limits of its operation, and adds the times of the caller's earlier
 * calls. Does not count a call that is rejected in any case.
 */
async function withLimits(call: GateCall, facts: Facts): Promise<Facts> {
  const { rateLimits, limits, contract } = call.settings
  const { operation } = call.route
  const { family, rateLimits: documented } = contract.operations[operation]
  const windows = limits[operation] ?? documented
  if (rateLimits === undefined || windows.length === 0 || isForbidden(facts, family)) return facts
  const caller = callerOf(call, facts)
  if (caller === undefined) return facts
  const key = rateLimitKey(operation, caller.id)
  const times: unknown = await rateLimits.take(key, timeOf(facts), windows, caller.isVerified)
  if (!Array.isArray(times) || !times.every(Number.isFinite)) {
    throw new TypeError('The rate limit store did not return an array of times.')
  }
  return combined(facts, { recentRequests: times })
}

/** Returns whether the facts reject a caller, who must use up no limit. */
const isForbidden = ({ authenticated, permitted, workspace }: Facts, family: string): boolean =>
  authenticated === false ||
  permitted === false ||
  (workspace?.offeringsEnabled === false && family === 'offerings')

/**
 * Returns the time of a call in epoch milliseconds. Throws a TypeError if it is invalid: a store
 * that compares with it would grant every claim.
 */
export function timeOf({ now }: Pick<Facts, 'now'>): number {
  const time = new Date(now as Date).getTime()
  if (!Number.isFinite(time)) throw new TypeError('`now` must be a valid date.')
  return time
}

/** Facts with members, of which each may come from another callback. */
const nested: readonly string[] = ['workspace', 'campaign', 'offering', 'plugins']

/** Merges later facts into early ones, member by member. Throws a TypeError on a fact that could be misread. */
function merged(early: Facts, later: Facts | null | undefined, { clock }: GateSettings): Facts {
  if (later !== undefined && later !== null && typeof later !== 'object') {
    throw new TypeError('The facts must be an object or undefined.')
  }
  assertFacts(later)
  for (const name in later) {
    if (!factMembers.includes(name)) throw unknownName('fact', name, factMembers)
  }
  const facts: Facts = combined(later, {})
  const all = facts as Record<string, unknown>
  for (const [name, before] of Object.entries(early)) {
    const value = all[name]
    // Only of a campaign, an offering or a key can be known that there is none.
    if (value === undefined || (value === null && name === 'workspace')) all[name] = before
    else if (nested.includes(name) && isObject(before) && isObject(value)) {
      all[name] = combined(before, onlyGiven(value))
    }
  }
  facts.now ??= clock()
  timeOf(facts)
  for (const name of ['authenticated', 'permitted'] as const) {
    const value: unknown = facts[name]
    if (value !== undefined && typeof value !== 'boolean') {
      throw new TypeError(`Fact \`${name}\` must be true, false or undefined.`)
    }
  }
  return facts
}
