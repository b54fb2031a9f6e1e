import { expect } from 'vitest'
import type { AsymmetricContractMatchers, ContractAssertions } from './assertions.js'
import { contractMatchers } from './contract-matchers.js'

export { type ContractMatchers, contractMatchers } from './contract-matchers.js'
export type { MatcherOptions } from './matcher-options.js'
export type { ExpectedRejection } from './rejection.js'

declare module 'vitest' {
  interface Assertion<T> extends ContractAssertions<void, T> {}
  interface AsymmetricMatchersContaining extends AsymmetricContractMatchers {}
}

expect.extend(contractMatchers())
