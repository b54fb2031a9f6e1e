import type { ServerResponse } from 'node:http'
import { combined } from '../../core/base/json.js'
import {
  type Answer,
  bodyOfBytes,
  bytesOfBody,
  headerTexts,
  isOfContent,
  withoutContent,
} from '../gate/answer.js'

/** Sends a response unchanged, with additional headers. */
export function sendAnswer(
  response: ServerResponse,
  answer: Answer,
  ofSending: Readonly<Record<string, string>> = {},
): void {
  const body = bytesOfBody(answer)
  if (response.headersSent) {
    // The head was already sent, so only the body can follow.
    if (!response.writableEnded) response.end(body)
    return
  }
  for (const name of response.getHeaderNames()) if (isOfContent(name)) response.removeHeader(name)
  // A 204 has no length. (RFC 9110, 8.6)
  const ofBody = answer.status === 204 ? ofSending : { 'Content-Length': body.length, ...ofSending }
  response.writeHead(answer.status, combined(answer.headers, ofBody)).end(body)
}

/** Whether a response has begun, while it is held; error handlers must see it. */
const hasBegun = Symbol('campaign-contract.hasBegun')

type HeldResponse = ServerResponse & { [hasBegun]: boolean | undefined }

/** Shared and never deleted, or all code that reads responses would slow down. */
const headersSent: PropertyDescriptor & ThisType<HeldResponse> = {
  configurable: true,
  get() {
    return this[hasBegun] ?? Reflect.get(Object.getPrototypeOf(this), 'headersSent', this)
  },
}

type Write = ServerResponse['write']
type End = ServerResponse['end']

/**
 * Buffers what a handler writes until it ends the response, and then sends what `onResponse`
 * returns instead. Call it before the handler runs.
 */
export function holdResponse(
  response: ServerResponse,
  onResponse: (answer: Answer) => Promise<Answer | undefined>,
): void {
  const { writeHead, write, end, flushHeaders } = response
  // A sent head cannot be changed.
  const isHeadOut = response.headersSent
  const earlier = withoutContent(response.getHeaders())
  const chunks: Buffer[] = []
  const callback = (values: unknown[]) =>
    values.find((value): value is () => void => typeof value === 'function')

  let isOver = false
  const held = Object.assign(response, { [hasBegun]: isHeadOut as boolean | undefined })
  Object.defineProperty(response, 'headersSent', headersSent)

  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status
    if (typeof rest[0] === 'string') response.statusMessage = rest[0]
    const headers = rest.find((value) => typeof value === 'object')
    if (!isHeadOut) {
      for (const [name, value] of givenHeaders(headers)) response.setHeader(name, value)
    }
    held[hasBegun] = true
    return response
  }) as typeof writeHead
  // Middleware that replaced `writeHead` may still set headers.
  const begin = () => {
    if (!held[hasBegun]) response.writeHead(response.statusCode)
    held[hasBegun] = true
  }
  response.flushHeaders = begin
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (isOver) return false
    const bytes = bytesOf(chunk, rest[0])
    begin()
    chunks.push(bytes)
    const done = callback(rest)
    // Not synchronously: the callback may write the next chunk.
    if (done !== undefined) process.nextTick(done)
    return true
  }) as Write
  response.end = ((...values: unknown[]) => {
    // Only the first response counts.
    if (isOver) return response
    const status = Number(response.statusCode)
    // Node's `end` throws it too, and the framework handles it.
    if (!(status >= 100 && status <= 999)) throw new RangeError(`no status: ${status}`)
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
    onResponse({ status: statusCode, headers, ...bodyOfBytes(body) })
      .then((instead) => {
        Object.assign(response, { writeHead, write, end, flushHeaders })
        held[hasBegun] = undefined
        if (isHeadOut) return response.end(body, callback(values))
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        const kept = instead === undefined ? given : earlier
        for (const [name, value] of Object.entries(kept)) response.setHeader(name, value as string)
        if (instead !== undefined) return sendAnswer(response, instead)
        Object.assign(response, { statusCode, statusMessage })
        return response.end(body, callback(values))
      })
      .catch((error) => response.destroy(error))
    return response
  }) as End
}

/** Returns the bytes of a chunk. Throws a TypeError if it is not text or bytes, as Node does. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk)
  if (typeof chunk !== 'string') throw new TypeError('A body must be written as text or bytes.')
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as 'utf8') : 'utf8')
}

/** Returns the headers given to `writeHead`: an object, or alternating names and values. */
function givenHeaders(headers: unknown): readonly [string, string | string[]][] {
  if (!Array.isArray(headers)) return Object.entries((headers ?? {}) as Record<string, string>)
  const values = new Map<string, string[]>()
  for (let index = 0; index < headers.length; index += 2) {
    const name = String(headers[index])
    values.set(name, [...(values.get(name) ?? []), String(headers[index + 1])])
  }
  return [...values]
}
