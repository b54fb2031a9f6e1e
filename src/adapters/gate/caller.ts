import { readHeaders } from '../../core/contract/request.js'
import {
  type Facts,
  fingerprint,
  type OperationName,
  parseBasicCredentials,
} from '../../core/index.js'
import type { CallHead, GateSettings } from './gate-options.js'

/** Who makes a call, as far as the stores are concerned. */
export interface Caller {
  /** A digest: of bounded length, and without credentials in clear text. */
  id: string
  /** Whether the server has checked the credentials. */
  isVerified: boolean
}

/**
 * Returns who makes a call; undefined for a call that is answered 401 whatever else is known. Throws
 * a TypeError where the option `client` returns no name, so that no two clients share one.
 */
export function callerOf(
  call: CallHead,
  { authenticated }: Pick<Facts, 'authenticated'>,
  settings: Pick<GateSettings, 'client' | 'requiresCredentials'>,
): Caller | undefined {
  if (authenticated === false) return undefined
  const credentials = credentialsOf(call)
  if (settings.requiresCredentials && !Array.isArray(credentials)) return undefined
  const client: unknown = settings.client(call)
  if (typeof client !== 'string' || client === '') {
    // What a promise rejects with would end the process.
    Promise.resolve(client).catch(() => {})
    throw new TypeError('Option `client` must return a string that is not empty, and no promise.')
  }
  const isVerified = authenticated === true
  return { id: callerId(client, isVerified ? undefined : credentials), isVerified }
}

/**
 * Returns the digest that stands for a client. Without credentials it is that of a verified client.
 * With them, nobody who only knows the name has the same digest.
 */
export const callerId = (client: string, credentials?: Credentials): string =>
  digest(credentials === undefined ? ['verified', client] : ['unverified', client, credentials])

/** User name and password, or the header where it has no Basic credentials. */
export type Credentials = readonly [username: string, password: string] | string

/** Returns the credentials of a call, the same for each spelling of the header. */
export function credentialsOf({ headers }: Pick<CallHead, 'headers'>): Credentials {
  const header = readHeaders(headers ?? {}).get('authorization') ?? ''
  const basic = parseBasicCredentials(header)
  if (basic !== undefined) return [basic.username, basic.password]
  return header.replace(/^(\S+)[ \t]+/, (_, scheme: string) => `${scheme.toLowerCase()} `)
}

/** Returns the key under which a store counts the calls of a caller. */
export const rateLimitKey = (operation: OperationName, callerId: string): string =>
  `${operation} ${callerId}`

/** Returns the key under which a store holds an idempotency key, in any letter case, of a caller. */
export const idempotencyKey = (callerId: string, key: string): string =>
  digest([callerId, key.toLowerCase()])

/** SHA-256 of canonical JSON. The core has it for bodies, and is not bundled a second time. */
const digest = (parts: unknown): string => fingerprint('createCampaign', { body: parts })
