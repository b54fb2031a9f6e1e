import { expect, it } from 'vitest'
import { isOpenResponse } from '../../src/conformance/checking/open-responses.js'
import { createContract } from '../../src/core/index.js'

const contract = createContract()
const android = { push: { android: {} } }

/** A draft whose second locale has no content, and whose variation has an unusual name. */
const campaign = {
  ...{ channel: 'PUSH', campaign_delivery_type: 'ONE_TIME', status: 'DRAFT', created_by: 'a' },
  basic_details: {},
  campaign_content: { locales: ['fr', 'de'], content: { default: {}, fr: { default: android } } },
}
const body = {
  draft_id: '65a1b2c3d4e5f60718293a4b',
  test_campaign_meta: {
    ...{ identifier: 'USER_ATTRIBUTE_UNIQUE_ID', identifier_values: ['a'] },
    ...{ platform: 'ANDROID', locale_name: 'de' },
  },
}

/** Returns whether each finding of a check in the results of a narrowed test is open. */
function openOf(check: string, results: object, draft: object = campaign): boolean[] {
  const data = { message: 'Sent', data: results }
  const response = { status: 200, headers: {}, body: { type: 'campaign', response_id: 'a', data } }
  const context = { request: { body }, facts: { campaign: draft } } as const
  const operation = 'testCampaign'
  const { findings } = contract.checkResponse(operation, response, context)
  return findings
    .filter((finding) => finding.check === check)
    .map((finding) => isOpenResponse({ finding, operation, response, context, contract }))
}

it('leaves open which variation a locale without content has, but not another locale', () => {
  const open = (key: string) => openOf('response/test-keys', { [key]: { status: 'SENT' } })
  expect(open('ANDROID_de_variation_1')).not.toContain(false)
  expect(open('ANDROID_de_variation_1').length).toBeGreaterThan(0)
  expect(open('ANDROID_fr_variation_1')).toContain(false)
})

it('leaves open a reason that is null if the test failed, but not if it was sent', () => {
  const open = (status: string) =>
    openOf('response/test-status', { ANDROID_de_variation_1: { status, failure_reason: null } })
  expect(open('FAILED')).toEqual([true])
  expect(new Set(open('SENT'))).toEqual(new Set([false]))
})

it('leaves open what is sent in a locale with content that is not listed', () => {
  const both = { variation_1: android }
  const content = { default: both, fr: both, de: both }
  const open = (locales: string[]) => {
    const draft = { ...campaign, campaign_content: { locales, content } }
    return openOf('response/test-keys', {}, draft)
  }
  expect(open(['fr', 'de'])).toEqual([false])
  expect(open(['fr'])).toEqual([true])
})
