import { type BodyRule, type Rule, unchecked, valid, violation } from './rule.js'

export const createChannelNotSupported: BodyRule = ({ body }) =>
  body.channel === 'SMS'
    ? violation(
        ['channel'],
        'SMS campaigns can only be searched (POST /v5/campaigns/search), not created.',
      )
    : valid

export const createDeliveryTypeNotSupported: BodyRule = ({ body }) =>
  body.campaign_delivery_type === 'BROADCAST_LIVE_ACTIVITY'
    ? violation(
        ['campaign_delivery_type'],
        'A `BROADCAST_LIVE_ACTIVITY` campaign cannot be created through the API.',
      )
    : valid

export const updateChannelNotSupported: Rule = ({ body, facts }) => {
  if (body?.channel === 'SMS') {
    return violation(['channel'], 'SMS campaigns can only be searched, not updated.')
  }
  if (facts.campaign === null) return valid
  if (facts.campaign?.channel === undefined) return unchecked
  return facts.campaign.channel === 'SMS'
    ? violation(
        'campaign_id',
        'This is an SMS campaign; SMS campaigns can only be searched, not updated.',
      )
    : valid
}

const withExecutions = ['PERIODIC', 'BUSINESS_EVENT_TRIGGERED']

export const executionsDeliveryType: Rule = ({ facts: { campaign } }) => {
  if (campaign === null) return valid
  if (campaign?.campaign_delivery_type === undefined) return unchecked
  return withExecutions.includes(campaign.campaign_delivery_type)
    ? valid
    : violation(
        'parent_campaign_id',
        'Only PERIODIC and BUSINESS_EVENT_TRIGGERED campaigns have executions; this campaign is neither.',
      )
}
