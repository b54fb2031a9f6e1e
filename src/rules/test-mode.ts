import { given, objectAt } from '../json.js'
import { quoted } from '../text.js'
import { channelNeedsFact, channelOf, isDraftTest, isInlineTest } from './channel.js'
import { fine, problem, type Rule, unchecked } from './rule.js'

export const modeConflict: Rule = (context) =>
  isDraftTest(context) && given(context.body ?? {}, 'campaign_content')
    ? problem(
        ['campaign_content'],
        'Not allowed together with `draft_id`: content comes from the draft or inline, not both.',
      )
    : fine

export const channelRequired: Rule = (context) =>
  isInlineTest(context) && !given(context.body ?? {}, 'channel')
    ? problem(['channel'], '`channel` is required because no `draft_id` is given (inline mode).')
    : fine

export const contentRequired: Rule = (context) => {
  if (!isInlineTest(context)) return fine
  if (!given(context.body ?? {}, 'campaign_content')) {
    return problem(
      ['campaign_content'],
      '`campaign_content` is required because no `draft_id` is given (inline mode).',
    )
  }
  const content = objectAt(context.body, ['campaign_content'])
  return content === undefined || given(content, 'content')
    ? fine
    : problem(
        ['campaign_content', 'content'],
        '`content` is required because no `draft_id` is given (inline mode).',
      )
}

const requiredForInlineEmail =
  (field: string): Rule =>
  (context) =>
    isInlineTest(context) && channelOf(context) === 'EMAIL' && !given(context.body ?? {}, field)
      ? problem([field], `${quoted(field)} is required because an e-mail is tested inline.`)
      : fine

export const basicDetailsRequired = requiredForInlineEmail('basic_details')
export const connectorRequired = requiredForInlineEmail('connector')

const identity = ['name', 'content_type', 'user_attribute_identifier', 'subscription_category']

export const emailIdentityRequired: Rule = (context) => {
  const details = objectAt(context.body, ['basic_details'])
  if (details === undefined || !isInlineTest(context) || channelOf(context) !== 'EMAIL') return fine
  return identity
    .filter((field) => !given(details, field))
    .map((field) => ({
      at: ['basic_details', field],
      message: `${quoted(field)} is required because an e-mail is tested inline.`,
    }))
}

export const connectorEmailOnly: Rule = (context) => {
  if (!given(context.body ?? {}, 'connector')) return fine
  if (channelNeedsFact(context)) return unchecked
  return channelOf(context) === 'PUSH'
    ? problem(['connector'], 'A connector is for e-mail only; a push test ignores it.')
    : fine
}
