import type { Facts, IdempotencyFacts, StoredResponse } from '../index.js'
import { readHeaders } from '../request.js'
import type { Answer } from './answer.js'
import { clientOf } from './client-of.js'
import { type Call, type GateSettings, tell } from './gate-options.js'

/** An idempotency key that belongs to this call until it is answered. Its methods never reject. */
export interface HeldClaim {
  /** Keeps the response; where the server has failed it forgets the call, so that a retry runs. */
  settle(response: Answer): Promise<void>
  release(): Promise<void>
}

/** What the store of keys knows about a call. */
export interface ClaimedKey {
  idempotency?: IdempotencyFacts | null
  claim?: HeldClaim
}

/** Claims the idempotency key of a call, where it has one and there is a store. */
export async function claimKey(
  call: Call,
  facts: Facts,
  settings: GateSettings,
): Promise<ClaimedKey> {
  const { idempotency: store, leaseSeconds, contract } = settings
  const rule: { required: boolean; 'window-seconds'?: number } =
    contract.operations[call.operation].idempotency
  if (store === undefined || !rule.required) return {}
  const key = readHeaders(call.headers ?? {}).get('idempotency-key')
  if (key === undefined) return {}
  const place = idempotencyKey(clientOf(call, settings), key)
  const owner = crypto.randomUUID()
  const keepSeconds = rule['window-seconds'] ?? settings.keepSeconds
  const idempotency = await store.claim(place, {
    fingerprint: call.fingerprint(),
    owner,
    now: new Date(facts.now as Date).getTime(),
    leaseSeconds,
    keepSeconds,
  })
  if (idempotency !== null) return { idempotency }
  const release = () => safely(settings, () => store.release(place, owner))
  const complete = (response: Answer) =>
    safely(settings, () => store.complete(place, owner, kept(response), keepSeconds))
  return {
    idempotency,
    claim: {
      release,
      settle: (response) => (response.status >= 500 ? release() : complete(response)),
    },
  }
}

/**
 * Under which key a store holds the key of a client: as JSON, so that no name with a space is
 * another one with another key.
 */
export const idempotencyKey = (client: string, key: string): string => JSON.stringify([client, key])

/** What belongs to one sending of a response and not to the response. */
const ofSending = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]

const kept = ({ status, headers, body }: Answer): StoredResponse => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofSending.includes(name.toLowerCase())),
  ),
  body,
})

async function safely(settings: GateSettings, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (fault) {
    tell(settings, settings.onFault, fault)
  }
}
