import { quoted } from '../base/text.js'
import { type BodyContext, type BodyRule, fine, problem, unchecked } from './rule.js'

/** Whether the request names a draft by something that can be an id. */
const namesDraft = ({ body }: BodyContext): boolean => typeof body.draft_id === 'string'

export const draftUnknown: BodyRule = (context) => {
  if (!namesDraft(context)) return fine
  if (context.facts.campaign === undefined) return unchecked
  return context.facts.campaign === null
    ? problem(['draft_id'], 'There is no campaign with this id in the workspace.')
    : fine
}

export const draftState: BodyRule = (context) => {
  const { campaign } = context.facts
  if (!namesDraft(context) || campaign === null) return fine
  if (campaign?.status === undefined) return unchecked
  return campaign.status === 'DRAFT'
    ? fine
    : problem(['draft_id'], 'Must be the id of a saved draft; this campaign is no longer a DRAFT.')
}

export const draftChannel: BodyRule = (context) => {
  const { campaign } = context.facts
  const { body } = context
  if (!namesDraft(context) || body.channel === undefined || campaign === null) return fine
  if (campaign?.channel === undefined) return unchecked
  return body.channel === campaign.channel
    ? fine
    : problem(['channel'], `Must be the channel of the draft, ${quoted(campaign.channel)}.`)
}
