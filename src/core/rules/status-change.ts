import { operationTraits } from '../../../generated/operation-traits.js'
import { statusActions } from '../../../generated/tables.js'
import { quoted } from '../base/text.js'
import { enumMessages } from './enum-messages.js'
import { type BodyRule, type Rule, unchecked, valid, violation } from './rule.js'

export const campaignUnknown: Rule = ({ operation, facts }) => {
  if (facts.campaign === undefined) return unchecked
  const parameter = operationTraits[operation].pathParameters[0] as string
  return facts.campaign === null
    ? violation(parameter, 'The workspace has no campaign with this id.')
    : valid
}

export const publishNotAccepted: BodyRule = ({ body }) =>
  body.action === 'PUBLISH'
    ? violation(['action'], enumMessages['status/publish-not-accepted'])
    : valid

/** The actions, and the one that belongs to another operation. */
const known = new Set<unknown>([...statusActions.map(({ action }) => action), 'PUBLISH'])

export const notPublished: BodyRule = ({ body, facts: { campaign } }) => {
  if (!known.has(body.action) || campaign === null) return valid
  if (campaign?.status === undefined) return unchecked
  return campaign.status === 'DRAFT'
    ? violation(
        ['action'],
        'The campaign is a DRAFT; only the status of a published campaign can change.',
      )
    : valid
}

/** Returns a rule that rejects `action` for campaigns of a delivery type. */
const excludedFor =
  (action: string, deliveryType: string): BodyRule =>
  (context) => {
    const { campaign } = context.facts
    if (context.body.action !== action || campaign === null) return valid
    if (campaign?.campaign_delivery_type === undefined) return unchecked
    return campaign.campaign_delivery_type === deliveryType
      ? violation(
          ['action'],
          `${quoted(action)} cannot be used because the campaign is ${quoted(deliveryType)}.`,
        )
      : valid
  }

export const stopPeriodic = excludedFor('STOP', 'PERIODIC')
export const pauseOneTime = excludedFor('PAUSE', 'ONE_TIME')
export const resumeOneTime = excludedFor('RESUME', 'ONE_TIME')
