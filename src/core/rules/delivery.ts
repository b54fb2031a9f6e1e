import { asList, asObject, type JsonObject } from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { channelNeedsFact, channelOf, isEmailBody } from './channel.js'
import {
  type BodyContext,
  type BodyRule,
  type RuleResult,
  type RuleViolation,
  unchecked,
  valid,
  violation,
} from './rule.js'

/**
 * Returns the delivery type of the body, else that of the stored campaign; null if there is none,
 * undefined if that fact is missing.
 */
function deliveryTypeOf({ operation, subject, body, facts }: BodyContext): unknown {
  // The type of a test is that of its draft.
  const ofBody = operation === 'testCampaign' ? undefined : body.campaign_delivery_type
  if (ofBody !== undefined || subject === 'draft') return ofBody
  if (operation === 'createCampaign' || facts.campaign === null) return null
  return facts.campaign?.campaign_delivery_type
}

/**
 * Returns a rule about the `basic_details` of campaigns of certain delivery types: `check` reports
 * what is wrong if the campaign has one of them. Missing details are not validated, except in a
 * draft.
 */
const forDeliveryTypes =
  (
    types: readonly string[],
    check: (details: JsonObject, context: BodyContext) => RuleResult,
  ): BodyRule =>
  (context) => {
    const { basic_details } = context.body
    // Only in a draft can they be missing.
    const details = basic_details === undefined ? {} : asObject(basic_details)
    return details === undefined ? valid : ifDeliveredAs(types, check(details, context), context)
  }

/** Returns the result if the campaign has one of the delivery types. */
function ifDeliveredAs(
  types: readonly string[],
  outcome: RuleResult,
  context: BodyContext,
): RuleResult {
  if (outcome.length === 0) return valid
  const type = deliveryTypeOf(context)
  if (type === undefined) return unchecked
  return types.includes(type as string) ? outcome : valid
}

/** Returns the result unless the channel, on which the rule depends, is a missing fact. */
const ifChannelKnown = (context: BodyContext, outcome: RuleResult): RuleResult =>
  channelNeedsFact(context) ? unchecked : outcome

const missing = (field: string, because: string): readonly RuleViolation[] =>
  violation(
    ['basic_details', field],
    `${quoted(field)} is required because the campaign is ${quoted(because)}.`,
  )

export const businessEventRequired = forDeliveryTypes(
  ['BUSINESS_EVENT_TRIGGERED'],
  (details, context) =>
    details.business_event !== undefined
      ? valid
      : ifChannelKnown(context, missing('business_event', 'BUSINESS_EVENT_TRIGGERED')),
)

export const geofencesRequired = forDeliveryTypes(['LOCATION_TRIGGERED'], (details, context) =>
  details.geofences !== undefined || channelOf(context) === 'EMAIL'
    ? valid
    : ifChannelKnown(context, missing('geofences', 'LOCATION_TRIGGERED')),
)

const platformsOf = (details: JsonObject): unknown => details.platforms

export const liveActivityIdRequired = forDeliveryTypes(
  ['BROADCAST_LIVE_ACTIVITY'],
  (details, context) => {
    const platforms = platformsOf(details)
    const targetsIos = platforms === undefined || asList(platforms)?.includes('IOS') === true
    return !targetsIos ||
      details.broadcast_live_activity_id !== undefined ||
      channelOf(context) === 'EMAIL'
      ? valid
      : ifChannelKnown(context, missing('broadcast_live_activity_id', 'BROADCAST_LIVE_ACTIVITY'))
  },
)

export const liveActivityIosOnly = forDeliveryTypes(
  ['BROADCAST_LIVE_ACTIVITY'],
  (details, context) => {
    const platforms = asList(platformsOf(details))
    if (platforms === undefined || isEmailBody(context)) return valid
    return platforms.flatMap((platform, index) =>
      platform === 'ANDROID' || platform === 'WEB'
        ? [
            {
              at: ['basic_details', 'platforms', index],
              message: 'A `BROADCAST_LIVE_ACTIVITY` campaign supports `IOS` only.',
            },
          ]
        : [],
    )
  },
)

export const triggeredPlatformOnlyUnused = forDeliveryTypes(
  ['ONE_TIME', 'PERIODIC'],
  (details, context) =>
    details.send_to_triggered_platform_only === true && !isEmailBody(context)
      ? violation(
          ['basic_details', 'send_to_triggered_platform_only'],
          `Has no effect because a ${quoted(String(deliveryTypeOf(context)))} campaign is not triggered by an event.`,
        )
      : valid,
)

const pushOnly = ['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED', 'BROADCAST_LIVE_ACTIVITY']

export const deliveryChannelMismatch: BodyRule = (context) => {
  const outcome = channelNeedsFact(context)
    ? unchecked
    : channelOf(context) === 'EMAIL'
      ? violation(
          ['campaign_delivery_type'],
          `${listed(pushOnly, 'and')} are for push only; use another type for e-mail.`,
        )
      : valid
  return ifDeliveredAs(pushOnly, outcome, context)
}
