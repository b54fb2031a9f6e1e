import { attempt } from '../../core/base/attempt.js'
import type { OutgoingRequest } from './client-check.js'

/** The arguments of `fetch`. */
export type FetchArguments = [input: string | URL | Request, init?: RequestInit | null]

/** A call of `fetch` to make. */
interface OutgoingCall {
  request: OutgoingRequest
  /** The arguments for `fetch`, with the bytes of a stream that was read. */
  sent: FetchArguments
}

/** Reads the arguments of `fetch`; undefined if `fetch` will reject their URL. */
export function outgoingCall(
  input: FetchArguments[0],
  given?: RequestInit | null,
): OutgoingCall | undefined {
  const init = readAgain(given ?? {})
  const request = isRequest(input) ? input : undefined
  const url = absolute(request?.url ?? String(input))
  if (url === undefined) return undefined
  const headers = new Headers(init.headers ?? request?.headers)
  const signal = init.signal === undefined ? request?.signal : init.signal
  const call: OutgoingCall = {
    request: {
      method: init.method ?? request?.method ?? 'GET',
      url,
      headers,
      async readBody() {
        const { body } = init
        if (body === undefined || body === null) return request && readBody(request, signal)
        const bytes = await unlessAborted(bytesOf(carrierOf(body, url), headers), signal)
        // A stream can be read once, and not every `fetch` can send a copy of it.
        if (isStream(body)) call.sent = [input, copyOf(init, { body: bytes })]
        return bytes
      },
    },
    sent: [input, init],
  }
  return call
}

/** Returns whether it is a Request, also of other realms and Fetch API implementations. */
const isRequest = (input: FetchArguments[0]): input is Request =>
  typeof input === 'object' && 'url' in input

/** Resolves a URL; in a browser relative to the page or its `<base>`, as `fetch` does. */
export function absolute(url: string, otherwise?: string): string | undefined {
  const { document, location } = globalThis as {
    document?: { baseURI?: string }
    location?: { href: string }
  }
  return attempt(() => new URL(url, document?.baseURI ?? location?.href ?? otherwise).href)
}

/** Returns the same options, with a copy of headers that can be read only once. */
function readAgain(init: RequestInit): RequestInit {
  const headers = init.headers as (Iterable<[string, string]> & { next?: unknown }) | undefined
  return typeof headers?.next === 'function' ? copyOf(init, { headers: [...headers] }) : init
}

/** Returns a copy with other members, including inherited ones: `init` may be a Request. */
function copyOf(init: RequestInit, other: RequestInit): RequestInit {
  const copy: Record<string, unknown> = {}
  for (const name in init) copy[name] = init[name as keyof RequestInit]
  return { ...copy, ...other }
}

const isStream = (body: unknown): boolean =>
  body instanceof ReadableStream ||
  (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)

/** Reads the body of a copy of the request. */
export const readBody = async (
  request: Request,
  signal: RequestInit['signal'] = request.signal,
): Promise<Uint8Array | undefined> =>
  request.body === null
    ? undefined
    : new Uint8Array(await unlessAborted(request.clone().arrayBuffer(), signal))

/** Rejects with the reason of the signal as soon as it is aborted: a stream may never end. */
async function unlessAborted<Value>(
  reading: Promise<Value>,
  signal: RequestInit['signal'],
): Promise<Value> {
  if (signal === undefined || signal === null) return reading
  let reject: (() => void) | undefined
  const aborted = new Promise<never>((_, settle) => {
    reject = () => settle(signal.reason)
    signal.addEventListener('abort', reject)
    if (signal.aborted) reject()
  })
  return Promise.race([aborted, reading]).finally(() =>
    signal.removeEventListener('abort', reject as () => void),
  )
}

/** Returns a request with only the body; servers replace the global Response by a reduced one. */
const carrierOf = (body: RequestInit['body'], url: string): Request =>
  new Request(url, { method: 'POST', body, duplex: 'half' } as RequestInit)

/** Reads all bytes of a body. Sets its media type if there is none, as `fetch` does. */
async function bytesOf(carrier: Request, headers: Headers): Promise<Uint8Array<ArrayBuffer>> {
  const type = carrier.headers.get('content-type')
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type)
  return new Uint8Array(await carrier.arrayBuffer())
}
