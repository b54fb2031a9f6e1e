import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { announcedLength, isAnnouncedAbove, type LengthHeaders, mayBeLonger } from '../gate/body.js'
import type { AdapterOptions } from '../gate/gate-options.js'
import type { GateBody } from '../gate/gate-request.js'

/** Reads at most `limit` bytes of a body, from the request or a stream it is piped through. */
function readNodeBody(
  request: IncomingMessage,
  limit: number,
  stream: Readable = request,
): GateBody | Promise<GateBody> {
  if (isAnnouncedAbove(request.headers, limit)) return { isTooLarge: true }
  // Middleware that read the body may have kept it for the handler.
  if (stream.readableEnded)
    return stream.readableDidRead ? { isUnread: true } : { value: undefined }
  const expected = stream === request ? exactLength(request.headers) : 0
  // Uses events, because iterating over a stream costs more than the whole validation.
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const collect = (given: Buffer | string) => {
      // With `setEncoding` the stream emits strings.
      const chunk =
        typeof given === 'string' ? Buffer.from(given, stream.readableEncoding ?? 'utf8') : given
      length += chunk.length
      if (length <= limit) {
        chunks.push(chunk)
        return
      }
      stream.off('data', collect)
      stream.off('readable', read)
      // `closeUnread` drops the rest.
      stream.pause()
      resolve({ isTooLarge: true })
    }
    const read = () => {
      while (stream.read() !== null);
    }
    const abort = () => resolve({ isAborted: true })
    stream.on('data', collect)
    stream.on('end', () => {
      stream.off('close', abort)
      if (length < expected) resolve({ isUnread: true })
      else resolve({ value: Buffer.concat(chunks), isRaw: true })
    })
    stream.on('error', abort)
    // A stream destroyed before its end may emit no error.
    stream.on('close', abort)
    // A paused stream, or one with a `readable` listener, does not flow on its own.
    if (stream.listenerCount('readable') > 0) stream.on('readable', read)
    else stream.resume()
    if (stream.destroyed) abort()
    if (stream === request) return
    // A stream that a request is piped into does not detect a disconnect.
    const onClose = () => {
      if (!request.complete) abort()
    }
    request.on('close', onClose)
    if (request.destroyed) onClose()
  })
}

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
