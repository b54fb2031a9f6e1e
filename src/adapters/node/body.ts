import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { isAnnounced, isAnnouncedAbove } from '../gate/body-length.js'
import type { AdapterOptions } from '../gate/gate-options.js'
import type { GateBody } from '../gate/gate-request.js'

/** Reads at most so many bytes of a request's body, from its own stream or one that it goes through. */
export function readNodeBody(
  request: IncomingMessage,
  limit: number,
  stream: Readable = request,
): GateBody | Promise<GateBody> {
  if (isAnnouncedAbove(request.headers, limit)) return { isTooLarge: true }
  if (stream.readableEnded) return { value: undefined }
  // By events, for an iterator of a stream costs more than the whole validation.
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const collect = (given: Buffer | string) => {
      // Somebody before may have told the stream to give texts.
      const chunk =
        typeof given === 'string' ? Buffer.from(given, stream.readableEncoding ?? 'utf8') : given
      length += chunk.length
      if (length <= limit) {
        chunks.push(chunk)
        return
      }
      stream.off('data', collect)
      // The rest is left to whoever closes the connection.
      stream.pause()
      resolve({ isTooLarge: true })
    }
    const breakOff = () => resolve({ isBrokenOff: true })
    stream.on('data', collect)
    stream.on('end', () => {
      stream.off('close', breakOff)
      resolve({ value: Buffer.concat(chunks), isRaw: true })
    })
    stream.on('error', breakOff)
    // A stream that is destroyed before its end may emit no error.
    stream.on('close', breakOff)
    if (stream.destroyed) breakOff()
    // Where somebody before has paused it, a listener alone does not start it again.
    stream.resume()
    if (stream === request) return
    // A stream that a request is piped into does not notice that the client has left.
    const leave = () => {
      if (!request.complete) breakOff()
    }
    request.on('close', leave)
    if (request.destroyed) leave()
  })
}

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
  if (isAnnounced(request.headers)) return true
  const { httpVersionMajor, stream, _lightMyRequest: injected } = request as OtherRequest
  // HTTP/2 frames bodies without any header.
  if (httpVersionMajor > 1) return stream?.endAfterHeaders !== true
  return (injected?.payload ?? undefined) !== undefined
}
