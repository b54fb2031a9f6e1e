import { contractRequest } from './contract-requests.js'
import { headerLines, type OddRequest } from './header-lines.js'
import { type AttackServer, idHeader } from './runs.js'
import type { Sent } from './sent.js'

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
