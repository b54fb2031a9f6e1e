import { readHeaders } from '../../core/contract/request.js'
import { decideIdempotency, type IdempotencyFacts } from '../../core/index.js'
import { keepLease } from '../stores/keep-lease.js'
import type { IdempotencyClaim } from '../stores/stores.js'
import type { Answer } from './answer.js'
import { callerOf, idempotencyKey } from './caller.js'
import { type Call, type GateSettings, notify } from './gate-options.js'
import { isTransient, readRecord, storedResponse } from './stored-record.js'
import { isWithinLimits, type KnownFacts, timeOf } from './take-limits.js'

/** An idempotency key that a call holds until it has a response. Its methods never reject. */
interface HeldClaim {
  /** Stores the response, or frees the key if the response must not be repeated. */
  settle(response: Answer): Promise<void>
  /** Frees the key of a call that was not executed. */
  release(): Promise<void>
}

/** What the store has for the key of a call. */
export interface ClaimedKey {
  idempotency?: IdempotencyFacts | null
  claim?: HeldClaim
}

/**
 * Claims the idempotency key of a call. Returns {} if the operation takes no key, or if the call is
 * rejected anyway. Rejects if the store fails, is full or returns an invalid record: then the call
 * must not run.
 */
export async function claimKey(
  call: Call,
  facts: KnownFacts,
  settings: GateSettings,
): Promise<ClaimedKey> {
  const { idempotency: store, leaseSeconds, contract } = settings
  const { operation } = call
  const rule: { required: boolean; 'window-seconds'?: number } =
    contract.operations[operation].idempotency
  if (store === undefined || !rule.required) return {}
  const given = readHeaders(call.headers ?? {}).get('idempotency-key')
  if (given === undefined || !isWithinLimits(facts, call, settings)) return {}
  const caller = callerOf(call, facts, settings)
  if (caller === undefined) return {}

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
  if (stored !== null) return { idempotency: current(operation, claim, stored) }
  return { idempotency: null, claim: heldClaim(key, claim, settings) }
}

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
