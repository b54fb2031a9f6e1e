import type { IncomingMessage } from 'node:http'
import type { AdapterOptions } from '../gate/gate-options.js'
import type { GateBody } from '../gate/gate-request.js'

/** Reads at most so many bytes of a request's body from its stream. */
export function readNodeBody(
  request: IncomingMessage,
  limit: number,
): GateBody | Promise<GateBody> {
  if (Number(request.headers['content-length']) > limit) return { isTooLarge: true }
  if (request.readableEnded) return { value: undefined }
  // By events, for an iterator of a stream costs more than the whole validation.
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    const collect = (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) {
        chunks.push(chunk)
        return
      }
      request.off('data', collect)
      // The rest is left to whoever closes the connection.
      request.pause()
      resolve({ isTooLarge: true })
    }
    const breakOff = () => resolve({ isBrokenOff: true })
    request.on('data', collect)
    request.on('end', () => {
      request.off('close', breakOff)
      resolve({ value: Buffer.concat(chunks), isRaw: true })
    })
    request.on('error', breakOff)
    // A stream that is destroyed before its end may emit no error.
    request.on('close', breakOff)
    if (request.destroyed) breakOff()
  })
}

/** What a parser has made of a request's body; where none has, what the stream holds. */
export function bodyOf(
  request: IncomingMessage,
  parsed: unknown,
  { mode }: Pick<AdapterOptions, 'mode'>,
  limit: number,
): GateBody | Promise<GateBody> {
  if (parsed !== undefined) return { value: parsed }
  if (!hasBody(request)) return { value: undefined }
  return mode === 'observe' ? { isUnread: true } : readNodeBody(request, limit)
}

/** Whether a request has a body, by the headers that announce one. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
