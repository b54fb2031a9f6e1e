import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { FastifyReply } from 'fastify'
import { type Answer, bodyOfBytes, bytesOfBody, headerTexts } from '../gate/answer.js'
import type { Entry } from '../gate/gate.js'
import { collected, isStream } from '../node/stream.js'

/** A request of the API between hooks. */
export interface Call {
  entry: Entry
  /** The reply headers set by earlier hooks, if a response may be replaced. */
  earlier: Headers
  /** The media type of the request, while it is hidden. */
  contentType: string | undefined
  /** Whether the handler has responded. */
  isAnswered?: boolean
}

export type Headers = Partial<ReturnType<FastifyReply['getHeaders']>>

const isHeld = Symbol('campaign-contract.isHeld')

/** Shared and never deleted, or all code that reads replies would slow down. */
const sentProperty: PropertyDescriptor & ThisType<{ [isHeld]: boolean }> = {
  configurable: true,
  get() {
    return this[isHeld] || Reflect.get(Object.getPrototypeOf(this), 'sent', this)
  },
}

/** Passes a handler's payload through the gate, then to the next hook. */
export function passOn(
  call: Call,
  reply: FastifyReply,
  payload: unknown,
  next: (error?: Error | null, body?: unknown) => void,
): void {
  // Fastify checks `sent` before it sends or runs a handler: this response is the only one.
  const held = Object.assign(reply, { [isHeld]: true })
  Object.defineProperty(reply, 'sent', sentProperty)
  const continueWith = (error: Error | null, body?: unknown) => {
    held[isHeld] = false
    try {
      next(error, body)
    } catch (thrown) {
      // Fastify does not catch errors of sending in hooks with a callback.
      next(thrown as Error)
    }
  }
  processPayload(call, reply, payload).then(
    (body) => continueWith(null, body),
    async (error: Error) => {
      await call.entry.abandon?.()
      continueWith(error)
    },
  )
}

/** Passes a payload to the gate. Returns the body to send. */
async function processPayload(
  { entry, earlier }: Call,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const given = isResponse(payload) ? unpacked(reply, payload) : payload
  const body = isStream(given) ? await collected(given) : given
  const set = reply.getHeaders()
  const status = reply.statusCode
  // A response that cannot be sent must not be stored.
  validateHeaders(set)
  validateBody(body)
  const headers = headerTexts(set)
  const content = Buffer.isBuffer(body) ? bodyOfBytes(body) : { body: String(body ?? '') }
  const instead = await entry.onResponse?.({ status, headers, ...content }, isTimedOut(reply))
  if (instead === undefined) {
    // A handler that still runs after its response may have set other headers.
    setHead(reply, { status, headers: {} }, set)
    return body
  }
  setHead(reply, instead, earlier)
  return instead.body
}

/** Returns whether Fastify responds for a handler that timed out and still runs. */
function isTimedOut({ request }: FastifyReply): boolean {
  // Accessing the signal creates one.
  if (!request.routeOptions.handlerTimeout) return false
  return request.signal.reason?.code === 'FST_ERR_HANDLER_TIMEOUT'
}

function validateHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    for (const each of [value].flat()) validateHeaderValue(name, String(each))
  }
}

function validateBody(body: unknown): void {
  if (typeof (body ?? '') === 'string' || Buffer.isBuffer(body)) return
  throw new TypeError(`The handler must send text, bytes or a stream, not ${typeof body}.`)
}

const isResponse = (payload: unknown): payload is Response =>
  Object.prototype.toString.call(payload) === '[object Response]'

/** Unpacks a Fetch API response, which Fastify would do only later. */
function unpacked(reply: FastifyReply, response: Response): unknown {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return response.body
}

/** Sends a response with additional headers. */
export function send(reply: FastifyReply, answer: Answer, added: Headers): void {
  setHead(reply, answer, added)
  // Bytes, because Fastify adds a charset to the type of text; to bytes without one it adds a type.
  const bytes = Buffer.from(bytesOfBody(answer))
  reply.send(bytes.length > 0 ? bytes : undefined)
}

function setHead(
  reply: FastifyReply,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  added: Headers,
): void {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.code(status).headers(added).headers(headers)
}
