import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { announcedLength, isAnnouncedAbove, type LengthHeaders, mayBeLonger } from '../gate/body.js'
import type { AdapterOptions } from '../gate/gate-options.js'
import type { GateBody } from '../gate/gate-request.js'

/**
 * Reads at most `limit` bytes of a body, from the request or a stream it is piped through. Leaves
 * the end of the request unread, so that a parser after the adapter finds an empty body.
 */
function readNodeBody(
  request: IncomingMessage,
  limit: number,
  stream: Readable = request,
): GateBody | Promise<GateBody> {
  if (isAnnouncedAbove(request.headers, limit)) return { isTooLarge: true }
  // HTTP/2 also ends a body that the client has cancelled.
  if (request.aborted) return { isAborted: true }
  // Middleware that read the body may have kept it for the handler.
  if (stream.readableEnded)
    return stream.readableDidRead ? { isUnread: true } : { value: undefined }
  const expected = stream === request ? exactLength(request.headers) : 0
  const chunks: Buffer[] = []
  let length = 0
  const whole = (): GateBody => {
    if (request.aborted) return { isAborted: true }
    if (length < expected) return { isUnread: true }
    // Some proxies send a parsed body only for a stream that has ended.
    Object.defineProperty(stream, 'readableEnded', { configurable: true, value: true })
    const [only = noBytes] = chunks
    return { value: chunks.length > 1 ? Buffer.concat(chunks) : only, isRaw: true }
  }
  /** Reads what has arrived; undefined if more may follow. */
  const readArrived = (): GateBody | undefined => {
    for (;;) {
      const isWhole = expected > 0 ? length >= expected : stream === request && request.complete
      if (isWhole && stream.readableLength === 0) return whole()
      const given = stream.read(stream.readableLength || undefined)
      if (given === null) return undefined
      // With `setEncoding` the stream returns strings.
      const chunk =
        typeof given === 'string' ? Buffer.from(given, stream.readableEncoding ?? 'utf8') : given
      length += chunk.length
      // `closeUnread` drops the rest.
      if (length > limit) return { isTooLarge: true }
      chunks.push(chunk)
    }
  }
  // A short body has usually arrived with the headers.
  return readArrived() ?? readLater(request, stream, readArrived, whole)
}

function readLater(
  request: IncomingMessage,
  stream: Readable,
  readArrived: () => GateBody | undefined,
  whole: () => GateBody,
): Promise<GateBody> {
  return new Promise((resolve) => {
    const finish = (body: GateBody) => {
      for (const [name, listener] of Object.entries(listeners)) stream.off(name, listener)
      request.off('close', onClose)
      resolve(body)
    }
    const abort = () => finish({ isAborted: true })
    const listeners = {
      readable() {
        const body = readArrived()
        if (body !== undefined) finish(body)
      },
      end: () => finish(whole()),
      error: abort,
      // A stream destroyed before its end may emit no error.
      close: abort,
    }
    // A stream that a request is piped into does not detect a disconnect.
    const onClose = () => {
      if (!request.complete) abort()
    }
    for (const [name, listener] of Object.entries(listeners)) stream.on(name, listener)
    if (stream !== request) request.on('close', onClose)
    if (stream.destroyed || request.destroyed) onClose()
  })
}

const noBytes = Buffer.alloc(0)

/** Returns how many bytes must arrive; 0 if `Transfer-Encoding` leaves that open. */
const exactLength = (headers: LengthHeaders): number =>
  headers['transfer-encoding'] === undefined ? announcedLength(headers) : 0

/** Returns the parsed body; without one, reads the stream. */
export function bodyOf(
  request: IncomingMessage,
  parsed: unknown,
  { mode }: Pick<AdapterOptions, 'mode'>,
  limit: number,
  stream?: Readable,
): GateBody | Promise<GateBody> {
  if (parsed !== undefined) return { value: parsed }
  if (!hasBody(request)) return { value: undefined }
  return mode === 'observe' ? { isUnread: true } : readNodeBody(request, limit, stream)
}

/** A request of HTTP/2, or an injected one without a connection. */
type OtherRequest = IncomingMessage & {
  stream?: { endAfterHeaders?: boolean }
  _lightMyRequest?: { payload?: unknown }
}

/** Returns whether a request has a body, by its headers or its stream. */
export function hasBody(request: IncomingMessage): boolean {
  if (mayBeLonger(request.headers, 0)) return true
  const { httpVersionMajor, stream, _lightMyRequest: injected } = request as OtherRequest
  // HTTP/2 frames bodies without any header.
  if (httpVersionMajor > 1) return stream?.endAfterHeaders !== true
  return (injected?.payload ?? undefined) !== undefined
}

/**
 * Returns whether a parsed body is only a placeholder: some parsers and middleware set an empty
 * object without reading the body.
 */
export const isPlaceholder = (request: IncomingMessage, parsed: unknown): boolean =>
  request.readableDidRead === false && isEmpty(parsed)

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** Headers that describe the body as sent, not the parsed and decompressed one. */
const ofSentBody = ['content-encoding', 'content-length', 'transfer-encoding'] as const

/** Makes the headers of a request describe its validated body. */
export function describeBody(headers: IncomingMessage['headers'], body: unknown): void {
  for (const name of ofSentBody) if (name in headers) delete headers[name]
  // A proxy needs the type to send the body.
  if (body !== undefined) headers['content-type'] ??= 'application/json'
}

/**
 * Hides the sent body from parsers that run after the adapter, because their result would replace
 * the validated body.
 */
export function endBody(request: IncomingMessage, body: unknown): void {
  const isUnread = !request.readableDidRead && hasBody(request)
  // Parsers of Express 4 skip a request with `_body`; others skip a body that no header announces.
  Object.assign(request, { _body: true })
  describeBody(request.headers, body)
  if (!isUnread) return
  // Drops the rest instead of waiting for it, which would delay the handler.
  const { push } = request
  request.push = (chunk: unknown) => push.call(request, chunk === null ? null : Buffer.alloc(0))
  while (request.readableLength > 0) request.read(request.readableLength)
}
