import { asObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import { channelNeedsFact, channelOf } from './channel.js'
import { collect } from './primitives.js'
import { type BodyRule, fine, problem, unchecked } from './rule.js'

export const modeConflict: BodyRule = ({ body }) =>
  body.campaign_content !== undefined
    ? problem(
        ['campaign_content'],
        'Not allowed together with `draft_id`: content comes from the draft or inline, not both.',
      )
    : fine

export const channelRequired: BodyRule = ({ body }) =>
  body.channel === undefined
    ? problem(['channel'], '`channel` is required because no `draft_id` is given (inline mode).')
    : fine

export const contentRequired: BodyRule = ({ body }) => {
  if (body.campaign_content === undefined) {
    return problem(
      ['campaign_content'],
      '`campaign_content` is required because no `draft_id` is given (inline mode).',
    )
  }
  const content = asObject(body.campaign_content)
  return content === undefined || content.content !== undefined
    ? fine
    : problem(
        ['campaign_content', 'content'],
        '`content` is required because no `draft_id` is given (inline mode).',
      )
}

const requiredForInlineEmail =
  (field: 'basic_details' | 'connector'): BodyRule =>
  ({ body }) =>
    body[field] === undefined
      ? problem([field], `${quoted(field)} is required because an e-mail is tested inline.`)
      : fine

export const basicDetailsRequired = requiredForInlineEmail('basic_details')
export const connectorRequired = requiredForInlineEmail('connector')

const identity = ['name', 'content_type', 'user_attribute_identifier', 'subscription_category']

export const emailIdentityRequired: BodyRule = ({ body }) => {
  const details = asObject(body.basic_details)
  if (details === undefined) return fine
  return collect(identity, (field) =>
    details[field] === undefined
      ? problem(
          ['basic_details', field],
          `${quoted(field)} is required because an e-mail is tested inline.`,
        )
      : fine,
  )
}

export const connectorEmailOnly: BodyRule = (context) => {
  if (channelNeedsFact(context)) return unchecked
  return channelOf(context) === 'PUSH'
    ? problem(['connector'], 'A connector is for e-mail only; a push test ignores it.')
    : fine
}
