import type { Facts, OperationName, ResponseContext } from '../../core/index.js'
import type { ExpectedRejection } from './rejection.js'

/** What a matcher gives: a promise for a Response of fetch, whose body must be waited for. */
type Conforming<Received, Result> = Received extends { text(): Promise<string> }
  ? Promise<void>
  : Result

/** The matchers as assertions. */
export interface ContractAssertions<Result, Received = unknown> {
  /** The request, as `contract.check` takes it, is right; a bare body is `expect({ body })`. */
  toBeValidRequest(operation: OperationName, facts?: Facts): Result
  /** The request breaks the rule, at the target if one is given, and is answered with an error. */
  toBeRejectedWith(rule: ExpectedRejection, operation: OperationName, facts?: Facts): Result
  /** The response breaks no MUST of the contract. For a Response of fetch, await it. */
  toConformTo(operation: OperationName, context?: ResponseContext): Conforming<Received, Result>
}

/** The matchers within other values, such as in `toEqual`. */
export interface AsymmetricContractMatchers {
  toBeValidRequest(operation: OperationName, facts?: Facts): unknown
  toBeRejectedWith(rule: ExpectedRejection, operation: OperationName, facts?: Facts): unknown
  /** Of no use for a Response of fetch, which must be waited for. */
  toConformTo(operation: OperationName, context?: ResponseContext): unknown
}
