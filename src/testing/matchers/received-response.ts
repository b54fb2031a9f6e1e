import { type FetchResponse, received as read } from '../../adapters/clients/received.js'
import type { StoredResponse } from '../../core/index.js'

/** Returns the received response; a promise for a `Response` of fetch. */
export function receivedResponse(
  matcher: string,
  received: unknown,
): StoredResponse | Promise<StoredResponse> {
  if (typeof received !== 'object' || received === null || !('status' in received)) {
    throw new TypeError(
      `${matcher} expects a response: an object with \`status\`, \`headers\` and \`body\`, or a Response of fetch.`,
    )
  }
  return isFetchResponse(received)
    ? readFetchResponse(matcher, received)
    : (received as StoredResponse)
}

const isFetchResponse = (received: object): received is FetchResponse =>
  'bodyUsed' in received && 'text' in received && typeof received.text === 'function'

async function readFetchResponse(
  matcher: string,
  response: FetchResponse,
): Promise<StoredResponse> {
  if (response.bodyUsed) {
    throw new TypeError(
      `The body of the Response was already read. Call ${matcher} first, or pass \`response.clone()\`.`,
    )
  }
  return read(response)
}
