import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { isDisconnectedFromNode } from '../gate/disconnected.js'
import type { AdapterOptions } from '../gate/gate-options.js'
import type { GateRequest } from '../gate/gate-request.js'
import { bodyOf, hasBody, isPlaceholder } from './body.js'

/** A request of a framework on Node. */
interface NodeRequest {
  request: IncomingMessage
  response: ServerResponse
  /** The URL as sent. */
  url: string
  /** The URLs that routers of the framework may match. */
  routedUrls: readonly string[]
  /** The body as parsed before the adapter. */
  parsed: unknown
  /** The stream to read the body from, if not the request itself. */
  stream?: Readable | undefined
}

/** Converts a Node request for the gate. */
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
    isDisconnected: () => isDisconnectedFromNode(request, response),
  }
}

/** Headers that must not be repeated; Node keeps only their first value. */
const single = ['authorization', 'content-type'] as const

/** Returns the headers of a request, including the values that Node drops. */
function headersOf({ headers, rawHeaders }: IncomingMessage): IncomingMessage['headers'] {
  const repeated = single.filter((name) => countOf(rawHeaders, name) > 1)
  if (repeated.length === 0) return headers
  const joined = repeated.map((name) => [name, valuesOf(rawHeaders, name).join(', ')] as const)
  return { ...headers, ...Object.fromEntries(joined) }
}

/** Returns the values of a header from alternating names and values. */
const valuesOf = (raw: readonly string[], wanted: string): string[] =>
  raw.filter((_, index) => index % 2 === 1 && isNamed(raw[index - 1], wanted))

function countOf(raw: readonly string[], wanted: string): number {
  let count = 0
  for (let index = 0; index < raw.length; index += 2) if (isNamed(raw[index], wanted)) count++
  return count
}

const isNamed = (name: string | undefined, wanted: string): boolean =>
  name !== undefined && name.length === wanted.length && name.toLowerCase() === wanted
