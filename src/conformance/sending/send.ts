import type { ReceivedResponse, SentRequest } from '../report/report.js'
import { answerBody } from './answer-body.js'

/** Sends one request. Rejects with an Unreachable where no answer came. */
export type Send = (request: SentRequest) => Promise<ReceivedResponse>

/** There was no answer, or none that is HTTP. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The server has answered before, and has not for many requests on end. */
export class ServerLost extends Error {
  override name = 'ServerLost'
}

/** A request that this way of sending cannot send as it is. */
export class Unsendable extends Error {
  override name = 'Unsendable'
}

/** Sends to a handler of the Fetch API, such as that of a sandbox, without a network. */
export const toHandler =
  (handler: (request: Request) => Response | Promise<Response>): Send =>
  async ({ method, url, headers, body }) => {
    const request = fetchRequest(method, url, headers, body)
    const response = await handler(request)
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: answerBody(await response.text()),
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
      // As bytes, for a text would bring a media type of its own.
      ...(body !== undefined && { body: new TextEncoder().encode(body) }),
    })
  } catch (error) {
    throw new Unsendable((error as Error).message)
  }
}
