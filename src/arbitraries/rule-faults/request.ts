import type { Path } from '../../json.js'
import type { Fault, RuleFaults } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { has, having, lacking } from './break.js'
import { contentOf, judgedCampaign } from './campaign.js'

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
  yield* emptyParts(generated)

  const draftDetails = judgedCampaign(generated)?.part('basic_details')
  if (draftDetails?.[0] === 'facts')
    yield having('field/unknown', [...draftDetails, 'unheard_of'], 1)
}

/** Objects and lists without the content that they are there to carry. */
function* emptyParts(generated: GeneratedRequest): Generator<Fault> {
  const empty = (path: Path, value: unknown = {}) => having('body/empty', path, value)
  const { operation } = generated
  const isUpdate = operation === 'updateCampaign' || operation === 'updateOffering'
  if (isUpdate) yield empty(['body'])
  if (operation === 'testCampaign') {
    yield empty(['body', 'test_campaign_meta', 'identifier_values'], [])
  }
  if (operation === 'updateOffering') yield empty(['body', 'scheduling'])
  if (operation === 'createOffering' || operation === 'updateOffering') {
    yield empty(['body', 'variation_meta'])
    yield empty(['body', 'variation_meta', 'control_group'])
  }
  const content = contentOf(generated)
  if (content === undefined) return
  for (const locale of content.locales) yield empty([...content.inner, locale, 'variation_9'])
  if (content.publishes) return
  for (const message of content.messages) {
    if (content.medium === 'push') yield empty(message)
  }
  if (operation !== 'testCampaign') yield empty(content.path)
}
