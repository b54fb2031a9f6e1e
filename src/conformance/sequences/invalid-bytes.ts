import { connect } from 'node:net'
import { connect as connectSecure } from 'node:tls'
import { parsedBody } from '../../adapters/gate/answer.js'
import { isObject } from '../../core/base/json.js'
import type { OperationName } from '../../core/index.js'
import type { Sequence } from './sequence.js'

/** Longest time to wait for a response, in milliseconds. */
const timeout = 10_000

/** Sends raw bytes, and returns what the server sends until it closes or resets the connection. */
async function exchangeBytes(address: URL, text: string): Promise<string> {
  const isSecure = address.protocol === 'https:'
  const host = address.hostname.replace(/^\[|\]$/g, '')
  const port = Number(address.port || (isSecure ? 443 : 80))
  const socket = isSecure
    ? connectSecure({ host, port, servername: host })
    : connect({ host, port })
  socket.setEncoding('latin1')
  socket.setTimeout(timeout, () => socket.destroy())
  socket.write(text, 'latin1')
  let received = ''
  try {
    for await (const chunk of socket) received += chunk
  } catch {
    // Other tests show whether the server responds at all.
  }
  return received
}

const probes: readonly { operation: OperationName; path: string }[] = [
  { operation: 'searchCampaigns', path: '/v5/campaigns/search' },
  { operation: 'listOfferings', path: '/v5/offers' },
]

/** Tests bytes that HTTP forbids in a header; they reach no framework, but need an envelope too. */
export const invalidBytesSequences: readonly Sequence[] = probes.map(
  ({ operation, path }): Sequence => ({
    id: 'sequence/broken-header-bytes',
    summary: 'The response to a request with invalid header bytes has the error envelope.',
    operations: [operation],
    source: 'Errors',
    async run(session) {
      const { address } = session
      if (address === undefined) return session.skip('needs a network')
      const method = operation === 'listOfferings' ? 'GET' : 'POST'
      const target = address.pathname.replace(/\/$/, '') + path
      const lines = [
        `${method} ${target} HTTP/1.1`,
        `Host: ${address.host}`,
        'Authorization: Basic d29ya3NwYWNlOmtleQ==',
        'X-Broken: a\u0001b',
        'Connection: close',
      ]
      const received = await exchangeBytes(address, `${lines.join('\r\n')}\r\n\r\n`)
      const [head = '', body = ''] = received.split('\r\n\r\n', 2)
      const status = Number(head.split(' ', 2)[1])
      const envelope = parsedBody(body)
      const hasEnvelope =
        isObject(envelope) && isObject(envelope.error) && typeof envelope.response_id === 'string'
      // A server may accept such bytes as a part of the value.
      const isRejected = status >= 400
      session.assert(!isRejected || hasEnvelope, {
        operation,
        // A request that is not HTTP is no call of the API.
        level: 'SHOULD',
        cause: 'no-envelope',
        requirement: 'All 4xx and 5xx responses use the error envelope.',
        message: 'The response to invalid header bytes has no error envelope.',
        expected: 'an error envelope',
        got: received.slice(0, 2000),
      })
    },
  }),
)
