import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import {
  announcedLength,
  isAnnouncedAbove,
  type LengthHeaders,
  mayBeLonger,
} from '../gate/body-length.js'
import type { AdapterOptions } from '../gate/gate-options.js'
import type { GateBody } from '../gate/gate-request.js'

/** Reads at most so many bytes of a request's body, from its own stream or one that it goes through. */
export function readNodeBody(
  request: IncomingMessage,
  limit: number,
  stream: Readable = request,
): GateBody | Promise<GateBody> {
  if (isAnnouncedAbove(request.headers, limit)) return { isTooLarge: true }
  // Middleware that read the body may have kept it for the handler.
  if (stream.readableEnded)
    return stream.readableDidRead ? { isUnread: true } : { value: undefined }
  const expected = stream === request ? exactLength(request.headers) : 0
  // By events, for an iterator of a stream costs more than the whole validation.
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
    const breakOff = () => resolve({ isBrokenOff: true })
    stream.on('data', collect)
    stream.on('end', () => {
      stream.off('close', breakOff)
      if (length < expected) resolve({ isUnread: true })
      else resolve({ value: Buffer.concat(chunks), isRaw: true })
    })
    stream.on('error', breakOff)
    // A stream that is destroyed before its end may emit no error.
    stream.on('close', breakOff)
    // A paused stream, or one with a `readable` listener, does not flow by itself.
    if (stream.listenerCount('readable') > 0) stream.on('readable', read)
    else stream.resume()
    if (stream.destroyed) breakOff()
    if (stream === request) return
    // A stream that a request is piped into does not notice that the client has left.
    const leave = () => {
      if (!request.complete) breakOff()
    }
    request.on('close', leave)
    if (request.destroyed) leave()
  })
}

/** The bytes that must arrive; 0 where `Transfer-Encoding` leaves that open. */
const exactLength = (headers: LengthHeaders): number =>
  headers['transfer-encoding'] === undefined ? announcedLength(headers) : 0

/** What a parser has made of a request's body; where none has, what the stream holds. */
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

/** A request of HTTP/2, or one that is injected and comes from no connection. */
type OtherRequest = IncomingMessage & {
  stream?: { endAfterHeaders?: boolean }
  _lightMyRequest?: { payload?: unknown }
}

/** Whether a request has a body: by the headers that announce one, or as its stream says. */
export function hasBody(request: IncomingMessage): boolean {
  if (mayBeLonger(request.headers, 0)) return true
  const { httpVersionMajor, stream, _lightMyRequest: injected } = request as OtherRequest
  // HTTP/2 frames bodies without any header.
  if (httpVersionMajor > 1) return stream?.endAfterHeaders !== true
  return (injected?.payload ?? undefined) !== undefined
}

/**
 * Whether what stands in the place of a parsed body was made of no byte of it, as some parsers and
 * middleware put an empty object there.
 */
export const isPlaceholder = (request: IncomingMessage, parsed: unknown): boolean =>
  request.readableDidRead === false && isEmpty(parsed)

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
