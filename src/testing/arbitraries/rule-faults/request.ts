import { operationTable } from '../../../../generated/operations.js'
import type { RuleFaults } from '../fault.js'
import { has, having, lacking } from './break.js'

const notObjectIds = ['campaign-1', '66b1f0c2a94e3d0012ab34c', '66b1f0c2a94e3d0012ab34cg', '']

/** Faults of the parameters and of the body as a whole. */
export const requestFaults: RuleFaults = function* (generated) {
  const { operation } = generated
  const idRule = operation === 'changeCampaignStatus' ? 'params/malformed' : 'params/unusual'
  for (const id of notObjectIds) {
    for (const name of ['campaign_id', 'parent_campaign_id']) {
      if (has(generated, ['params', name])) yield having(idRule, ['params', name], id)
    }
    if (has(generated, ['body', 'draft_id'])) {
      yield having('params/malformed', ['body', 'draft_id'], id)
    }
  }
  const offerId = operation === 'updateOffering' ? ['params', 'offer_id'] : ['query', 'id']
  yield having('params/offer-id-malformed', offerId, '66b1f0c2a94e3d0012ab34cd')
  yield having('params/offer-id-malformed', offerId, 'OFFER_1')

  yield lacking('body/missing', ['body'])
  for (const value of [[], 'text', 7, true, null]) yield having('body/not-object', ['body'], value)
  const { method } = operationTable[operation]
  if (method === 'PATCH') yield having('body/empty', ['body'], {})
}
