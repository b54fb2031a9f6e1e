import type { StoredResponse } from '../index.js'
import { parsedBody } from '../server/parsed-body.js'

/** A response of the Fetch API, of any realm. */
type FetchResponse = Pick<Response, 'status' | 'headers' | 'bodyUsed' | 'clone' | 'text'>

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
  const text = await response.clone().text()
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text === '' ? undefined : (parsedBody(text) ?? text),
  }
}
