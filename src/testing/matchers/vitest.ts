import { describe, expect, it } from 'vitest'
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

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: all declarations must have the same default.
  interface Matchers<T = any> extends ContractAssertions<void, T> {}
}

expect.extend(contractMatchers())

/** Tests a rule of a plugin: one test for each request. */
export const testRule: TestRule = ruleTester({ describe, it })
