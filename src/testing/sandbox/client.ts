import { callerId, credentialsOf } from '../../adapters/gate/caller.js'
import type { Call } from '../../adapters/gate/gate-options.js'
import { type HeadersInput, RuleHeaders } from '../../core/contract/request.js'
import { serviceNames } from '../../core/contract/service-names.js'

/** Returns the owner of keys and rate limits of a call; calls without Basic credentials share them. */
export const clientOf = ({ credentials }: Pick<Call, 'credentials'>): string =>
  credentials?.username ?? 'anonymous'

/** Returns the digests of a caller by the headers of a call, with and without known credentials. */
export function callerIdsOf(given: HeadersInput): readonly string[] {
  // The names of the service are not those of its credentials.
  const headers = new RuleHeaders(given, serviceNames('SVC', ''))
  const client = clientOf({ credentials: headers.credentials })
  return [callerId(client), callerId(client, credentialsOf(headers))]
}
