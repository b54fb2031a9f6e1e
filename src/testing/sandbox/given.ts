import { operationTable } from '../../../generated/operations.js'
import { idempotencyKey, rateLimitKey } from '../../adapters/gate/caller.js'
import { fingerprint, type OperationName, parseBasicCredentials } from '../../core/index.js'
import type { SandboxParts } from './api-handler.js'
import { callerIdsOf } from './client.js'
import type { SandboxData } from './data.js'
import { campaignId } from './facts.js'
import { type GivenState, readGiven } from './read-given.js'

/** Seconds, longer than anything is kept. */
const forever = 1e9

/** Replaces the state of the sandbox. Throws a TypeError on an invalid state. */
export async function applyState(
  value: unknown,
  { clock, memory, reset }: Pick<SandboxParts, 'clock' | 'memory' | 'reset'>,
): Promise<void> {
  const state = readGiven(value)
  const { operation, params = {}, headers = {}, body, given } = state
  reset(dataFor(state))
  if (given.now === undefined) clock.reset()
  else clock.set(new Date(given.now), false)

  const header = (lowerName: string) =>
    Object.entries(headers).find(([name]) => name.toLowerCase() === lowerName)?.[1]
  const callers = callerIdsOf(headers)
  const key = header('idempotency-key')
  const { idempotency, recentRequests = [] } = given
  if (idempotency && typeof key === 'string') {
    const same = { params: idempotency.params ?? params, body: idempotency.body ?? body }
    const call = {
      fingerprint: fingerprint(operation, same),
      owner: 'given',
      now: new Date(idempotency.createdAt).getTime(),
      leaseSeconds: windowOf(operation),
      keepSeconds: windowOf(operation),
    }
    for (const client of callers) {
      const storeKey = idempotencyKey(client, key.trim())
      await memory.idempotency.claim(storeKey, { ...call, client })
      if (idempotency.state === 'completed') {
        const { response = { status: 200, body: {} } } = idempotency
        await memory.idempotency.complete(storeKey, 'given', response, call.keepSeconds)
      }
    }
  }
  if (recentRequests.length === 0) return
  for (const client of callers) {
    for (const isVerified of [true, false]) {
      memory.rateLimits.set(rateLimitKey(operation, client), recentRequests, isVerified)
    }
  }
}

/** Returns how long an operation keeps a key, in seconds. */
function windowOf(operation: OperationName): number {
  const rule: { required: boolean; 'window-seconds'?: number } =
    operationTable[operation].idempotency
  return rule['window-seconds'] ?? forever
}

function dataFor({ params = {}, body, headers, given }: GivenState): SandboxData {
  const { workspace = {}, campaign, offering, authenticated = true, permitted = true } = given
  const id = campaignId({ params, body })
  return {
    ...(authenticated && permitted
      ? {}
      : { credentials: rejectingCredentials(headers, authenticated) }),
    workspace,
    campaigns: id === undefined || !campaign ? {} : { [id]: campaign },
    offerings: params.offer_id === undefined || !offering ? {} : { [params.offer_id]: offering },
  }
}

function rejectingCredentials(headers: GivenState['headers'] = {}, authenticated: boolean) {
  const header = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')
  const own = parseBasicCredentials(String(header?.[1] ?? ''))
  return authenticated && own !== undefined ? [{ ...own, permitted: false }] : []
}
