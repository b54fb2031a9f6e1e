import type { Facts } from '../../core/index.js'
import { type ClaimedKey, claimKey } from './claim-key.js'
import type { Call, CallHead, GateSettings } from './gate-options.js'
import { takeLimits, timeOf } from './take-limits.js'

/** What is known about a call, and what it holds of the idempotency store. */
export interface FoundFacts extends Pick<ClaimedKey, 'claim'> {
  facts: Facts
}

/** Facts whose reading throws, so that a check answers with the documented 500. */
export const failingFacts = (fault: unknown): Facts => ({
  get now(): never {
    throw fault
  },
})

/** Looks up what needs no body: who calls, and how often. */
export async function factsOfHead(call: CallHead, settings: GateSettings): Promise<Facts> {
  try {
    const given = await settings.authenticate?.(call.operation, call)
    const facts = { ...given, now: given?.now ?? settings.clock() }
    assertUsable(facts)
    // What a stranger asks for must not use up what belongs to a client.
    if (isStranger(facts)) return facts
    const recentRequests = await takeLimits(call, facts, settings)
    return recentRequests === undefined ? facts : { ...facts, recentRequests }
  } catch (fault) {
    return failingFacts(fault)
  }
}

/** Looks up what only the user's own function knows. */
export async function factsOfUser(
  call: Call,
  before: Facts,
  settings: GateSettings,
): Promise<Facts> {
  try {
    const given = await settings.facts?.(call.operation, call)
    const facts = { ...before, ...given, now: given?.now ?? before.now ?? settings.clock() }
    assertUsable(facts)
    return facts
  } catch (fault) {
    return failingFacts(fault)
  }
}

/** Looks up the rest of what only the server knows, the user's part of it first. */
export async function factsOfCall(
  call: Call,
  before: Facts,
  settings: GateSettings,
): Promise<FoundFacts> {
  const facts = await factsOfUser(call, before, settings)
  try {
    if (isStranger(facts)) return { facts }
    const { idempotency, claim } = await claimKey(call, facts, settings)
    if (idempotency === undefined) return { facts }
    return { facts: { ...facts, idempotency }, ...(claim && { claim }) }
  } catch (fault) {
    return { facts: failingFacts(fault) }
  }
}

/** Throws a TypeError where facts could be taken for something that they do not say. */
function assertUsable(facts: Facts): void {
  timeOf(facts)
  for (const name of ['authenticated', 'permitted'] as const) {
    const value: unknown = facts[name]
    if (value !== undefined && typeof value !== 'boolean') {
      throw new TypeError(`Fact \`${name}\` must be true, false or undefined.`)
    }
  }
}

const isStranger = ({ authenticated, permitted }: Facts): boolean =>
  authenticated === false || permitted === false
