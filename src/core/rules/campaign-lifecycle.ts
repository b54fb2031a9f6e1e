import { quoted } from '../base/text.js'
import { isChannel } from './channel.js'
import { enumMessages } from './enum-messages.js'
import { type BodyRule, type Rule, unchecked, valid, violation } from './rule.js'

export const createChannelNotSupported: BodyRule = ({ body }) =>
  body.channel === 'SMS'
    ? violation(['channel'], enumMessages['create/channel-not-supported'])
    : valid

export const createDeliveryTypeNotSupported: BodyRule = ({ body }) =>
  body.campaign_delivery_type === 'BROADCAST_LIVE_ACTIVITY'
    ? violation(['campaign_delivery_type'], enumMessages['create/delivery-type-not-supported'])
    : valid

export const updateChannelNotSupported: Rule = ({ body, facts }) => {
  if (body?.channel === 'SMS') {
    return violation(['channel'], enumMessages['update/channel-not-supported'])
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

export const updateChannelChanged: BodyRule = ({ body, facts: { campaign } }) => {
  if (!isChannel(body.channel) || campaign === null) return valid
  if (campaign?.channel === undefined) return unchecked
  return isChannel(campaign.channel) && campaign.channel !== body.channel
    ? violation(
        ['channel'],
        `Should not differ from the channel of the campaign, ${quoted(campaign.channel)}.`,
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
