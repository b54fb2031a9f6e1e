import type { Context } from 'koa'
import { type Answer, bodyOfBytes, headerTexts, isBodiless } from '../gate/answer.js'
import { isDisconnectedFromNode } from '../gate/disconnected.js'
import { collected, streamOf } from '../node/stream.js'

/** Thrown if the client disconnects before a response body is complete. */
export class LostBodyError extends Error {
  override readonly name = 'LostBodyError'
}

/** Returns the response, with streams buffered and JSON serialized, so that Koa sends just that. */
export async function answerOfContext(context: Context): Promise<Answer> {
  const { status } = context
  const body = isBodiless(status) ? '' : await wholeBody(context)
  // Trailers need chunked encoding.
  context.remove('Trailer')
  const headers = headerTexts(context.response.headers)
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return { status, headers, ...bodyOfBytes(bytes) }
}

/** Returns the body as text or bytes, and stores it in the context. */
async function wholeBody(context: Context): Promise<string | Buffer> {
  const { body } = context
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body
  if (body === null) return ''
  if (body === undefined) return phrase(context)
  const pieces = streamOf(body)
  const whole = pieces === undefined ? textOf(body) : await gathered(pieces, context)
  const type = context.response.get('Content-Type')
  context.body = whole
  // Koa sets a default type if there is none.
  if (type === undefined) context.remove('Content-Type')
  else context.set('Content-Type', type)
  return whole
}

/** Returns Koa's default body: the status message, or the status code on HTTP/2. */
function phrase(context: Context): string {
  const { status, req } = context
  const message = req.httpVersionMajor < 2 ? context.message : ''
  context.type = 'text'
  context.body = message || String(status)
  context.status = status
  if (message) context.message = message
  return context.body as string
}

/** Returns the JSON of a body. Throws a TypeError if it has none, as Koa does. */
function textOf(body: unknown): string {
  const text: string | undefined = JSON.stringify(body)
  if (text === undefined) throw new TypeError(`A ${typeof body} cannot be sent as JSON.`)
  return text
}

async function gathered(
  pieces: AsyncIterable<Uint8Array | string>,
  { req, res }: Context,
): Promise<Buffer> {
  try {
    return await collected(pieces)
  } catch (cause) {
    if (!isDisconnectedFromNode(req, res)) throw cause
    throw new LostBodyError('The client disconnected during the response body.', { cause })
  }
}
