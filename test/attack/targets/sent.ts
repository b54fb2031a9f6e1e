import type { ContractRequest } from './contract-requests.js'
import type { RawRequest } from './raw-client.js'
import { idHeader } from './runs.js'

/** A request of the attack, with data for the report. */
export interface Sent extends RawRequest {
  id: string
  method: string
  target: string
  isAuthorized: boolean
  /** The names of the tricks applied to the target. */
  tricks: readonly string[]
}

export interface SentParts {
  id: string
  method: string
  target: string
  headers: Record<string, string>
  body?: string | undefined
  /** Raw header lines to add. */
  lines?: readonly string[]
  tricks: readonly string[]
}

/** Returns the bytes of a request with a raw method, target and header lines. */
export function sentRequest(parts: SentParts): Sent {
  const { id, method, target, headers, body, lines = [], tricks } = parts
  const isHostGiven = lines.some((line) => /^host:/i.test(line))
  const host = isHostGiven ? {} : { Host: '127.0.0.1' }
  const all: Record<string, string> = { ...host, ...headers, [idHeader]: id }
  if (body !== undefined) all['Content-Length'] = String(Buffer.byteLength(body))
  const head = [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    ...lines,
  ]
  return {
    id,
    method,
    target,
    tricks,
    isAuthorized: 'Authorization' in headers,
    isHead: method === 'HEAD',
    bytes: `${head.join('\r\n')}\r\n\r\n${utf8(body ?? '')}`,
  }
}

/** Returns the headers of a request without its credentials. */
export function anonymous({ headers }: ContractRequest): Record<string, string> {
  const { Authorization: _, ...others } = headers
  return others
}

/** Returns the UTF-8 bytes of a text as a latin1 text. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')
