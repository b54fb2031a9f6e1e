import type { Contract } from '../../core/index.js'
import { type Answer, answerOf } from './answer.js'

/** Returns the response to a request that cannot be parsed, and therefore not validated. */
export function unreadableAnswer(contract: Contract, target: string, message: string): Answer {
  const [operation] = contract.prepare({ method: '', url: target })?.operations ?? []
  const isOffering =
    operation !== undefined && contract.operations[operation].family === 'offerings'
  const code = isOffering ? 'VALIDATION_FAILED' : 'BAD_REQUEST'
  return answerOf(contract.error(code, { operation, message }))
}

/** Returns a response as HTTP text that ends the connection. */
export function textOf({ status, headers, body }: Answer): string {
  const length = String(new TextEncoder().encode(body).length)
  const lines = Object.entries({ ...headers, 'Content-Length': length, Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} Bad Request`, ...head, '', body].join('\r\n')
}
