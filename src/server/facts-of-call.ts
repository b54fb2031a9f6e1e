import type { Facts } from '../index.js'
import { claimKey, type HeldClaim } from './claim-key.js'
import type { Call, GateSettings } from './gate-options.js'
import { takeLimits, timeOf } from './take-limits.js'

/** What is known about a call, and what it holds of the idempotency store. */
export interface FoundFacts {
  facts: Facts
  claim?: HeldClaim
}

/** Facts whose reading throws, so that a check answers with the documented 500. */
export const failingFacts = (fault: unknown): Facts => ({
  get now(): never {
    throw fault
  },
})

/** Looks up what only the server knows, the user's part of it first. */
export async function factsOf(call: Call, settings: GateSettings): Promise<FoundFacts> {
  try {
    const given = await settings.facts?.(call.operation, call)
    const told = { ...given, now: given?.now ?? settings.clock() }
    timeOf(told)
    // What a stranger asks for must not use up what belongs to a client.
    if (told.authenticated === false) return { facts: told }
    const recentRequests = await takeLimits(call, told, settings)
    const facts = { ...told, ...(recentRequests && { recentRequests }) }
    const { idempotency, claim } = await claimKey(call, facts, settings)
    return {
      facts: idempotency === undefined ? facts : { ...facts, idempotency },
      ...(claim && { claim }),
    }
  } catch (fault) {
    return { facts: failingFacts(fault) }
  }
}
