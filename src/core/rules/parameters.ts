import { asList, own } from '../base/json.js'
import { isObjectId } from '../formats/patterns.js'
import { type Rule, type RuleContext, unchecked, valid, violation } from './rule.js'

const objectIdMessage = 'Must be an object id: 24 hexadecimal characters.'

/** Requires object ids in the path parameter `campaign_id` and in `draft_id` of a test. */
export const paramsMalformed: Rule = (context) =>
  context.operation === 'testCampaign'
    ? draftId(context)
    : objectIdIn('campaign_id', context, objectIdMessage)

function draftId({ body }: RuleContext) {
  const id = body?.draft_id
  return typeof id !== 'string' || id === '' || isObjectId(id)
    ? valid
    : violation(['draft_id'], objectIdMessage)
}

function objectIdIn(name: string, { params }: RuleContext, message: string) {
  if (params === undefined) return unchecked
  const id = own(params, name)
  return typeof id === 'string' && isObjectId(id) ? valid : violation(name, message)
}

const unusualMessage = 'Should be an object id: 24 hexadecimal characters.'

export const paramsUnusual: Rule = (context) =>
  context.operation === 'listCampaignExecutions'
    ? objectIdIn('parent_campaign_id', context, unusualMessage)
    : objectIdIn('campaign_id', context, unusualMessage)

const offerId = /^offer_/
const offerIdMessage = 'Must be the full offering id, starting with `offer_`.'

/** Requires offering ids in the path parameter `offer_id` and in the filter `id` of the list. */
export const offerIdMalformed: Rule = (context) =>
  context.operation === 'listOfferings' ? filterId(context) : pathOfferId(context)

function pathOfferId({ params }: RuleContext) {
  if (params === undefined) return unchecked
  const id = params.offer_id
  return typeof id === 'string' && offerId.test(id) ? valid : violation('offer_id', offerIdMessage)
}

function filterId({ query }: RuleContext) {
  if (query === undefined) return unchecked
  const ids = (asList(query.id ?? []) ?? [query.id]).filter((id) => id !== '')
  const isOfferId = (id: unknown) => typeof id === 'string' && offerId.test(id)
  return ids.every(isOfferId) ? valid : violation('id', offerIdMessage)
}
