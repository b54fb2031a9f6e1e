import { operationTable } from '../../../generated/operations.js'
import { answerOf } from '../../adapters/gate/answer.js'
import { responseOf } from '../../adapters/gate/fetch-exchange.js'
import { isObject } from '../../core/base/json.js'
import type { Facts, OperationName } from '../../core/index.js'
import { isShowable } from './clock.js'
import type { SandboxData } from './data.js'

/** An earlier call with the idempotency key of a request. */
export interface EarlierCall {
  state: 'in-progress' | 'completed'
  /** In RFC 3339. */
  createdAt: string
  /** Its parameters and body, if they differ from those of the request. */
  params?: Record<string, string>
  body?: unknown
  response?: { status: number; headers?: Record<string, string>; body: unknown }
}

/**
 * The next request, and the facts the server must have for it. `given` has the members of the
 * conformance cases, but describes an earlier call by its parameters and body.
 */
export interface GivenState {
  operation: OperationName
  params?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  given: Omit<Facts, 'now' | 'idempotency' | 'workspace'> & {
    now?: string
    workspace?: SandboxData['workspace']
    idempotency?: EarlierCall | null
  }
}

/** Validates a state. Throws a TypeError that names the invalid member. */
export function readGiven(value: unknown): GivenState {
  if (!isObject(value) || !isObject(value.given)) throw new TypeError('`given` must be an object.')
  const { operation, given } = value as unknown as GivenState
  if (!Object.hasOwn(operationTable, String(operation))) {
    throw new TypeError('`operation` must be the name of an operation.')
  }
  const { now, recentRequests = [], idempotency } = given
  if (now !== undefined && !(isTime(now) && isShowable(new Date(now)))) {
    throw new TypeError('`given.now` must be a date and time in the years 0 to 9999.')
  }
  if (!Array.isArray(recentRequests) || !recentRequests.every(Number.isFinite)) {
    throw new TypeError('`given.recentRequests` must be a list of epoch milliseconds.')
  }
  if (idempotency) assertEarlierCall(idempotency)
  return value as unknown as GivenState
}

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(new Date(value).getTime())

function assertEarlierCall({ state, createdAt, response }: EarlierCall): void {
  const name = '`given.idempotency'
  if (state !== 'in-progress' && state !== 'completed') {
    throw new TypeError(`${name}.state\` must be \`in-progress\` or \`completed\`.`)
  }
  if (!isTime(createdAt)) throw new TypeError(`${name}.createdAt\` must be a date and time.`)
  if (response === undefined) return
  try {
    responseOf(answerOf(response))
  } catch {
    throw new TypeError(`${name}.response\` must be a response that can be sent.`)
  }
}
