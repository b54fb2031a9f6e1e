import { isDeepStrictEqual } from 'node:util'
import type { OperationName } from '../../core/index.js'
import { errorIn } from '../checking/targets.js'
import type { Answered } from '../sequences/call.js'
import type { Session } from '../sequences/sequence.js'
import { reusedKeyLevel, type SentCall } from '../sequences/walks/walk.js'

const isRead = (operation: OperationName): boolean => /^(search|list)/.test(operation)

/** Makes a call again with its key, and asserts that it gets its first response; returns whether. */
export async function assertReplayed(
  session: Session,
  { given: { operation, call }, first }: SentCall,
  isUpperCase: boolean,
): Promise<boolean> {
  const key = isUpperCase ? String(call.key).toUpperCase() : call.key
  const again = await session.call(operation, { ...call, ...(key !== undefined && { key }) })
  // A rejected call may be validated again.
  const bodyOf = ({ response }: Answered) => (first.isSuccess ? response.body : errorIn(response))
  const hasSameBody = isDeepStrictEqual(bodyOf(again), bodyOf(first))
  const isSame = hasSameBody && again.status === first.status
  // The replay of the body is documented for every operation with a key, that of the status is not.
  const isBody = !hasSameBody && (again.isSuccess || !first.isSuccess) && !isRead(operation)
  session.assert(isSame, {
    operation,
    target: 'Idempotency-Key',
    cause: isUpperCase ? 'upper-case' : first.isSuccess ? 'repeated' : 'rejection',
    level: isUpperCase ? 'SHOULD' : isBody ? 'MUST' : reusedKeyLevel(operation),
    requirement: isUpperCase
      ? 'Keys are UUIDs, which compare without regard to case.'
      : 'Repeating the same key returns the same response body.',
    message: `The repeated call${isUpperCase ? ', with its key in capital letters,' : ''} got a different response than the first call.`,
    expected: first.response,
    got: again.response,
  })
  return isSame || isUpperCase
}

/** Asserts that of concurrent calls with one key, one was executed. */
export function assertOneExecuted(
  session: Session,
  operation: OperationName | undefined,
  answers: readonly Answered[],
): void {
  const successes = answers.filter(({ isSuccess }) => isSuccess)
  // Whether the server refuses the call for another reason, other scenarios show.
  if (operation === undefined || successes.length === 0) return
  const code = /Offering$/.test(operation) ? 'DUPLICATE_IDEMPOTENCY_KEY' : 'BAD_REQUEST'
  const bodies = new Set(successes.map(({ response }) => JSON.stringify(response.body)))
  const of = {
    operation,
    target: 'Idempotency-Key',
    level: reusedKeyLevel(operation),
    requirement: `A call whose key is in progress gets 409 ${code}.`,
  }
  session.assert(bodies.size === 1, {
    ...of,
    cause: 'executed',
    message: `Of ${answers.length} concurrent calls with one key, ${bodies.size} succeeded with different responses.`,
    expected: 'one executed call, and its response for all others that succeed',
    got: answers.map(({ response }) => response),
  })
  const unexpected = answers.find(
    ({ isSuccess, status, response }) =>
      !isSuccess && !(status === 409 && errorIn(response).code === code),
  )
  session.assert(unexpected === undefined, {
    ...of,
    cause: 'in-progress',
    message: 'The server responds differently to a call whose key is in progress.',
    expected: `409 with the code ${code}, or the response of the first call`,
    got: unexpected?.response,
  })
}
