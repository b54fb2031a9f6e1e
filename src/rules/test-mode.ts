import { asObject } from '../json.js'
import { quoted } from '../text.js'
import { channelNeedsFact, channelOf, isDraftTest, isInlineTest } from './channel.js'
import { collect } from './primitives.js'
import { fine, problem, type Rule, unchecked } from './rule.js'

export const modeConflict: Rule = (context) =>
  isDraftTest(context) && context.body?.campaign_content !== undefined
    ? problem(
        ['campaign_content'],
        'Not allowed together with `draft_id`: content comes from the draft or inline, not both.',
      )
    : fine

export const channelRequired: Rule = (context) =>
  isInlineTest(context) && context.body?.channel === undefined
    ? problem(['channel'], '`channel` is required because no `draft_id` is given (inline mode).')
    : fine

export const contentRequired: Rule = (context) => {
  if (!isInlineTest(context)) return fine
  if (context.body?.campaign_content === undefined) {
    return problem(
      ['campaign_content'],
      '`campaign_content` is required because no `draft_id` is given (inline mode).',
    )
  }
  const content = asObject(context.body?.campaign_content)
  return content === undefined || content.content !== undefined
    ? fine
    : problem(
        ['campaign_content', 'content'],
        '`content` is required because no `draft_id` is given (inline mode).',
      )
}

const requiredForInlineEmail =
  (field: 'basic_details' | 'connector'): Rule =>
  (context) =>
    isInlineTest(context) && channelOf(context) === 'EMAIL' && context.body?.[field] === undefined
      ? problem([field], `${quoted(field)} is required because an e-mail is tested inline.`)
      : fine

export const basicDetailsRequired = requiredForInlineEmail('basic_details')
export const connectorRequired = requiredForInlineEmail('connector')

const identity = ['name', 'content_type', 'user_attribute_identifier', 'subscription_category']

export const emailIdentityRequired: Rule = (context) => {
  const details = asObject(context.body?.basic_details)
  if (details === undefined || !isInlineTest(context) || channelOf(context) !== 'EMAIL') return fine
  return collect(identity, (field) =>
    details[field] === undefined
      ? problem(
          ['basic_details', field],
          `${quoted(field)} is required because an e-mail is tested inline.`,
        )
      : fine,
  )
}

export const connectorEmailOnly: Rule = (context) => {
  if (context.body?.connector === undefined) return fine
  if (channelNeedsFact(context)) return unchecked
  return channelOf(context) === 'PUSH'
    ? problem(['connector'], 'A connector is for e-mail only; a push test ignores it.')
    : fine
}
