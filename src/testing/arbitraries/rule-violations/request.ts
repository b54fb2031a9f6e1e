import { operationTable } from '../../../../generated/operations.js'
import type { RuleViolations } from '../fault.js'
import { at, forbidden, has, missing, set } from './define.js'

const notObjectIds = ['campaign-1', '66b1f0c2a94e3d0012ab34c', '66b1f0c2a94e3d0012ab34cg']

/** Generates invalid parameters and bodies. */
export const requestViolations: RuleViolations = function* (generated) {
  const { operation } = generated
  const idRule = operation === 'changeCampaignStatus' ? 'params/malformed' : 'params/unusual'
  for (const name of ['campaign_id', 'parent_campaign_id']) {
    if (!has(generated, ['params', name])) continue
    for (const id of [...notObjectIds, '']) yield forbidden(idRule, ['params', name], id)
  }
  for (const id of notObjectIds) {
    // An empty one counts as absent.
    if (at(generated, ['body', 'draft_id'])) {
      yield forbidden('params/malformed', ['body', 'draft_id'], id)
    }
  }
  const offerId = operation === 'updateOffering' ? ['params', 'offer_id'] : ['query', 'id']
  yield forbidden('params/offer-id-malformed', offerId, '66b1f0c2a94e3d0012ab34cd')
  yield forbidden('params/offer-id-malformed', offerId, 'OFFER_1')

  yield missing('body/missing', ['body'])
  for (const value of [[], 'text', 7, true, null])
    yield forbidden('body/not-object', ['body'], value)
  const { method } = operationTable[operation]
  if (method === 'PATCH') yield forbidden('body/empty', ['body'], {})
}

const fields = ['body', 'campaign_fields']

export const searchViolations: RuleViolations = function* () {
  yield missing('search/limit-missing', ['body', 'limit'])
  yield forbidden('search/legacy-delivery-type', [...fields, 'delivery_type'], 'ONE_TIME')
  yield forbidden('search/legacy-id', [...fields, 'id'], '66b1f0c2a94e3d0012ab34cd')
  const unversioned = set(['facts', 'workspace', 'versioningEnabled'], false)
  const version = [...fields, 'version_number']
  yield forbidden('search/version-filter-unavailable', version, 2, unversioned)
}
