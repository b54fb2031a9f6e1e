import { expect, it } from 'vitest'
import { isOpenViolation } from '../../src/conformance/checking/open-violations.js'
import type { PreparedRequest } from '../../src/conformance/checking/trial.js'
import { createContract } from '../../src/core/index.js'

const contract = createContract()
const channel = 'PUSH'
const test_campaign_meta = { identifier: 'SVC_GAID', identifier_values: ['a'] }
const flat = { push: { android: { template_type: 'BASIC' } } }

/** Returns whether each violation of a test by a rule is open. */
function openOf(rule: string, campaign_content: unknown): boolean[] {
  const input = { body: { channel, test_campaign_meta, campaign_content } }
  const verdict = contract.check('testCampaign', input)
  const violations = verdict.ok ? [] : verdict.violations
  const prepared: PreparedRequest = {
    ...{ operation: 'testCampaign', input, facts: {}, isTooLarge: false, setup: [] },
    request: { method: 'POST', url: '/v5/campaigns/test', headers: {}, body: undefined },
  }
  return violations
    .filter((violation) => violation.rule === rule)
    .map((violation) => isOpenViolation(prepared, violation))
}

it('leaves open what the content of a test contains, but not that it has content', () => {
  expect(openOf('test/content-required', undefined)).toEqual([false])
  expect(openOf('test/content-required', {})).toEqual([true])
})

it('leaves open whether variations without a number forbid flat content', () => {
  const open = (parts: object) =>
    openOf('content/flat-shape-not-allowed', { content: flat, ...parts })
  expect(open({ variation_details: {}, locales: [] })).toEqual([true])
  expect(open({ variation_details: {}, locales: ['fr'] })).toEqual([false])
  expect(open({ variation_details: { no_of_variations: 2 } })).toEqual([false])
})

it('leaves open the types of fields that the description only names', () => {
  const open = (android: object) => openOf('structure', { content: { push: { android } } })
  expect(open({ template_type: 'Custom', custom_template_id: 1 })).toEqual([true])
  expect(open({ template_type: 'BASIC', buttons: ['no object'] })).toEqual([true])
  expect(open({ template_type: 'BASIC', custom_template_version: 'two' })).toEqual([false])
  expect(open({ template_type: 'BASIC', timer: 'none' })).toEqual([false])
})
