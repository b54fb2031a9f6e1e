import type { Contract } from '../index.js'
import { isObject } from '../json.js'
import { type Answer, answerOf } from '../server/answer.js'
import { failingFacts } from '../server/facts-of-call.js'
import type { GateRequest } from '../server/gate-request.js'
import { StorageFullError } from './ceilings.js'

/** Makes the documented 500 response; undefined for a path that is not of the API. */
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
