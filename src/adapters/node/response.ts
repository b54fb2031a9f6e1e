import type { ServerResponse } from 'node:http'
import { type Answer, bodyOfBytes, bytesOfBody, headerTexts } from '../gate/answer.js'
import { isOfContent, withoutContent } from '../gate/content-headers.js'

/** Sends an answer as it stands, with headers of this sending. */
export function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  ofSending: Readonly<Record<string, string>> = {},
): void {
  const body = bytesOfBody(answer)
  if (response.headersSent) {
    // Somebody has sent the head before; the rest of it must not wait.
    if (!response.writableEnded) response.end(body)
    return
  }
  for (const name of response.getHeaderNames()) if (isOfContent(name)) response.removeHeader(name)
  // A status that has no body has no length either. (RFC 9110, 8.6)
  const length = answer.status === 204 ? {} : { 'Content-Length': body.length }
  response.writeHead(answer.status, { ...answer.headers, ...length, ...ofSending }).end(body)
}

type Write = ServerResponse['write']
type End = ServerResponse['end']

/**
 * Holds back what a handler writes until it has ended, and asks what to send in its place. To be
 * called before the handler is.
 */
export function holdResponse(
  response: ServerResponse,
  ask: (answer: Answer) => Promise<Answer | undefined>,
): void {
  const { writeHead, write, end, flushHeaders } = response
  // A head that is out already cannot be changed.
  const isHeadOut = response.headersSent
  const earlier = withoutContent(response.getHeaders())
  const chunks: Buffer[] = []
  const callback = (values: unknown[]) =>
    values.find((value): value is () => void => typeof value === 'function')

  // Whoever comes to speak of a fault must know that an answer has begun.
  let hasBegun = isHeadOut
  let isOver = false
  const headersSent = { configurable: true, get: () => hasBegun }
  Object.defineProperty(response, 'headersSent', headersSent)

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    if (typeof rest[0] === 'string') response.statusMessage = rest[0]
    const headers = rest.find((value) => typeof value === 'object')
    if (!isHeadOut) {
      for (const [name, value] of givenHeaders(headers)) response.setHeader(name, value)
    }
    hasBegun = true
    return response
  }) as typeof writeHead
  // Whoever listens for the head has replaced `writeHead`, and still has headers to set.
  const begin = () => {
    if (!hasBegun) response.writeHead(response.statusCode)
    hasBegun = true
  }
  response.flushHeaders = begin
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (isOver) return false
    const bytes = bytesOf(chunk, rest[0])
    begin()
    chunks.push(bytes)
    const done = callback(rest)
    // Not at once, for it may be what writes the next piece.
    if (done !== undefined) process.nextTick(done)
    return true
  }) as Write
  response.end = ((...values: unknown[]) => {
    // A handler that answers twice has answered once.
    if (isOver) return response
    const asked = Number(response.statusCode)
    // Node's own `end` throws it, too, and the framework answers the fault.
    if (!(asked >= 100 && asked <= 999)) throw new RangeError(`no status: ${asked}`)
    const hasChunk = typeof values[0] !== 'function' && (values[0] ?? undefined) !== undefined
    const last = hasChunk ? [bytesOf(values[0], values[1])] : []
    begin()
    isOver = true
    const statusCode = Math.trunc(Number(response.statusCode))
    const { statusMessage } = response
    const body = Buffer.concat([...chunks, ...last])
    // Trailers need chunked encoding.
    if (!isHeadOut) response.removeHeader('Trailer')
    const given = response.getHeaders()
    const headers = headerTexts(given)
    ask({ status: statusCode, headers, ...bodyOfBytes(body, headers) })
      .then((instead) => {
        Object.assign(response, { writeHead, write, end, flushHeaders })
        Reflect.deleteProperty(response, 'headersSent')
        if (isHeadOut) return response.end(body, callback(values))
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        const kept = instead === undefined ? given : earlier
        for (const [name, value] of Object.entries(kept)) response.setHeader(name, value as string)
        if (instead !== undefined) return sendAnswer(response, instead)
        Object.assign(response, { statusCode, statusMessage })
        return response.end(body, callback(values))
      })
      .catch((fault) => response.destroy(fault))
    return response
  }) as End
}

/** The bytes of a piece of a body. Throws a TypeError where it is none, as Node does. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  if (typeof chunk !== 'string') throw new TypeError('A body is written as text or bytes.')
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
}

/** Headers as `writeHead` takes them: an object, or names and values one after another. */
function givenHeaders(headers: unknown): readonly [string, string | string[]][] {
  if (!Array.isArray(headers)) return Object.entries((headers ?? {}) as Record<string, string>)
  const values = new Map<string, string[]>()
  for (let index = 0; index < headers.length; index += 2) {
    const name = String(headers[index])
    values.set(name, [...(values.get(name) ?? []), String(headers[index + 1])])
  }
  return [...values]
}
