import { operationTraits } from '../../../generated/operation-traits.js'
import { statusActions } from '../../../generated/tables.js'
import { quoted } from '../base/text.js'
import { type BodyRule, fine, problem, type Rule, unchecked } from './rule.js'

export const campaignUnknown: Rule = ({ operation, facts }) => {
  if (facts.campaign === undefined) return unchecked
  const parameter = operationTraits[operation].pathParameters[0] as string
  return facts.campaign === null
    ? problem(parameter, 'There is no campaign with this id in the workspace.')
    : fine
}

export const publishNotAccepted: BodyRule = ({ body }) =>
  body.action === 'PUBLISH'
    ? problem(
        ['action'],
        'Not accepted here; publish with PATCH /v5/campaigns/{campaign_id} and `{"status": "PUBLISH"}`.',
      )
    : fine

/** The actions that there are, and the one that another call carries out. */
const known = new Set<unknown>([...statusActions.map(({ action }) => action), 'PUBLISH'])

export const notPublished: BodyRule = ({ body, facts: { campaign } }) => {
  if (!known.has(body.action) || campaign === null) return fine
  if (campaign?.status === undefined) return unchecked
  return campaign.status === 'DRAFT'
    ? problem(
        ['action'],
        'The campaign is a DRAFT; only a published campaign can change its status.',
      )
    : fine
}

/** `action` is not for campaigns of the delivery type. */
const excludedFor =
  (action: string, deliveryType: string): BodyRule =>
  (context) => {
    const { campaign } = context.facts
    if (context.body.action !== action || campaign === null) return fine
    if (campaign?.campaign_delivery_type === undefined) return unchecked
    return campaign.campaign_delivery_type === deliveryType
      ? problem(
          ['action'],
          `${quoted(action)} cannot be used because the campaign is ${quoted(deliveryType)}.`,
        )
      : fine
  }

export const stopPeriodic = excludedFor('STOP', 'PERIODIC')
export const pauseOneTime = excludedFor('PAUSE', 'ONE_TIME')
export const resumeOneTime = excludedFor('RESUME', 'ONE_TIME')
