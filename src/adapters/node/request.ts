import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { isNamed, joined } from '../../core/contract/request.js'
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
  const parsed = given === undefined || isPlaceholder(request, given) ? undefined : given
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

/** Returns the headers of a request, including the values that Node drops. */
function headersOf({ headers, rawHeaders }: IncomingMessage): IncomingMessage['headers'] {
  // Node keeps only the first value of these.
  let isRepeated = false
  let [authorization, contentType]: (string | undefined)[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    const value = rawHeaders[index + 1] as string
    if (isNamed(name, 'authorization')) {
      isRepeated ||= authorization !== undefined
      authorization = joined(authorization, value)
    } else if (isNamed(name, 'content-type')) {
      isRepeated ||= contentType !== undefined
      contentType = joined(contentType, value)
    }
  }
  return isRepeated ? { ...headers, authorization, 'content-type': contentType } : headers
}
