import { bodyOfText } from '../../adapters/gate/answer.js'
import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import { bodyBytes } from './body-bytes.js'

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

/** Deeper than any documented response; comparing and printing values recurses. */
const maxDepth = 200

/** Returns the parsed body, or its text if it is not JSON or nested too deeply. */
export const responseBody = (text: string): unknown => (isDeep(text) ? text : bodyOfText(text))

/** Returns whether brackets nest too deeply; brackets in strings count too. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > maxDepth) return true
  }
  return false
}
