import { asList, asObject, type JsonObject } from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { channelNeedsFact, channelOf, isEmailBody } from './channel.js'
import {
  type BodyContext,
  type BodyRule,
  fine,
  type Outcome,
  type Problem,
  problem,
  unchecked,
} from './rule.js'

/**
 * The delivery type: the body's on create and of a draft that is judged, else the stored
 * campaign's; undefined where the fact that tells it was not given.
 */
function deliveryTypeOf({ operation, subject, body, facts }: BodyContext): unknown {
  if (subject === 'draft') return body.campaign_delivery_type
  if (operation === 'createCampaign') return body.campaign_delivery_type ?? null
  return facts.campaign === null ? null : facts.campaign?.campaign_delivery_type
}

/**
 * A rule about the `basic_details` of campaigns of certain delivery types. `judge` is asked what
 * it would find in such a campaign; that counts only if the campaign is one. Details that are not
 * submitted are not judged, but a draft that is to be published must have them.
 */
const forDeliveryTypes =
  (
    types: readonly string[],
    judge: (details: JsonObject, context: BodyContext) => Outcome,
  ): BodyRule =>
  (context) => {
    const { basic_details } = context.body
    // They can only be absent in a draft that is judged.
    const details = basic_details === undefined ? {} : asObject(basic_details)
    return details === undefined ? fine : whereDelivered(types, judge(details, context), context)
  }

/** The outcome, if the campaign is of one of the delivery types. */
function whereDelivered(types: readonly string[], outcome: Outcome, context: BodyContext): Outcome {
  if (outcome.length === 0) return fine
  const type = deliveryTypeOf(context)
  if (type === undefined) return unchecked
  return types.includes(type as string) ? outcome : fine
}

const missing = (field: string, because: string): readonly Problem[] =>
  problem(
    ['basic_details', field],
    `${quoted(field)} is required because the campaign is ${quoted(because)}.`,
  )

export const businessEventRequired = forDeliveryTypes(['BUSINESS_EVENT_TRIGGERED'], (details) =>
  details.business_event !== undefined
    ? fine
    : missing('business_event', 'BUSINESS_EVENT_TRIGGERED'),
)

export const geofencesRequired = forDeliveryTypes(['LOCATION_TRIGGERED'], (details, context) =>
  details.geofences !== undefined || channelOf(context) === 'EMAIL'
    ? fine
    : missing('geofences', 'LOCATION_TRIGGERED'),
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
      ? fine
      : missing('broadcast_live_activity_id', 'BROADCAST_LIVE_ACTIVITY')
  },
)

export const liveActivityIosOnly = forDeliveryTypes(
  ['BROADCAST_LIVE_ACTIVITY'],
  (details, context) => {
    const platforms = asList(platformsOf(details))
    if (platforms === undefined || isEmailBody(context)) return fine
    return platforms.flatMap((platform, index) =>
      platform === 'ANDROID' || platform === 'WEB'
        ? [
            {
              at: ['basic_details', 'platforms', index],
              message: 'A `BROADCAST_LIVE_ACTIVITY` campaign goes to `IOS` only.',
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
      ? problem(
          ['basic_details', 'send_to_triggered_platform_only'],
          `Has no effect because a ${quoted(String(deliveryTypeOf(context)))} campaign is not triggered by an event.`,
        )
      : fine,
)

const pushOnly = ['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED', 'BROADCAST_LIVE_ACTIVITY']

export const deliveryChannelMismatch: BodyRule = (context) => {
  const outcome = channelNeedsFact(context)
    ? unchecked
    : channelOf(context) === 'EMAIL'
      ? problem(
          ['campaign_delivery_type'],
          `${listed(pushOnly, 'and')} are for push only; an e-mail campaign needs another type.`,
        )
      : fine
  return whereDelivered(pushOnly, outcome, context)
}
