import { decideIdempotency, type Facts, type IdempotencyFacts } from '../../core/index.js'
import { keepLease } from '../stores/keep-lease.js'
import type { IdempotencyClaim } from '../stores/stores.js'
import type { Answer } from './answer.js'
import { callerOf, idempotencyKey } from './caller.js'
import { failingFacts, timeOf } from './facts.js'
import { type Call, type GateSettings, notify } from './gate-options.js'
import type { Route } from './gate-request.js'
import { isTransient, readRecord, storedResponse } from './stored-record.js'

/** An idempotency key that a call holds until it has a response. Its methods never reject. */
interface HeldClaim {
  /** Stores the response, or frees the key if the response must not be repeated. */
  settle(response: Answer): Promise<void>
  /** Frees the key of a call that was not executed. */
  release(): Promise<void>
}

/** All facts about a call, and its claim on an idempotency key. */
export interface ClaimedFacts {
  facts: Facts
  claim?: HeldClaim
}

/**
 * Claims the idempotency key of a call, and adds what the store has for it. Claims none if the
 * operation takes no key, or if the call is rejected anyway. Returns facts that throw if the store
 * fails, is full or returns an invalid record: then the call must not run.
 */
export async function claimKey(
  route: Route,
  call: Call,
  facts: Facts,
  isRejected: () => boolean,
  settings: GateSettings,
): Promise<ClaimedFacts> {
  const { idempotency: store, leaseSeconds, contract } = settings
  const { operation } = call
  const given = route.ruleHeaders?.idempotencyKey
  const rule: { required: boolean; 'window-seconds'?: number } =
    contract.operations[operation].idempotency
  if (store === undefined || !rule.required || given === undefined) return { facts }
  try {
    if (isRejected()) return { facts }
    const caller = callerOf(route, call, facts, settings)
    if (caller === undefined) return { facts }
    const key = idempotencyKey(caller.id, given)
    const claim: IdempotencyClaim = {
      client: caller.id,
      fingerprint: call.fingerprint(),
      owner: crypto.randomUUID(),
      now: timeOf(facts),
      leaseSeconds,
      keepSeconds: rule['window-seconds'] ?? settings.keepSeconds,
    }
    const stored = readRecord(await store.claim(key, claim))
    return stored === null
      ? { facts: withKey(facts, null), claim: heldClaim(key, claim, settings) }
      : { facts: withKey(facts, current(operation, claim, stored)) }
  } catch (error) {
    return { facts: failingFacts(error) }
  }
}

// Not a spread: Node 20 takes longer for a spread with added members than for a whole check.
const withKey = (facts: Facts, idempotency: IdempotencyFacts | null): Facts =>
  Object.assign({}, facts, { idempotency })

/**
 * Returns the record if it is still valid. Throws an Error if it has expired: the call would run
 * without a claim.
 */
function current(
  operation: Call['operation'],
  { fingerprint, now }: IdempotencyClaim,
  record: IdempotencyFacts,
): IdempotencyFacts {
  // Only the store knows the lease of a running call; its record means that the call still runs.
  const stored =
    record.state === 'in-progress' ? { ...record, expiresAt: new Date(now + 1) } : record
  const { decision } = decideIdempotency({ operation, fingerprint, stored, now })
  if (decision !== 'proceed') return stored
  throw new Error('The idempotency store returned an expired record.')
}

function heldClaim(key: string, claim: IdempotencyClaim, settings: GateSettings): HeldClaim {
  const store = settings.idempotency as NonNullable<GateSettings['idempotency']>
  const { owner, keepSeconds } = claim
  const lease = keepLease(store, key, claim, (error) => notify(settings, settings.onFault, error))
  const end = async (act: () => Promise<void>) => {
    lease.stop()
    try {
      await act()
    } catch (error) {
      notify(settings, settings.onFault, error)
    }
  }
  const release = () => end(() => store.release(key, owner))
  return {
    release,
    settle: (response) =>
      isTransient(response.status)
        ? release()
        : end(() => store.complete(key, owner, storedResponse(response), keepSeconds)),
  }
}
