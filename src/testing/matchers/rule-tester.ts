import { definePlugin, type OperationName, type PluginRule } from '../../core/index.js'
import { readRuleTests } from './read-rule-tests.js'
import { pluginOf, ruleFailure } from './rule-failure.js'
import type { RuleTests } from './rule-tests.js'

/** What registers tests, in Vitest and Jest. */
interface TestRunner {
  describe(name: string, register: () => void): unknown
  it(name: string, test: () => void): unknown
}

/**
 * Tests a rule of a plugin with requests that it accepts and rejects: one test for each. Throws a
 * TypeError on an invalid rule or case, on a repeated case, and if either list is empty.
 *
 * @example
 * testRule(offerPrefix, {
 *   valid: [{ change: { name: 'acme_gift' } }],
 *   invalid: [{ change: { name: 'Gift' }, violations: [{ target: 'name' }] }],
 * })
 */
export type TestRule = <Operation extends OperationName>(
  rule: PluginRule<Operation>,
  tests: RuleTests<NoInfer<Operation>>,
) => void

export const ruleTester =
  ({ describe, it }: TestRunner): TestRule =>
  (given, tests) => {
    const rule = given as unknown as PluginRule
    if (typeof rule !== 'object' || rule === null || 'rules' in rule) {
      throw new TypeError('testRule expects a rule of a plugin, such as `acme.rules[0]`.')
    }
    definePlugin({ name: pluginOf(rule), rules: [rule] })
    const cases = readRuleTests(rule, tests as RuleTests)
    describe(rule.id, () => {
      for (const list of ['valid', 'invalid'] as const) {
        describe(list, () => {
          for (const each of cases[list]) {
            it(each.title, () => {
              const failure = ruleFailure(rule, each, tests.contract)
              if (failure !== undefined) throw new Error(failure.join('\n'))
            })
          }
        })
      }
    })
  }
