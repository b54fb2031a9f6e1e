import { assertFacts } from '../../core/contract/assert-facts.js'
import type { Facts } from '../../core/index.js'
import { type ClaimedKey, claimKey } from './claim-key.js'
import type { Call, CallHead, GateSettings } from './gate-options.js'
import { takeLimits, timeOf } from './take-limits.js'

/** The facts about a call, and its claim on an idempotency key. */
export interface FoundFacts extends Pick<ClaimedKey, 'claim'> {
  facts: Facts
}

/** Returns facts that throw on access, so that a check returns the documented 500. */
export const failingFacts = (error: unknown): Facts => ({
  get now(): never {
    throw error
  },
})

/** Looks up the facts that need no body: who calls, and how often. */
export async function factsOfHead(call: CallHead, settings: GateSettings): Promise<Facts> {
  try {
    const given = await settings.authenticate?.(call.operation, call)
    const facts: Facts = Object.assign({}, given)
    facts.now = given?.now ?? settings.clock()
    assertReadable(facts)
    // Unauthorized calls must not use up the limits of a client.
    if (isUnauthorized(facts)) return facts
    const recentRequests = await takeLimits(call, facts, settings)
    return recentRequests === undefined ? facts : { ...facts, recentRequests }
  } catch (error) {
    return failingFacts(error)
  }
}

/** Calls the option `facts`. */
export async function factsOfUser(
  call: Call,
  before: Facts,
  settings: GateSettings,
): Promise<Facts> {
  try {
    const given = await settings.facts?.(call.operation, call)
    const facts: Facts = Object.assign({}, before, given)
    facts.now = given?.now ?? before.now ?? settings.clock()
    assertReadable(facts)
    return facts
  } catch (error) {
    return failingFacts(error)
  }
}

/** Looks up the remaining facts: first the option `facts`, then the idempotency store. */
export async function factsOfCall(
  call: Call,
  before: Facts,
  settings: GateSettings,
): Promise<FoundFacts> {
  const facts = await factsOfUser(call, before, settings)
  try {
    if (isUnauthorized(facts)) return { facts }
    const { idempotency, claim } = await claimKey(call, facts, settings)
    if (idempotency === undefined) return { facts }
    const all = Object.assign({}, facts, { idempotency })
    return claim === undefined ? { facts: all } : { facts: all, claim }
  } catch (error) {
    return { facts: failingFacts(error) }
  }
}

/** Throws a TypeError if a fact has a value that could be misread. */
function assertReadable(facts: Facts): void {
  assertFacts(facts)
  timeOf(facts)
  for (const name of ['authenticated', 'permitted'] as const) {
    const value: unknown = facts[name]
    if (value !== undefined && typeof value !== 'boolean') {
      throw new TypeError(`Fact \`${name}\` must be true, false or undefined.`)
    }
  }
}

const isUnauthorized = ({ authenticated, permitted }: Facts): boolean =>
  authenticated === false || permitted === false
