import { asList, own } from '../base/json.js'
import { isObjectId } from '../formats/patterns.js'
import { fine, problem, type Rule, type RuleContext, unchecked } from './rule.js'

const objectIdMessage = 'Must be an object id: 24 hexadecimal characters.'

/** The ids that must be object ids: the path's `campaign_id`, the test request's `draft_id`. */
export const paramsMalformed: Rule = (context) =>
  context.operation === 'testCampaign'
    ? draftId(context)
    : objectIdIn('campaign_id', context, objectIdMessage)

function draftId({ body }: RuleContext) {
  const id = body?.draft_id
  return typeof id !== 'string' || isObjectId(id) ? fine : problem(['draft_id'], objectIdMessage)
}

function objectIdIn(name: string, { params }: RuleContext, message: string) {
  if (params === undefined) return unchecked
  const id = own(params, name)
  return typeof id === 'string' && isObjectId(id) ? fine : problem(name, message)
}

const unusualMessage = 'Does not look like an object id, which is 24 hexadecimal characters.'

export const paramsUnusual: Rule = (context) =>
  context.operation === 'listCampaignExecutions'
    ? objectIdIn('parent_campaign_id', context, unusualMessage)
    : objectIdIn('campaign_id', context, unusualMessage)

const offerId = /^offer_/
const offerIdMessage = 'Must be the full offering id, which starts with `offer_`.'

/** The path's `offer_id` of an update, the filter `id` of the list. */
export const offerIdMalformed: Rule = (context) =>
  context.operation === 'listOfferings' ? filterId(context) : pathOfferId(context)

function pathOfferId({ params }: RuleContext) {
  if (params === undefined) return unchecked
  const id = params.offer_id
  return typeof id === 'string' && offerId.test(id) ? fine : problem('offer_id', offerIdMessage)
}

function filterId({ query }: RuleContext) {
  if (query === undefined) return unchecked
  const ids = (asList(query.id ?? []) ?? [query.id]).filter((id) => id !== '')
  const isRight = (id: unknown) => typeof id === 'string' && offerId.test(id)
  return ids.every(isRight) ? fine : problem('id', offerIdMessage)
}
