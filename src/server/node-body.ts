import type { IncomingMessage } from 'node:http'
import type { AdapterOptions } from './gate-options.js'
import type { GateBody } from './gate-request.js'

/** Reads a request's body from its stream. */
export function readNodeBody(
  request: IncomingMessage,
  limit: number,
): GateBody | Promise<GateBody> {
  if (Number(request.headers['content-length']) > limit) return dropped(request)
  if (request.readableEnded) return { value: undefined }
  // By events, for an iterator of a stream costs more than all that is judged.
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      // What comes after is read and forgotten, so that the answer reaches who is still sending.
      else resolve({ isTooLarge: true })
    })
    const breakOff = () => resolve({ isBrokenOff: true })
    request.on('end', () => {
      request.off('close', breakOff)
      resolve({ value: Buffer.concat(chunks) })
    })
    request.on('error', breakOff)
    // A stream that is destroyed before its end may tell no error.
    request.on('close', breakOff)
    if (request.destroyed) breakOff()
  })
}

function dropped(request: IncomingMessage): GateBody {
  request.resume()
  return { isTooLarge: true }
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
