import { isObjectId } from '../formats/patterns.js'
import { own } from '../json.js'
import { fine, problem, type Rule, type RuleContext, unchecked } from './rule.js'

const objectIdMessage = 'Must be an object id: 24 hexadecimal characters.'

/** The ids that must be object ids: the path's `campaign_id`, the test request's `draft_id`. */
export const paramsMalformed: Rule = (context) =>
  context.operation === 'testCampaign' ? draftId(context) : campaignId(context)

function draftId({ body }: RuleContext) {
  const id = body === undefined ? undefined : own(body, 'draft_id')
  return typeof id !== 'string' || isObjectId(id) ? fine : problem(['draft_id'], objectIdMessage)
}

function campaignId({ params }: RuleContext) {
  if (params === undefined) return unchecked
  const id = own(params, 'campaign_id')
  return typeof id === 'string' && isObjectId(id) ? fine : problem('campaign_id', objectIdMessage)
}

const offerId = /^offer_/

export const offerIdMalformed: Rule = ({ params }) => {
  if (params === undefined) return unchecked
  const id = own(params, 'offer_id')
  return typeof id === 'string' && offerId.test(id)
    ? fine
    : problem('offer_id', 'Must be the full offering id, which starts with `offer_`.')
}
