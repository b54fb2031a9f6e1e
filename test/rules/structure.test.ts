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

  it('with 400 in the body of a validation, whose draft is answered with 422', () => {
    const verdict = createContract().check('validateCampaign', { body: { request_id: 1 } })
    expect(verdict).toMatchObject({
      response: { status: 400, body: { error: { code: 'VALIDATION_FAILED' } } },
    })
  })
})
