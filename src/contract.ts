import { type OperationName, operationTable } from '../generated/operations.js'
import { check } from './engine/check.js'
import type { Facts } from './facts.js'
import { type ContractOptions, readOptions } from './options.js'
import type { RequestInput } from './request.js'
import { type RuleDescription, rules } from './rule-table.js'
import { nearest, quoted } from './text.js'
import type { Verdict } from './verdict.js'

/** The contract of the API under the names and severities of one service. */
export interface Contract {
  /**
   * Judges a request: typed data, or the documented error answer. Never throws on a request;
   * an operation that does not exist is a TypeError.
   */
  check<Operation extends OperationName>(
    operation: Operation,
    request: RequestInput,
    facts?: Facts,
  ): Verdict<Operation>
  /** Every rule: id, operations, default severity, answer, summary, source, facts. */
  readonly rules: readonly RuleDescription[]
  /** Every operation: method, path, parameters, statuses, limits. */
  readonly operations: typeof operationTable
}

/** Makes a contract. Throws a TypeError on an unknown or wrong option. */
export function createContract(options: ContractOptions = {}): Contract {
  const settings = readOptions(options)
  return {
    check<Operation extends OperationName>(
      operation: Operation,
      request: RequestInput,
      facts: Facts = {},
    ) {
      demandOperation(operation)
      return check(operation, request ?? {}, facts ?? {}, settings) as Verdict<Operation>
    },
    rules,
    operations: operationTable,
  }
}

function demandOperation(name: unknown): void {
  if (typeof name === 'string' && Object.hasOwn(operationTable, name)) return
  const meant = nearest(name, Object.keys(operationTable))
  const hint = meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`
  throw new TypeError(`Unknown operation: ${quoted(String(name))}.${hint}`)
}
