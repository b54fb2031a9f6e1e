import { attempt } from '../../core/base/attempt.js'
import { type Answer, bodyOfBytes, bytesOfBody, isBodiless } from './answer.js'
import { lengthHeadersOf, mayBeLonger, readStream } from './body.js'
import type { GateBody } from './gate-request.js'

/** Reads the body of a copy, so that the handler can still read the request. */
export async function readFetchBody(
  request: Request,
  limit: number,
  { isObserved = false }: { isObserved?: boolean } = {},
): Promise<GateBody> {
  try {
    if (request.bodyUsed || request.body?.locked) return { isUnread: true }
    if (request.body === null) return { value: undefined }
    const copy = request.clone()
    const body = copy.body as typeof copy.body | undefined
    if (body === null) return { value: undefined }
    const read = await (body === undefined ? readWhole(copy, limit) : readStream(body, limit))
    // The client stops sending only after both copies are cancelled.
    if ('isTooLarge' in read && !isObserved) request.body?.cancel().catch(() => {})
    return read
  } catch {
    return { isAborted: true }
  }
}

/** Returns the request with the text of the validated body. */
export function withBody(request: Request, body: string): Request {
  const { url, method, signal } = request
  const headers = without(request.headers, ['content-encoding', 'content-length'])
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, signal, body })
}

/** Returns the response to a request. Closes the connection if much of the body may be unread. */
export function responseTo(request: Request, answer: Answer, limit: number): Response {
  const isUnread =
    mayBeLonger(lengthHeadersOf(request.headers), limit) && attempt(() => request.bodyUsed) !== true
  if (answer.status !== 413 && !isUnread) return responseOf(answer)
  return responseOf({ ...answer, headers: { ...answer.headers, Connection: 'close' } })
}

/** Reads a body in browsers whose requests have no stream, such as Firefox. */
async function readWhole(request: Request, limit: number): Promise<GateBody> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.length > limit ? { isTooLarge: true } : { value: bytes, isRaw: true }
}

export const responseOf = (answer: Answer): Response =>
  new Response(answer.body === '' ? null : bytesOfBody(answer), {
    status: answer.status,
    headers: answer.headers,
  })

/**
 * Returns whether a response can be read and rebuilt. An upgrade, an error and a response that a
 * handler has sent itself cannot. Hono marks the latter, also if its `fetch` is the handler.
 */
export const isFinalResponse = ({ status, headers }: Response): boolean =>
  status >= 200 && status <= 599 && !headers.has('x-hono-already-sent')

/**
 * Reads a response, unless its text is known. Returns its content, and a response with the same
 * content.
 */
export async function readResponse(
  response: Response,
  text?: string,
): Promise<{ answer: Answer; same: Response }> {
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  // Reading a body that is never sent would throw.
  if (isBodiless(status)) return { answer: { status, headers, body: '' }, same: response }
  if (text !== undefined) return { answer: { status, headers, body: text }, same: response }
  const { statusText } = response
  const bytes = response.body === null ? null : new Uint8Array(await response.arrayBuffer())
  // The server adds the length of the buffered body.
  const sent = without(response.headers, ['content-length', 'transfer-encoding'])
  return {
    answer: { status, headers, ...bodyOfBytes(bytes ?? new Uint8Array()) },
    same: new Response(bytes, { status, statusText, headers: sent }),
  }
}

function without(given: Headers, names: readonly string[]): Headers {
  const headers = new Headers(given)
  for (const name of names) headers.delete(name)
  return headers
}
