import { assertOptions, object } from '../../core/base/kinds.js'
import { type Contract, type ContractOptions, createContract } from '../../core/index.js'

/** Options of the matchers. */
export interface MatcherOptions {
  /** The options of the contract, such as `serviceName` and `rules`. */
  contract?: ContractOptions<string>
}

/** Creates the contract of the matchers. Throws a TypeError on an unknown or invalid option. */
export function contractOf(options: MatcherOptions): Contract {
  assertOptions(options, { contract: object })
  return createContract(options.contract ?? {})
}
