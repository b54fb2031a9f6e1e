import type { Context } from 'koa'
import { type Answer, bodyOfBytes, headerTexts, isBodiless } from './gate/answer.js'
import { hasLeft } from './node/request.js'
import { collected, streamOf } from './node/stream.js'

/** Thrown where a body was not gathered to its end, because the client has left. */
export class LostBodyError extends Error {
  override readonly name = 'LostBodyError'
}

/**
 * Returns what the handlers have answered, and has Koa send just that: what comes in pieces is
 * gathered, and what would be made a text only when it is sent is made one now.
 */
export async function answerOfContext(context: Context): Promise<Answer> {
  const { status } = context
  const body = isBodiless(status) ? '' : await wholeBody(context)
  // Trailers go with pieces only.
  context.remove('Trailer')
  const headers = headerTexts(context.response.headers)
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  return { status, headers, ...bodyOfBytes(bytes, headers) }
}

/** The body as text or bytes, which the context holds afterwards. */
async function wholeBody(context: Context): Promise<string | Buffer> {
  const { body } = context
  if (typeof body === 'string' || Buffer.isBuffer(body)) return body
  if (body === null) return ''
  if (body === undefined) return phrase(context)
  const pieces = streamOf(body)
  const whole = pieces === undefined ? textOf(body) : await gathered(pieces, context)
  const type = context.response.get('Content-Type')
  context.body = whole
  // Koa makes up a type for what has none.
  if (type === undefined) context.remove('Content-Type')
  else context.set('Content-Type', type)
  return whole
}

/** What Koa sends where nothing was set: the phrase of the status, which HTTP/2 does not have. */
function phrase(context: Context): string {
  const { status, req } = context
  const message = req.httpVersionMajor < 2 ? context.message : ''
  context.type = 'text'
  context.body = message || String(status)
  context.status = status
  if (message) context.message = message
  return context.body as string
}

/** The JSON of a body. Throws a TypeError on what has none, as Koa does when it sends it. */
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
    if (!hasLeft(req, res)) throw cause
    throw new LostBodyError('The client has left before the body of the response.', { cause })
  }
}
