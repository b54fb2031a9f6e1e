import { expect, it } from 'vitest'
import { createContract, type OperationName, type RequestInput } from '../../src/core/index.js'

const id = '66b1f0c2a94e3d0012ab34cd'

// A list of one id becomes the same string as the id.
it.each<[rule: string, operation: OperationName, request: unknown]>([
  ['params/malformed', 'changeCampaignStatus', { params: { campaign_id: [id] } }],
  ['params/malformed', 'changeCampaignStatus', { params: { campaign_id: null } }],
  ['params/offer-id-malformed', 'updateOffering', { params: { offer_id: [`offer_${id}`] } }],
  ['params/offer-id-malformed', 'listOfferings', { query: { id: [[`offer_${id}`]] } }],
])('%s of %s takes only a text for an id', (rule, operation, request) => {
  const verdict = createContract().check(operation, request as RequestInput)
  expect(verdict.ok ? [] : verdict.violations.map((each) => each.rule)).toContain(rule)
})

it.each<[operation: OperationName, params: Record<string, string>, message: string]>([
  ['updateCampaign', { draft_id: id }, 'The path has no `campaign_id`.'],
  ['changeCampaignStatus', {}, 'The path has no `campaign_id`.'],
  ['updateOffering', { campaign_id: id }, 'The path has no `offer_id`.'],
])('%s with the parameters %j says which one is missing', (operation, params, message) => {
  const verdict = createContract().check(operation, { params })
  const violations = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  expect(violations.map((each) => each.message)).toContain(message)
})
