import { type Answer, answerOf } from '../../adapters/gate/answer.js'
import { failingFacts } from '../../adapters/gate/facts-of-call.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import { isObject } from '../../core/base/json.js'
import type { Contract } from '../../core/index.js'
import { StorageFullError } from './ceilings.js'

/** Returns the documented 500 response; undefined for a path outside the API. */
export function internalError(
  contract: Contract,
  { method, url, headers }: Pick<GateRequest, 'method' | 'url' | 'headers'>,
  cause: unknown = new Error('unavailable'),
): Answer | undefined {
  const verdict = contract.checkHttp({ method, url, headers }, failingFacts(cause))
  if (verdict === undefined || verdict.ok) return undefined
  const answer = answerOf(verdict.response)
  return cause instanceof StorageFullError ? withMessage(answer, cause.message) : answer
}

/** Replaces the message in an error envelope. */
export function withMessage(answer: Answer, message: string): Answer {
  const { error, ...envelope }: { error?: unknown } = JSON.parse(answer.body)
  const replaced = isObject(error) ? { ...error, message } : error
  return { ...answer, body: JSON.stringify({ ...envelope, error: replaced }) }
}
