import { contractRequest } from './contract-requests.js'
import { type AttackServer, idHeader } from './runs.js'
import type { Sent } from './sent.js'

/** A request with ambiguous framing or headers. */
interface OddRequest {
  name: string
  /** The operation whose path, headers and body it starts from. */
  operation: 'createOffering' | 'listOfferings' | 'changeCampaignStatus'
  method?: string
  /** The header lines. Default those of the operation. */
  lines?: (own: Headers) => string[]
  /** The bytes after the headers. Default the body with its `Content-Length`. */
  framed?: (body: string) => { lines: string[]; body: string }
  /** Whether the client ends its side after the last byte. */
  halfClose?: boolean
  /** Whether Node cannot read it to its end; messages differ, so only the status is compared. */
  isUnreadable?: boolean
  /** The status of every server. Default: all respond alike. */
  status?: number
}

type Headers = Readonly<Record<string, string>>

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`)

const adding =
  (...lines: string[]) =>
  (own: Headers): string[] => [...headerLines(own), ...lines]

const chunked = (body: string): string =>
  `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`

const framing =
  (...lines: string[]) =>
  (body: string) => ({ lines, body: chunked(body) })

const { Authorization: credentials = '' } = contractRequest('createOffering').headers
const stranger = `Basic ${btoa('stranger:key')}`

const post = { operation: 'createOffering' } as const
const get = { operation: 'listOfferings' } as const

const oddEncodings = ['identity', 'xchunked', 'gzip, chunked', '\tchunked', 'CHUNKED', 'x']

/**
 * Requests that must get the same response from every server. None that Node itself rejects: no
 * adapter sees one.
 */
export const oddRequests: readonly OddRequest[] = [
  {
    ...post,
    name: 'the same Authorization twice',
    lines: adding(`Authorization: ${credentials}`),
    status: 401,
  },
  {
    ...post,
    name: 'a second Authorization',
    lines: adding(`authorization: ${stranger}`),
    status: 401,
  },
  {
    ...get,
    name: 'Authorization of another scheme first',
    lines: (own) => ['Authorization: Bearer x', ...headerLines(own)],
    status: 401,
  },
  { ...post, name: 'a second Content-Type', lines: adding('Content-Type: text/plain') },
  {
    ...post,
    name: 'a second idempotency key',
    lines: adding('Idempotency-Key: 3f2b8c1e-7d44-4a6b-9c0d-5e1f2a3b4c5d'),
  },
  { ...post, name: 'a chunked body', framed: framing('Transfer-Encoding: chunked'), status: 200 },
  {
    ...post,
    name: 'a chunked body with extensions and trailers',
    framed: (body) => ({
      lines: ['Transfer-Encoding: chunked', 'Trailer: Authorization'],
      body: `${body.length.toString(16)};a=b\r\n${body}\r\n0\r\nAuthorization: ${stranger}\r\n\r\n`,
    }),
    status: 200,
  },
  ...oddEncodings.map((encoding) => ({
    ...post,
    name: `Transfer-Encoding ${JSON.stringify(encoding)}`,
    isUnreadable: true,
    framed: framing(`Transfer-Encoding: ${encoding}`),
    halfClose: true,
  })),
  {
    ...post,
    name: 'a body that breaks off',
    isUnreadable: true,
    framed: (body) => ({ lines: [`Content-Length: ${body.length + 10}`], body }),
    halfClose: true,
  },
  { ...post, name: 'Expect: 100-continue', lines: adding('Expect: 100-continue'), status: 200 },
  {
    ...post,
    name: 'Expect without credentials',
    lines: ({ Authorization: _, ...own }) => [...headerLines(own), 'Expect: 100-continue'],
    status: 401,
  },
  { ...get, name: 'HEAD', method: 'HEAD', status: 200 },
  {
    ...get,
    name: 'HEAD without credentials',
    method: 'HEAD',
    lines: ({ Authorization: _, ...own }) => headerLines(own),
    status: 401,
  },
  {
    ...post,
    name: 'a body in an unknown encoding',
    lines: adding('Content-Encoding: x'),
  },
]

let count = 0

/** Returns the bytes of an odd request for a server. */
export function oddRequest({ basePath }: AttackServer, odd: OddRequest): Sent {
  const own = contractRequest(odd.operation)
  const { method = own.method, name, lines, framed = framedByLength } = odd
  const { lines: framing, body } = framed(own.body ?? '')
  const head = (lines ?? headerLines)(own.headers)
  const id = `odd-${count++}`
  const target = basePath + own.path
  const all = [`${method} ${target} HTTP/1.1`, 'Host: x', `${idHeader}: ${id}`, ...head, ...framing]
  return {
    id,
    method,
    target,
    isHead: method === 'HEAD',
    isAuthorized: head.some((line) => /^authorization:/i.test(line)),
    tricks: [name],
    bytes: `${all.join('\r\n')}\r\n\r\n${body}`,
  }
}

const framedByLength = (body: string): { lines: string[]; body: string } => ({
  lines: body === '' ? [] : [`Content-Length: ${body.length}`],
  body,
})
