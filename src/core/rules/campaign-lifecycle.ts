import { type BodyRule, fine, problem, type Rule, unchecked } from './rule.js'

export const createChannelNotSupported: BodyRule = ({ body }) =>
  body.channel === 'SMS'
    ? problem(
        ['channel'],
        'SMS campaigns cannot be created; they are only found by search (POST /v5/campaigns/search).',
      )
    : fine

export const createDeliveryTypeNotSupported: BodyRule = ({ body }) =>
  body.campaign_delivery_type === 'BROADCAST_LIVE_ACTIVITY'
    ? problem(
        ['campaign_delivery_type'],
        'A `BROADCAST_LIVE_ACTIVITY` campaign cannot be created through the API.',
      )
    : fine

export const updateChannelNotSupported: Rule = ({ body, facts }) => {
  if (body?.channel === 'SMS') {
    return problem(['channel'], 'SMS campaigns cannot be updated; they are only found by search.')
  }
  if (facts.campaign === null) return fine
  if (facts.campaign?.channel === undefined) return unchecked
  return facts.campaign.channel === 'SMS'
    ? problem('campaign_id', 'This is an SMS campaign; those cannot be updated.')
    : fine
}

const withExecutions = ['PERIODIC', 'BUSINESS_EVENT_TRIGGERED']

export const executionsDeliveryType: Rule = ({ facts: { campaign } }) => {
  if (campaign === null) return fine
  if (campaign?.campaign_delivery_type === undefined) return unchecked
  return withExecutions.includes(campaign.campaign_delivery_type)
    ? fine
    : problem(
        'parent_campaign_id',
        'Only PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns have executions; this one has none.',
      )
}
