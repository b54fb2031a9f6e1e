import type { OperationName } from '../generated/operations.js'
import { check } from './engine/check.js'
import type { OperationPlan } from './engine/operation-plan.js'
import type { Facts } from './facts.js'
import { type ContractOptions, readOptions } from './options.js'
import type { RequestInput } from './request.js'
import type { Verdict } from './verdict.js'

/**
 * Judges a request of one operation: typed data, or the documented error answer. Never throws,
 * whatever the request holds.
 */
export type Check<Operation extends OperationName> = (
  request: RequestInput,
  facts?: Facts,
) => Verdict<Operation>

/** The check of one operation alone. Throws a TypeError on an unknown or wrong option. */
export function createCheck<Operation extends OperationName>(
  plan: OperationPlan<Operation>,
  options: ContractOptions = {},
): Check<Operation> {
  const settings = readOptions(options)
  return (request, facts) => check(plan, settings, request ?? {}, facts ?? {}) as Verdict<Operation>
}
