import { describe, expect, it } from '@jest/globals'
import type { ContractAssertions } from './assertions.js'
import { contractMatchers } from './contract-matchers.js'
import { ruleTester, type TestRule } from './rule-tester.js'

export {
  type ContractMatchers,
  contractMatchers,
  type MatcherOptions,
} from './contract-matchers.js'
export type { ExpectedRejection } from './rejection.js'
export type { ExpectedViolation, InvalidCase, RuleTests, ValidCase } from './rule-tests.js'

declare module '@jest/expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown>
    extends ContractAssertions<R, T> {}
  interface AsymmetricMatchers extends ContractAssertions<unknown> {}
}

declare global {
  // Extends the types of @types/jest.
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: all declarations must have the same default.
    interface Matchers<R, T = {}> extends ContractAssertions<R, T> {}
    interface Expect extends ContractAssertions<unknown> {}
  }
}

expect.extend(contractMatchers())

/** Tests a rule of a plugin: one test for each request. */
export const testRule: TestRule = ruleTester({ describe, it })
