import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { AdapterOptions } from '../gate/gate-options.js'
import type { GateRequest } from '../gate/gate-request.js'
import { bodyOf, hasBody, isPlaceholder } from './body.js'

/** What an adapter for a framework on Node knows besides Node's own request. */
export interface NodeRequest {
  request: IncomingMessage
  response: ServerResponse
  /** The URL as it was sent. */
  url: string
  /** What routers of the framework may read. */
  routedUrls: readonly string[]
  /** What a parser before the adapter has made of the body. */
  parsed: unknown
  /** What the body is read from, where that is not the request itself. */
  stream?: Readable | undefined
}

/** Describes a request of Node for the gate. */
export function gateRequestOf(
  { request, response, url, routedUrls, parsed: given, stream }: NodeRequest,
  options: AdapterOptions,
): GateRequest {
  const parsed = isPlaceholder(request, given) ? undefined : given
  return {
    method: request.method ?? '',
    url,
    routedUrls,
    headers: headersOf(request),
    isParsed: parsed !== undefined,
    hasBody: hasBody(request),
    readBody: (limit) => bodyOf(request, parsed, options, limit, stream),
    hasLeft: () => hasLeft(request, response),
  }
}

/** Whether the client has gone; on HTTP/2 its connection may serve it further. */
export const hasLeft = (request: IncomingMessage, response: ServerResponse): boolean =>
  response.destroyed ||
  request.socket?.destroyed === true ||
  (request.httpVersionMajor > 1 && request.aborted)

/** Headers of which Node drops every value but the first; each repetition is a contradiction. */
const single = ['authorization', 'content-type'] as const

/** The headers of a request, with all values of those that Node would drop. */
function headersOf({ headers, rawHeaders }: IncomingMessage): IncomingMessage['headers'] {
  const repeated = single.filter((name) => countOf(rawHeaders, name) > 1)
  if (repeated.length === 0) return headers
  const joined = repeated.map((name) => [name, valuesOf(rawHeaders, name).join(', ')] as const)
  return { ...headers, ...Object.fromEntries(joined) }
}

/** Names and values stand one after another. */
const valuesOf = (raw: readonly string[], wanted: string): string[] =>
  raw.filter((_, index) => index % 2 === 1 && isNamed(raw[index - 1], wanted))

function countOf(raw: readonly string[], wanted: string): number {
  let count = 0
  for (let index = 0; index < raw.length; index += 2) if (isNamed(raw[index], wanted)) count++
  return count
}

const isNamed = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && name.length === wanted.length && name.toLowerCase() === wanted
