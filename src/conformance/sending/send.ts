import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import { bodyBytes } from './body-bytes.js'
import { responseBody } from './response-body.js'

/** Sends one request. Rejects with an Unreachable if no response arrives. */
export type Send = (request: SentRequest) => Promise<ReceivedResponse>

/** Thrown if the server sends no response, or none that is HTTP. */
export class Unreachable extends Error {
  override name = 'Unreachable'
  /** `too-late` if the response did not arrive in time. */
  declare cause?: 'too-late'
}

/** Thrown for a request that the transport cannot send unchanged. */
export class Unsendable extends Error {
  override name = 'Unsendable'
}

/** Sends requests to a handler of the Fetch API, such as a sandbox, without a network. */
export const toHandler =
  (handler: (request: Request) => Response | Promise<Response>): Send =>
  async ({ method, url, headers, body }) => {
    const request = fetchRequest(method, url, headers, body)
    const response = await handler(request)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: responseBody(await response.text()),
    }
  }

function fetchRequest(
  method: string,
  url: string,
  given: SentRequest['headers'],
  body: string | undefined,
): Request {
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(given)) {
      for (const each of [value].flat()) headers.append(name, String(each))
    }
    return new Request(new URL(url, 'http://handler.invalid'), {
      method,
      headers,
      // Bytes, because a string sets a media type.
      ...(body !== undefined && { body: bodyBytes(body) }),
    })
  } catch (error) {
    throw new Unsendable((error as Error).message)
  }
}
