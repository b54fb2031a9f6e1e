import type { ContractOptions, Facts, OperationName, RequestInput } from '../../core/index.js'

/** A request that the rule accepts. It needs a `body`, a `change`, or another part of a request. */
export interface ValidCase<Operation extends OperationName = OperationName> {
  /** Name of the test. Default: the start of the request. */
  readonly name?: string
  /** Default: the operation of the rule, if it has only one. */
  readonly operation?: Operation
  readonly params?: { readonly [name: string]: string }
  readonly query?: RequestInput['query'] & {}
  readonly headers?: RequestInput['headers'] & {}
  readonly body?: unknown
  /**
   * Instead of `body`: changes to the smallest valid body of the operation, as a JSON Merge Patch.
   * Objects are merged, null removes a member, anything else replaces it.
   */
  readonly change?: { readonly [key: string]: unknown }
  readonly facts?: Facts
}

/** A request that the rule rejects. */
export interface InvalidCase<Operation extends OperationName = OperationName>
  extends ValidCase<Operation> {
  /** Every violation that the rule reports, in its order; or their number. */
  readonly violations: number | readonly ExpectedViolation[]
}

/** A violation as the rule reports it, at a target such as `tags.0`, or at a path such as `['tags', 0]`. */
export type ExpectedViolation = (
  | { readonly target: string; readonly path?: never }
  | { readonly path: readonly (string | number)[]; readonly target?: never }
) & {
  /** The message, or a pattern that it matches. */
  readonly message?: string | RegExp
}

/** Requests that a rule accepts and rejects. */
export interface RuleTests<Operation extends OperationName = OperationName> {
  readonly valid: readonly ValidCase<Operation>[]
  readonly invalid: readonly InvalidCase<Operation>[]
  /** Options of the contract, such as `serviceName`. */
  readonly contract?: Omit<ContractOptions<string>, 'plugins'>
}
