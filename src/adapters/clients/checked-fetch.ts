import { createClientCheck } from './client-check.js'
import type { ClientOptions } from './client-options.js'
import { type FetchArguments, outgoingCall } from './outgoing.js'

/** Any function that is called as `fetch` is. */
type AnyFetch = (...values: never[]) => Promise<Response>

/**
 * A `fetch` that checks requests of the API before they leave and responses when they come, and
 * leaves all other calls alone. Throws a TypeError on an unknown or wrong option.
 */
export function checkedFetch<Fetch extends AnyFetch>(
  fetch: Fetch,
  options: ClientOptions = {},
): Fetch {
  if (typeof fetch !== 'function') throw new TypeError('`fetch` must be a function.')
  const check = createClientCheck(options)
  const send = fetch as unknown as (...values: FetchArguments) => Promise<Response>
  const checked = async (...values: FetchArguments): Promise<Response> => {
    const call = outgoingCall(...values)
    if (call === undefined) return send(...values)
    const sent = await check.request(call.request)
    const response = await send(...call.sent)
    await check.response(sent, response)
    return response
  }
  return checked as unknown as Fetch
}
