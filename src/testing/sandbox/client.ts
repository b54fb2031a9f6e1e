import { callerId, credentialsOf } from '../../adapters/gate/caller.js'
import type { Call } from '../../adapters/gate/gate-options.js'
import { readHeaders } from '../../core/contract/request.js'
import { parseBasicCredentials } from '../../core/index.js'

/** Returns the owner of keys and rate limits of a call; calls without Basic credentials share them. */
export function clientOf({ headers }: Pick<Call, 'headers'>): string {
  const header = readHeaders(headers ?? {}).get('authorization') ?? ''
  return parseBasicCredentials(header)?.username ?? 'anonymous'
}

/** Returns the digests of the caller, with and without known credentials. */
export const callerIdsOf = (call: Pick<Call, 'headers'>): readonly string[] => [
  callerId(clientOf(call)),
  callerId(clientOf(call), credentialsOf(call)),
]
