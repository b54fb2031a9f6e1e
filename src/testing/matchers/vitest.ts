import { expect } from 'vitest'
import type { ContractAssertions } from './assertions.js'
import { contractMatchers } from './contract-matchers.js'

export { type ContractMatchers, contractMatchers } from './contract-matchers.js'
export type { MatcherOptions } from './matcher-options.js'
export type { ExpectedRejection } from './rejection.js'

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: all declarations must have the same default.
  interface Matchers<T = any> extends ContractAssertions<void, T> {}
}

expect.extend(contractMatchers())
