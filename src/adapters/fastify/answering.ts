import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { FastifyReply } from 'fastify'
import { type Answer, bodyOfBytes, bytesOfBody, headerTexts } from '../gate/answer.js'
import { collected, isStream } from '../node/stream.js'
import type { Call, Headers } from './call.js'

/** Passes what a handler sends through the gate, and then on to the next hook. */
export function passOn(
  call: Call,
  reply: FastifyReply,
  payload: unknown,
  next: (fault?: Error | null, body?: unknown) => void,
): void {
  // What Fastify asks before it sends, or goes on to a handler: this answer is the only one.
  Object.defineProperty(reply, 'sent', { configurable: true, value: true })
  const goOn = (fault: Error | null, body?: unknown) => {
    Reflect.deleteProperty(reply, 'sent')
    try {
      next(fault, body)
    } catch (thrown) {
      // Fastify catches what sending throws in no hook with a callback.
      next(thrown as Error)
    }
  }
  leaveWith(call, reply, payload).then(
    (body) => goOn(null, body),
    async (fault: Error) => {
      await call.entry.abandon?.()
      goOn(fault)
    },
  )
}

/** Has the gate see what a handler sends; returns the body to send. */
async function leaveWith(
  { entry, earlier }: Call,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const given = isResponse(payload) ? unpacked(reply, payload) : payload
  const body = isStream(given) ? await collected(given) : given
  const set = reply.getHeaders()
  const status = reply.statusCode
  // What cannot be sent must not be stored.
  validateHeaders(set)
  validateBody(body)
  const headers = headerTexts(set)
  const content = Buffer.isBuffer(body) ? bodyOfBytes(body, headers) : { body: String(body ?? '') }
  const instead = await entry.leave?.({ status, headers, ...content }, isTimedOut(reply))
  if (instead === undefined) {
    // A handler that goes on after its answer may have set others.
    setHead(reply, { status, headers: {} }, set)
    return body
  }
  setHead(reply, instead, earlier)
  return instead.body
}

/** Whether Fastify answers in the place of a handler, which goes on. */
function isTimedOut({ request }: FastifyReply): boolean {
  // To ask for the signal is to make one.
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
  throw new TypeError(`The handler has sent what is no text, bytes or stream: ${typeof body}.`)
}

const isResponse = (payload: unknown): payload is Response =>
  Object.prototype.toString.call(payload) === '[object Response]'

/** Fastify takes a response of the Fetch API, too, and unpacks it only later. */
function unpacked(reply: FastifyReply, response: Response): unknown {
  reply.code(response.status)
  for (const [name, value] of response.headers) reply.header(name, value)
  return response.body
}

/** Sends an answer with headers of before and of this sending. */
export function send(reply: FastifyReply, answer: Answer, added: Headers): void {
  setHead(reply, answer, added)
  // Fastify adds a charset to the type of a text.
  reply.send(Buffer.from(bytesOfBody(answer)))
}

function setHead(
  reply: FastifyReply,
  { status, headers }: Pick<Answer, 'status' | 'headers'>,
  added: Headers,
): void {
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name)
  reply.code(status).headers(added).headers(headers)
}
