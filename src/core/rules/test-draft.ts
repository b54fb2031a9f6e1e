import { quoted } from '../base/text.js'
import { type BodyContext, type BodyRule, unchecked, valid, violation } from './rule.js'

/** Returns whether the request has a `draft_id` that can be an id. */
const namesDraft = ({ body }: BodyContext): boolean => typeof body.draft_id === 'string'

export const draftUnknown: BodyRule = (context) => {
  if (!namesDraft(context)) return valid
  if (context.facts.campaign === undefined) return unchecked
  return context.facts.campaign === null
    ? violation(['draft_id'], 'The workspace has no campaign with this id.')
    : valid
}

export const draftState: BodyRule = (context) => {
  const { campaign } = context.facts
  if (!namesDraft(context) || campaign === null) return valid
  if (campaign?.status === undefined) return unchecked
  return campaign.status === 'DRAFT'
    ? valid
    : violation(
        ['draft_id'],
        'Must be the id of a saved draft; this campaign is no longer a DRAFT.',
      )
}

export const draftChannel: BodyRule = (context) => {
  const { campaign } = context.facts
  const { body } = context
  if (!namesDraft(context) || body.channel === undefined || campaign === null) return valid
  if (campaign?.channel === undefined) return unchecked
  return body.channel === campaign.channel
    ? valid
    : violation(['channel'], `Must be the channel of the draft, ${quoted(campaign.channel)}.`)
}
