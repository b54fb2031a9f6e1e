import { type FetchResponse, received as read } from '../../adapters/clients/received.js'
import type { StoredResponse } from '../../core/index.js'

/** A response as it was received; one of the Fetch API must be waited for. */
export function receivedResponse(
  matcher: string,
  received: unknown,
): StoredResponse | Promise<StoredResponse> {
  if (typeof received !== 'object' || received === null || !('status' in received)) {
    throw new TypeError(
      `${matcher} must be given a response: an object with \`status\`, \`headers\` and \`body\`, or a Response of fetch.`,
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
      `The body of the Response has been read already: call ${matcher} before, or give it a clone.`,
    )
  }
  return read(response)
}
