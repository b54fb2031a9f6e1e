import type { IncomingMessage } from 'node:http'
import type { GateBody } from './gate.js'

/** Reads a request's body from its stream. Rejects where the stream breaks off. */
export async function readNodeBody(request: IncomingMessage, limit: number): Promise<GateBody> {
  if (Number(request.headers['content-length']) > limit) return dropped(request)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    // What comes after is read and forgotten, so that the answer reaches who is still sending.
    if (length <= limit) chunks.push(chunk)
  }
  if (length > limit) return { isTooLarge: true }
  return { value: Buffer.concat(chunks) }
}

function dropped(request: IncomingMessage): GateBody {
  request.resume()
  return { isTooLarge: true }
}

/** Whether a request has a body, by the headers that announce one. */
export const hasNodeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
