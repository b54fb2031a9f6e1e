import { attempt } from '../../core/base/attempt.js'
import { combined, isObject } from '../../core/base/json.js'
import { assertKind, kind, oneOf, text, whole, withMembers } from '../../core/base/kinds.js'
import {
  decideIdempotency,
  type Facts,
  type IdempotencyFacts,
  type OperationName,
  type ReceivedRequest,
} from '../../core/index.js'
import type { IdempotencyClaim, IdempotencyStore, KeptResponse } from '../stores/stores.js'
import { type Answer, answerOf, isBodiless } from './answer.js'
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

/** Returns whether a response is temporary, so that a repeated call must run again. */
const isTransient = (status: number): boolean =>
  !finalStatus.isValid(status) || status >= 500 || [401, 403, 408, 425, 429].includes(status)

/** Returns the part of a response to store. */
function storedResponse({ status, headers: given, body, bodyEncoding }: Answer): KeptResponse {
  const headers: Record<string, string> = {}
  for (const name in given) {
    if (!ofSending.has(name.toLowerCase())) headers[name] = given[name] as string
  }
  return isBodiless(status)
    ? { status, headers, body: '' }
    : { status, headers, body, bodyEncoding }
}

/** A time, as a date, its text or a number. */
const time = kind(
  (value) => value !== null && Number.isFinite(new Date(value as Date).getTime()),
  'a time',
)

const finalStatus = whole(200, 599)

const responseKind = withMembers(
  {
    status: finalStatus,
    headers: kind(
      (value) => isObject(value) && Object.entries(value).every(isHeader),
      'an object of headers that can be sent',
    ),
    bodyEncoding: oneOf('base64'),
  },
  ['status'],
)

const recordKind = withMembers(
  {
    fingerprint: text,
    state: oneOf('in-progress', 'completed'),
    createdAt: time,
    expiresAt: time,
    response: responseKind,
  },
  ['fingerprint', 'state', 'createdAt'],
)

/**
 * Validates the record that a store returned for an idempotency key. Throws a TypeError if it is
 * invalid: it must neither be repeated nor make the call run again.
 */
function readRecord(record: IdempotencyFacts | null): IdempotencyFacts | null {
  if (record === null) return null
  assertKind('A record of the idempotency store', recordKind, record)
  const { fingerprint, state, expiresAt } = record
  const createdAt = new Date(record.createdAt)
  if (state === 'in-progress') return { fingerprint, state, createdAt }
  const response = readResponse(record.response)
  return expiresAt === undefined
    ? { fingerprint, state, createdAt, response }
    : { fingerprint, state, createdAt, expiresAt: new Date(expiresAt), response }
}

function readResponse(response: KeptResponse | undefined): KeptResponse {
  if (response === undefined) {
    throw new TypeError('The response to this idempotency key could not be stored.')
  }
  const { status, headers = {}, body, bodyEncoding } = response
  const isEmpty = body === undefined || body === ''
  const isValid = !isBodiless(status) && (bodyEncoding === undefined || isBase64(body))
  if (isEmpty || isValid) return { status, headers, body, bodyEncoding }
  throw new TypeError('The idempotency store returned a response with an invalid body.')
}

const isHeader = ([name, value]: [string, unknown]): boolean =>
  /^[!#$%&'*+.^_`|~\w-]+$/.test(name) &&
  typeof value === 'string' &&
  /^[\t\x20-\x7e\x80-\xff]*$/.test(value)

const isBase64 = (body: unknown): boolean =>
  typeof body === 'string' && attempt(() => atob(body)) !== undefined
