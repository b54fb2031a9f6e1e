import type { Facts, OperationName, ResponseContext } from '../../core/index.js'
import type { ExpectedRejection } from './rejection.js'

/** The return type of `toConformTo`: a promise for a `Response` of fetch. */
type Conforming<Received, Result> = Received extends { text(): Promise<string> }
  ? Promise<void>
  : Result

/** The matchers as assertions and, with an unknown result, inside other values, such as in `toEqual`. */
export interface ContractAssertions<Result, Received = unknown> {
  /** Asserts that a request is valid. Pass a bare body as `expect({ body })`. */
  toBeValidRequest(operation: OperationName, facts?: Facts): Result
  /** Asserts that a request is rejected with a rule, and at a target if given. */
  toBeRejectedWith<const Id extends string>(
    rule: ExpectedRejection<Id>,
    operation: OperationName,
    facts?: Facts,
  ): Result
  /**
   * Asserts that a response has no MUST finding. Await it for a `Response` of fetch, which is not supported
   * inside other values.
   */
  toConformTo(operation: OperationName, context?: ResponseContext): Conforming<Received, Result>
}
