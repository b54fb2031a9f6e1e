import { describe, expect, it } from 'vitest'
import { createContract, type OperationName, type RequestInput } from '../../src/core/index.js'

describe('the schemas are validated', () => {
  const found = (operation: OperationName, input: RequestInput) => {
    const severe = ['params/unusual', 'field/unknown', 'body/empty', 'idempotency/key-malformed']
    const contract = createContract({
      rules: Object.fromEntries(severe.map((id) => [id, 'error'])),
    })
    const verdict = contract.check(operation, input)
    return verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)
  }

  it('after the parameters and before unknown fields, in campaigns', () => {
    const body = { channel: 'PUSH', basic_details: { name: 1, nmae: 1 }, campaign_content: {} }
    const input = { params: { campaign_id: 'a' }, body }
    const after = ['structure', 'field/unknown', 'body/empty']
    expect(found('updateCampaign', input)).toEqual(['params/unusual', ...after])
    const status = { params: { campaign_id: 'a' }, body: { action: 1, x: 1 } }
    expect(found('changeCampaignStatus', status)).toEqual([
      'params/malformed',
      'structure',
      'field/unknown',
    ])
  })

  it('after the parameters and before unknown fields, in offerings', () => {
    const body = { priority: 'a', scheduling: {}, x: 1 }
    const input = { params: { offer_id: 'a' }, body }
    expect(found('updateOffering', input)).toEqual([
      'params/offer-id-malformed',
      'structure',
      'field/unknown',
      'body/empty',
    ])
  })

  it.each([false, true])('in the order of the schema, whatever that of the keys: %o', (reverse) => {
    const ordered = (object: object) =>
      Object.fromEntries(reverse ? Object.entries(object).reverse() : Object.entries(object))
    const places = (operation: OperationName, body: object) => {
      const verdict = createContract().check(operation, { body: ordered(body) })
      const violations = verdict.ok ? [] : verdict.violations
      return [...violations, ...verdict.warnings].map((each) => `${each.target} ${each.source}`)
    }
    const scheduling = ordered({ expiry_datetime: 1, start_datetime: 1, other: 1 })
    const offering = 'openapi/offerings.yaml#/components/schemas'
    expect(places('updateOffering', { scheduling, surprise: 1, name: 1 })).toEqual([
      `name ${offering}/Offering/properties/name`,
      `scheduling.start_datetime ${offering}/Scheduling/properties/start_datetime`,
      `scheduling.expiry_datetime ${offering}/Scheduling/properties/expiry_datetime`,
      `surprise ${offering}/Offering`,
      `scheduling.other ${offering}/Scheduling`,
    ])
    const campaigns = 'openapi/campaigns.yaml#/components/schemas'
    const basic_details = ordered({ name: 1, nmae: 1 })
    expect(places('createCampaign', { basic_details, channel: 'PUSH' })).toEqual([
      `campaign_delivery_type ${campaigns}/CreatableDeliveryType`,
      `created_by ${campaigns}/CreatePushCampaignRequest/properties/created_by`,
      `basic_details.name ${campaigns}/PushBasicDetails/properties/name`,
      `basic_details.nmae ${campaigns}/PushBasicDetails`,
    ])
    const campaign_content = ordered({ locales: [1], content: { push: { android: 1 } } })
    expect(places('testCampaign', { campaign_content })).toEqual([
      `test_campaign_meta ${campaigns}/TestCampaignMeta`,
      `campaign_content.locales.0 ${campaigns}/CampaignContent/properties/locales/items`,
      `campaign_content.content.push.android ${campaigns}/AndroidContent`,
      'channel Test request',
      'campaign_content.content Campaign content (Push and Email)',
    ])
  })

  it('with 400 in the body of a validation, whose draft is answered with 422', () => {
    const verdict = createContract().check('validateCampaign', { body: { request_id: 1 } })
    expect(verdict).toMatchObject({
      response: { status: 400, body: { error: { code: 'VALIDATION_FAILED' } } },
    })
  })
})

it.each<[body: object, rule: string, keyword: string | undefined]>([
  [{}, 'structure', 'required'],
  [{ action: 5 }, 'structure', 'type'],
  [{ action: 'HALT' }, 'structure', 'enum'],
  [{ action: 'STOP', reason: 'x' }, 'field/unknown', undefined],
])('a violation has the JSON Schema keyword that failed: %j', (body, rule, keyword) => {
  const verdict = createContract().check('changeCampaignStatus', { body })
  const violations = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  expect(violations.map((each) => [each.rule, each.keyword])).toContainEqual([rule, keyword])
})
