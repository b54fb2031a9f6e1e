import type * as jest from '@jest/globals'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { contractMatchers } from '../../src/testing/matchers/contract-matchers.js'
import type {} from '../../src/testing/matchers/jest.js'
import type { ExpectedRejection, MatcherOptions } from '../../src/testing/matchers/vitest.js'

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
      expect.extend(contractMatchers({ contract: { serviceName: 'ACME' } }))
    })
  })
})

describe('Jest', () => {
  it('has the matchers', () => {
    void ((expect: typeof jest.expect) => {
      expectTypeOf(expect({}).toBeValidRequest(operation, { campaign: null })).toEqualTypeOf<void>()
      expectTypeOf(expect({}).not.toBeRejectedWith('structure', operation)).toEqualTypeOf<void>()
      expectTypeOf(expect(new Response()).toConformTo(operation)).toEqualTypeOf<Promise<void>>()
      expect.toBeValidRequest(operation)
      // @ts-expect-error No such operation.
      expect({}).toBeValidRequest('sendCampaign')
      expect.extend(contractMatchers({ contract: { serviceName: 'ACME' } }))
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
