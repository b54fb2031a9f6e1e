import { asObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import { channelNeedsFact, channelOf } from './channel.js'
import { collect } from './primitives.js'
import { type BodyRule, unchecked, valid, violation } from './rule.js'

export const modeConflict: BodyRule = ({ body }) =>
  body.campaign_content !== undefined && typeof body.draft_id === 'string'
    ? violation(['campaign_content'], '`draft_id` and `campaign_content` cannot be sent together.')
    : valid

export const channelRequired: BodyRule = ({ body }) =>
  body.channel === undefined
    ? violation(['channel'], '`channel` is required without `draft_id`.')
    : valid

export const contentRequired: BodyRule = ({ body }) => {
  if (body.campaign_content === undefined) {
    return violation(['campaign_content'], '`campaign_content` is required without `draft_id`.')
  }
  const content = asObject(body.campaign_content)
  return content === undefined || content.content !== undefined
    ? valid
    : violation(['campaign_content', 'content'], '`content` is required without `draft_id`.')
}

const requiredForInlineEmail =
  (field: 'basic_details' | 'connector'): BodyRule =>
  ({ body }) =>
    body[field] === undefined
      ? violation([field], `${quoted(field)} is required to test an e-mail without \`draft_id\`.`)
      : valid

export const basicDetailsRequired = requiredForInlineEmail('basic_details')
export const connectorRequired = requiredForInlineEmail('connector')

const identity = ['name', 'content_type', 'user_attribute_identifier', 'subscription_category']

export const emailIdentityRequired: BodyRule = ({ body }) => {
  const details = asObject(body.basic_details)
  if (details === undefined) return valid
  return collect(identity, (field) =>
    details[field] === undefined
      ? violation(
          ['basic_details', field],
          `${quoted(field)} is required to test an e-mail without \`draft_id\`.`,
        )
      : valid,
  )
}

export const connectorEmailOnly: BodyRule = (context) => {
  if (channelNeedsFact(context)) return unchecked
  return channelOf(context) === 'PUSH'
    ? violation(['connector'], 'Should not be sent for push; connectors are for e-mail only.')
    : valid
}
