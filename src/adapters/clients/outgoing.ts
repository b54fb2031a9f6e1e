import { attempt } from '../../core/base/attempt.js'
import type { OutgoingRequest } from './client-check.js'

/** What `fetch` takes. */
export type FetchArguments = [input: string | URL | Request, init?: RequestInit | null]

/** A call of `fetch` before it is made. */
export interface OutgoingCall {
  request: OutgoingRequest
  /** What to call `fetch` with: what was given, with a copy of a stream that has been read. */
  sent: FetchArguments
}

/** Reads the arguments of `fetch` as that does; undefined where it will refuse their URL. */
export function outgoingCall(
  input: FetchArguments[0],
  given?: RequestInit | null,
): OutgoingCall | undefined {
  const init = readAgain(given ?? {})
  const request = isRequest(input) ? input : undefined
  const url = absolute(request?.url ?? String(input))
  if (url === undefined) return undefined
  const headers = new Headers(init.headers ?? request?.headers)
  const call: OutgoingCall = {
    request: {
      method: init.method ?? request?.method ?? 'GET',
      url,
      headers,
      async readBody() {
        const { body } = init
        if (body === undefined || body === null) return request && readBody(request)
        const carrier = carrierOf(body, url)
        // What is read of a stream is gone: a copy is sent in its place.
        if (isStream(body)) call.sent = [input, copyOf(init, { body: carrier.clone().body })]
        return bytesOf(carrier, headers)
      },
    },
    sent: [input, init],
  }
  return call
}

/** Requests of any realm, and of other implementations of the Fetch API. */
const isRequest = (input: FetchArguments[0]): input is Request =>
  typeof input === 'object' && 'url' in input

/** In a browser a path is relative to the page or its `<base>`; elsewhere `fetch` takes none. */
export function absolute(url: string, otherwise?: string): string | undefined {
  const { document, location } = globalThis as {
    document?: { baseURI?: string }
    location?: { href: string }
  }
  return attempt(() => new URL(url, document?.baseURI ?? location?.href ?? otherwise).href)
}

/** The same, with a list in the place of headers that can be read only once. */
function readAgain(init: RequestInit): RequestInit {
  const headers = init.headers as (Iterable<[string, string]> & { next?: unknown }) | undefined
  return typeof headers?.next === 'function' ? copyOf(init, { headers: [...headers] }) : init
}

/** A copy with other members. What `init` inherits counts, as where it is a Request. */
function copyOf(init: RequestInit, other: RequestInit): RequestInit {
  const copy: Record<string, unknown> = {}
  for (const name in init) copy[name] = init[name as keyof RequestInit]
  return { ...copy, ...other }
}

const isStream = (body: unknown): boolean =>
  body instanceof ReadableStream ||
  (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)

/** The body of a copy of the request. */
export const readBody = async (request: Request): Promise<Uint8Array | undefined> =>
  request.body === null ? undefined : new Uint8Array(await request.clone().arrayBuffer())

/** A request that has the body alone. (Servers replace the global Response by one that knows less.) */
const carrierOf = (body: RequestInit['body'], url: string): Request =>
  new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)

/** All bytes of a body, whose media type is entered where no other is given, as `fetch` does. */
async function bytesOf(carrier: Request, headers: Headers): Promise<Uint8Array> {
  const type = carrier.headers.get('content-type')
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type)
  return new Uint8Array(await carrier.arrayBuffer())
}
