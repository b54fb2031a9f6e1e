import type { IdempotencyFacts } from '../../core/index.js'
import type { KeptResponse } from '../stores/stores.js'
import { type Answer, encodingOf, isBodiless, isEncoded } from './answer.js'

/** Marks a stored response that is sent again. */
export const replayedHeader = 'Idempotent-Replayed'

/** Headers of one connection or one message, which a repeated response must not have. */
const ofSending: readonly string[] = [
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
]

/** Returns whether the status is that of a final response. */
const isFinal = (status: unknown): boolean =>
  Number.isInteger(status) && Number(status) >= 200 && Number(status) <= 599

/** Returns whether a response is temporary, so that a repeated call must run again. */
export const isTransient = (status: number): boolean =>
  !isFinal(status) || status >= 500 || [401, 403, 408, 425, 429].includes(status)

/** Returns the part of a response to store. */
export const storedResponse = ({ status, headers, body, ...rest }: Answer): KeptResponse => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofSending.includes(name.toLowerCase())),
  ),
  ...(isBodiless(status) ? { body: '' } : { body, ...encodingOf(rest) }),
})

/**
 * Validates the record that a store returned for an idempotency key. Throws a TypeError if it is
 * invalid: it must neither be repeated nor make the call run again.
 */
export function readRecord(record: unknown): IdempotencyFacts | null {
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
