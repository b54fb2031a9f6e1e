import {
  decideRateLimit,
  type Facts,
  fingerprint,
  type OperationName,
  type StoredResponse,
} from '../index.js'
import { readHeaders } from '../request.js'
import type { Answer } from './answer.js'
import { type Call, type GateSettings, tell } from './gate-options.js'

/** What is known about a call, and what it holds of the idempotency store. */
export interface FoundFacts {
  facts: Facts
  claim?: HeldClaim
}

/** An idempotency key that belongs to this call until it is answered. Its methods never reject. */
export interface HeldClaim {
  /** Keeps the response; where the server has failed it forgets the call, so that a retry runs. */
  settle(response: Answer): Promise<void>
  release(): Promise<void>
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
    // A store that is asked at no time at all would give a key to everybody.
    if (!Number.isFinite(timeOf(told))) throw new TypeError('`now` is no valid date.')
    // What a stranger asks for must not use up what belongs to a client.
    if (told.authenticated === false) return { facts: told }
    const facts = await withRecentRequests(told, call, settings)
    return await withClaim(facts, call, settings)
  } catch (fault) {
    return { facts: failingFacts(fault) }
  }
}

async function withRecentRequests(
  facts: Facts,
  call: Call,
  settings: GateSettings,
): Promise<Facts> {
  const { rateLimits } = settings
  const limits = limitsOf(call, settings)
  if (rateLimits === undefined || limits.length === 0) return facts
  const key = rateLimitKey(call.operation, clientOf(call, settings))
  const recentRequests = await rateLimits.take(key, timeOf(facts), limits)
  return { ...facts, recentRequests }
}

const limitsOf = ({ operation }: Call, { contract, limits }: GateSettings) =>
  limits[operation] ?? contract.operations[operation].rateLimits

async function withClaim(facts: Facts, call: Call, settings: GateSettings): Promise<FoundFacts> {
  const { idempotency: store, leaseSeconds, contract } = settings
  const rule: { required: boolean; 'window-seconds'?: number } =
    contract.operations[call.operation].idempotency
  if (store === undefined || !rule.required) return { facts }
  const key = readHeaders(call.headers ?? {}).get('idempotency-key')
  if (key === undefined || !isWithinLimits(facts, call, settings)) return { facts }
  const place = idempotencyKey(clientOf(call, settings), key)
  const owner = crypto.randomUUID()
  const keepSeconds = rule['window-seconds'] ?? settings.keepSeconds
  const idempotency = await store.claim(place, {
    fingerprint: fingerprint(call.operation, call),
    owner,
    now: timeOf(facts),
    leaseSeconds,
    keepSeconds,
  })
  const found = { facts: { ...facts, idempotency } }
  if (idempotency !== null) return found
  const release = () => safely(settings, () => store.release(place, owner))
  const complete = (response: Answer) =>
    safely(settings, () => store.complete(place, owner, kept(response), keepSeconds))
  return {
    ...found,
    claim: {
      release,
      settle: (response) => (response.status >= 500 ? release() : complete(response)),
    },
  }
}

/** Under which key a store counts the calls of a client. */
export const rateLimitKey = (operation: OperationName, client: string): string =>
  `${operation} ${client}`

/**
 * Under which key a store holds the key of a client: as JSON, so that no name with a space is
 * another one with another key.
 */
export const idempotencyKey = (client: string, key: string): string => JSON.stringify([client, key])

const timeOf = ({ now }: { now?: Facts['now'] | undefined }): number =>
  new Date(now as Date).getTime()

/** What is no text would be the same client for all. */
function clientOf(call: Call, settings: GateSettings): string {
  const client: unknown = settings.client(call)
  if (typeof client !== 'string') throw new TypeError('Option `client` must answer with a text.')
  return client
}

/** A call that is refused for its number is not carried out, and holds no key. */
function isWithinLimits(
  { recentRequests, now }: Facts,
  call: Call,
  settings: GateSettings,
): boolean {
  const limits = limitsOf(call, settings)
  return (
    recentRequests === undefined ||
    decideRateLimit({ limits, recentRequests, now: timeOf({ now }) }).allowed
  )
}

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
