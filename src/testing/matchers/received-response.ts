import { type FetchResponse, received as read } from '../../adapters/clients/received.js'
import { bodyOfText } from '../../adapters/gate/answer.js'
import { isNested } from '../../core/base/json.js'
import type { StoredResponse } from '../../core/index.js'

/** What responses of axios, supertest and light-my-request have. */
interface LibraryResponse extends Partial<StoredResponse> {
  /** The status, in light-my-request. */
  statusCode?: number
  /** The body as sent, in supertest and light-my-request. */
  text?: unknown
  payload?: unknown
  /** The body in axios, parsed if it is JSON. */
  data?: unknown
}

export function receivedResponse(
  matcher: string,
  received: unknown,
): StoredResponse | Promise<StoredResponse> {
  const isResponse = typeof received === 'object' && received !== null
  const expected = `${matcher} expects a response: an object with \`status\`, \`headers\` and \`body\`, or a response of fetch, axios, supertest or light-my-request.`
  if (!isResponse || !('status' in received || 'statusCode' in received)) {
    throw new TypeError(expected)
  }
  if (isFetchResponse(received)) return readFetchResponse(matcher, received)
  const { statusCode, status = statusCode, headers, ...parts } = received as LibraryResponse
  const body = bodyIn(parts)
  if (typeof status === 'function' || isStream(body)) {
    throw new TypeError(`${expected} Of another library, pass these parts, with the body read.`)
  }
  return { status, headers, body } as StoredResponse
}

const isStream = (body: unknown): boolean => isNested(body) && Symbol.asyncIterator in body

function bodyIn({ body, text, payload, data }: LibraryResponse): unknown {
  // The parsed body of supertest is `{}` also if there is none, or no JSON.
  const sent = text ?? payload ?? body ?? data
  return typeof sent === 'string' ? bodyOfText(sent) : sent
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
