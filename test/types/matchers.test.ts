import type * as jest from '@jest/globals'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { definePlugin, type PluginRule } from '../../src/core/index.js'
import { contractMatchers } from '../../src/testing/matchers/contract-matchers.js'
import type { testRule as testRuleOfJest } from '../../src/testing/matchers/jest.js'
import {
  type ExpectedRejection,
  type MatcherOptions,
  testRule,
} from '../../src/testing/matchers/vitest.js'

/* Type tests; `npm run typecheck` runs them. */

const operation = 'changeCampaignStatus'

describe('Vitest', () => {
  it('has the matchers', () => {
    void (() => {
      expectTypeOf(expect({}).toBeValidRequest(operation, { campaign: null })).toEqualTypeOf<void>()
      expectTypeOf(expect({}).not.toBeRejectedWith('structure', operation)).toEqualTypeOf<void>()
      expectTypeOf(expect({ status: 200 }).toConformTo(operation)).toEqualTypeOf<void>()
      expectTypeOf(expect(new Response()).toConformTo(operation)).toEqualTypeOf<Promise<void>>()
      expect.toBeValidRequest(operation)
      // @ts-expect-error No such operation.
      expect({}).toBeValidRequest('sendCampaign')
      // @ts-expect-error No such rule.
      expect({}).toBeRejectedWith('field/unknwon', operation)
      // The id of a plugin, which the types of the matchers do not know.
      expect({}).toBeRejectedWith('acme/offer-prefix', operation)
      expect({}).toBeRejectedWith({ rule: 'acme/offer-prefix', target: 'name' }, operation)
      // @ts-expect-error No such rule at a target.
      expect({}).toBeRejectedWith({ rule: 'field/unknwon', target: 'name' }, operation)
      // @ts-expect-error No id.
      expect({}).toBeRejectedWith('acme', operation)
      expect.extend(contractMatchers({ contract: { serviceName: 'ACME' } }))
      const acme = definePlugin({ name: 'acme', rules: [] })
      expect.extend(contractMatchers({ contract: { plugins: [acme], rules: { 'acme/*': 'off' } } }))
    })
  })
})

describe('Jest', () => {
  it('has the same matchers', () => {
    void ((expect: typeof jest.expect) => {
      expectTypeOf(expect({}).toBeValidRequest(operation, { campaign: null })).toEqualTypeOf<void>()
      expectTypeOf(expect(new Response()).toConformTo(operation)).toEqualTypeOf<Promise<void>>()
      expect.toBeValidRequest(operation)
      // @ts-expect-error No such rule.
      expect({}).toBeRejectedWith('field/unknwon', operation)
    })
  })

  it('has them in its global namespace', () => {
    type Global = globalThis.jest.Matchers<void, object>
    expectTypeOf<ReturnType<Global['toBeValidRequest']>>().toEqualTypeOf<void>()
  })
})

it('options and expectations are the contract’s', () => {
  expectTypeOf<'structure'>().toExtend<ExpectedRejection>()
  // @ts-expect-error No such option.
  void ((): MatcherOptions => ({ serviceName: 'ACME' }))
})

it('types the tests of a rule', () => {
  expectTypeOf<typeof testRuleOfJest>().toEqualTypeOf<typeof testRule>()
  void ((rule: PluginRule<'createOffering' | 'updateOffering'>) => {
    testRule(rule, {
      valid: [
        { operation: 'createOffering', change: { name: 'acme_a' }, facts: { offering: null } },
      ],
      invalid: [{ operation: 'updateOffering', body: {}, violations: [{ path: ['tags', 0] }] }],
      contract: { serviceName: 'ACME' },
    })
    // @ts-expect-error Another operation.
    testRule(rule, { valid: [{ operation: 'testCampaign', body: {} }], invalid: [] })
    // @ts-expect-error No such fact.
    testRule(rule, { valid: [{ body: {}, facts: { ofering: null } }], invalid: [] })
    // @ts-expect-error Without violations.
    testRule(rule, { valid: [], invalid: [{ body: {} }] })
    // @ts-expect-error Both a target and a path.
    testRule(rule, { valid: [], invalid: [{ violations: [{ target: 'a', path: ['a'] }] }] })
  })
})
