import type { RuleHeaders } from '../../core/contract/request.js'
import { type Facts, type OperationName, sha256Of } from '../../core/index.js'
import { storedKey } from '../../core/protocol/stored-key.js'
import { type GateCall, headOf } from './gate-request.js'

/** The caller, as stores identify it. */
interface Caller {
  /** A digest of bounded length, without credentials in plain text. */
  id: string
  /** Whether the server has checked the credentials. */
  isVerified: boolean
}

/**
 * Returns the caller; undefined for a call that gets a 401 in any case. Throws a TypeError if the
 * option `client` returns no name, so that clients never share one.
 */
export function callerOf(call: GateCall, { authenticated }: Facts): Caller | undefined {
  const { route, settings } = call
  if (authenticated === false) return undefined
  if (settings.requiresCredentials && route.httpHeaders?.credentials === undefined) return undefined
  const client: unknown = settings.client(headOf(call.request, route))
  if (typeof client !== 'string' || client === '') {
    // An unhandled rejection would end the process.
    Promise.resolve(client).catch(() => {})
    throw new TypeError('Option `client` must return a non-empty string, not a promise.')
  }
  const isVerified = authenticated === true
  const credentials = isVerified ? undefined : credentialsOf(route.httpHeaders)
  return { id: callerId(client, credentials), isVerified }
}

/** Digests of verified clients, which have no secrets and call again. */
const verifiedIds = new Map<string, string>()
const mostVerifiedIds = 1000

/**
 * Returns the digest of a client. Without credentials it is the digest of a verified client. With
 * them, a caller that knows only the name gets a different digest.
 */
export function callerId(client: string, credentials?: Credentials): string {
  if (credentials !== undefined) return digest(['unverified', client, credentials])
  const known = verifiedIds.get(client)
  if (known !== undefined) return known
  if (verifiedIds.size >= mostVerifiedIds) verifiedIds.clear()
  const id = digest(['verified', client])
  verifiedIds.set(client, id)
  return id
}

/** User name and password, or the whole header if it has no Basic credentials. */
type Credentials = readonly [username: string, password: string] | string

/** Returns the credentials of a call, the same for every spelling of the header. */
export function credentialsOf(headers: RuleHeaders | undefined): Credentials {
  const { credentials, authorization = '' } = headers ?? {}
  if (credentials !== undefined) return [credentials.username, credentials.password]
  return authorization.replace(/^(\S+)[ \t]+/, (_, scheme: string) => `${scheme.toLowerCase()} `)
}

/** Returns the store key of a caller's rate limit. */
export const rateLimitKey = (operation: OperationName, callerId: string): string =>
  `${operation} ${callerId}`

/** Returns the store key of a caller's idempotency key, which is case-insensitive. */
export const idempotencyKey = (callerId: string, key: string): string =>
  digest([callerId, storedKey(key)])

/** Uses the core's function, so as not to bundle another. */
const digest = (parts: readonly unknown[]): string => sha256Of(JSON.stringify(parts))
