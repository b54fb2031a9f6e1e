import { createClientCheck } from './client-check.js'
import type { ClientOptions } from './client-options.js'
import { type FetchArguments, outgoingCall } from './outgoing.js'

/** Any function with the arguments of `fetch`. */
type AnyFetch = (...values: never[]) => Promise<Response>

/**
 * Returns a `fetch` that validates requests of the API before sending them, checks their responses,
 * and passes on all other calls. Throws a TypeError on an unknown or invalid option.
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
