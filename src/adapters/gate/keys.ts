import { combined } from '../../core/base/json.js'
import {
  decideIdempotency,
  type Facts,
  type IdempotencyFacts,
  type OperationName,
  type ReceivedRequest,
} from '../../core/index.js'
import type { IdempotencyClaim, IdempotencyStore, KeptResponse } from '../stores/stores.js'
import { type Answer, answerOf, encodingOf, isBodiless, isEncoded } from './answer.js'
import { callerOf, idempotencyKey } from './caller.js'
import { failingFacts, timeOf } from './facts.js'
import { type GateSettings, notify } from './gate-options.js'
import type { GateCall } from './gate-request.js'

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
export function claimKey(
  call: GateCall,
  received: ReceivedRequest,
  facts: Facts,
): ClaimedFacts | Promise<ClaimedFacts> {
  const { route, settings } = call
  const { idempotency: store, contract } = settings
  const given = route.httpHeaders?.idempotencyKey
  const rule: KeyRule = contract.operations[route.operation].idempotency
  return store === undefined || !rule.required || given === undefined
    ? { facts }
    : claimIn(store, given, rule, call, received, facts)
}

interface KeyRule {
  readonly required: boolean
  readonly 'window-seconds'?: number
}

async function claimIn(
  store: IdempotencyStore,
  given: string,
  rule: KeyRule,
  call: GateCall,
  received: ReceivedRequest,
  facts: Facts,
): Promise<ClaimedFacts> {
  const { route, outlook, settings } = call
  const { leaseSeconds } = settings
  try {
    if (route.checkHead(facts, outlook) !== undefined) return { facts }
    const caller = callerOf(call, facts)
    if (caller === undefined) return { facts }
    const key = idempotencyKey(caller.id, given)
    const claim: IdempotencyClaim = {
      client: caller.id,
      fingerprint: received.fingerprint(),
      owner: nextOwner(),
      now: timeOf(facts),
      leaseSeconds,
      keepSeconds: rule['window-seconds'] ?? settings.keepSeconds,
    }
    const stored = readRecord(await store.claim(key, claim))
    return stored === null
      ? {
          facts: combined(facts, { idempotency: null }),
          claim: heldClaim(store, key, claim, settings),
        }
      : { facts: combined(facts, { idempotency: current(route.operation, claim, stored) }) }
  } catch (error) {
    return { facts: failingFacts(error) }
  }
}

let processId: string | undefined
let calls = 0

/** Returns an id that no other call has, also of other processes. Costs less than a random one each time. */
function nextOwner(): string {
  // Some platforms have no randomness while modules load.
  processId ??= crypto.randomUUID()
  return `${processId}-${calls++}`
}

/**
 * Returns the record if it is still valid. Throws an Error if it has expired: the call would run
 * without a claim.
 */
function current(
  operation: OperationName,
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

function heldClaim(
  store: IdempotencyStore,
  key: string,
  claim: IdempotencyClaim,
  settings: GateSettings,
): HeldClaim {
  const { owner, keepSeconds } = claim
  const endLease = settings.keepLease?.(key, claim)
  const end = async (act: () => Promise<void>) => {
    endLease?.()
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

/** Marks a stored response that is sent again. */
const replayedHeader = 'Idempotent-Replayed'

/** Headers of one connection or one message, which a repeated response must not have. */
const ofSending: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'date',
  replayedHeader.toLowerCase(),
  'keep-alive',
  'proxy-connection',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Returns a stored response, marked as one that is sent again. */
export const repeated = ({ headers, ...response }: KeptResponse): Answer =>
  answerOf({ ...response, headers: { ...headers, [replayedHeader]: 'true' } })

/** Returns whether the status is that of a final response. */
const isFinal = (status: unknown): boolean =>
  Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599

/** Returns whether a response is temporary, so that a repeated call must run again. */
const isTransient = (status: number): boolean =>
  !isFinal(status) || status >= 500 || [401, 403, 408, 425, 429].includes(status)

/** Returns the part of a response to store. */
function storedResponse({ status, headers: given, body, bodyEncoding }: Answer): KeptResponse {
  const headers: Record<string, string> = {}
  for (const name in given) {
    if (!ofSending.has(name.toLowerCase())) headers[name] = given[name] as string
  }
  if (isBodiless(status)) return { status, headers, body: '' }
  return bodyEncoding === undefined
    ? { status, headers, body }
    : { status, headers, body, bodyEncoding }
}

/**
 * Validates the record that a store returned for an idempotency key. Throws a TypeError if it is
 * invalid: it must neither be repeated nor make the call run again.
 */
function readRecord(record: unknown): IdempotencyFacts | null {
  if (record === null) return null
  const { fingerprint, state, createdAt, expiresAt, response } = (record ??
    {}) as Partial<IdempotencyFacts>
  const time = new Date(createdAt as Date)
  const end = expiresAt === undefined ? undefined : new Date(expiresAt)
  if (typeof fingerprint !== 'string' || fingerprint === '') throw invalid('`fingerprint`')
  if (Number.isNaN(time.getTime()) || createdAt === null) throw invalid('`createdAt`')
  if (end !== undefined && (expiresAt === null || Number.isNaN(end.getTime()))) {
    throw invalid('`expiresAt`')
  }
  if (state === 'in-progress') return { fingerprint, state, createdAt: time }
  if (state !== 'completed') throw invalid('`state`')
  if (response === undefined) {
    throw new TypeError('The response to this idempotency key could not be stored.')
  }
  const expiring = end === undefined ? {} : { expiresAt: end }
  return { fingerprint, state, createdAt: time, ...expiring, response: readResponse(response) }
}

function readResponse(response: unknown): KeptResponse {
  const { status, headers = {}, body, ...rest } = (response ?? {}) as Partial<KeptResponse>
  const { bodyEncoding } = rest
  if (!isFinal(status)) throw invalid('`response.status`')
  if (typeof headers !== 'object' || headers === null || !Object.entries(headers).every(isHeader)) {
    throw invalid('`response.headers`')
  }
  const isEmpty = body === undefined || body === ''
  if (isBodiless(Number(status)) && !isEmpty) throw invalid('`response.body`')
  if (bodyEncoding !== undefined && bodyEncoding !== 'base64') {
    throw invalid('`response.bodyEncoding`')
  }
  const mustBeBase64 = isEncoded(headers) || bodyEncoding === 'base64'
  if (mustBeBase64 && !isEmpty && !isBase64(body)) throw invalid('`response.body`')
  return { status: Number(status), headers, body, ...encodingOf(rest) }
}

const isHeader = ([name, value]: [string, unknown]): boolean =>
  /^[!#$%&'*+.^_`|~\w-]+$/.test(name) &&
  typeof value === 'string' &&
  /^[\t\x20-\x7e\x80-\xff]*$/.test(value)

function isBase64(body: unknown): boolean {
  try {
    return typeof body === 'string' && atob(body) !== undefined
  } catch {
    return false
  }
}

const invalid = (member: string): TypeError =>
  new TypeError(`The idempotency store returned a record with an invalid ${member}.`)
