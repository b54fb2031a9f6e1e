import { given, type JsonObject, objectAt, own } from '../json.js'
import { quoted } from '../text.js'
import { channelNeedsFact, channelOf, isInlineTest } from './channel.js'
import {
  fine,
  type Outcome,
  type Problem,
  problem,
  type Rule,
  type RuleContext,
  unchecked,
} from './rule.js'

/**
 * A rule about submitted `basic_details` of campaigns of certain delivery types. `judge` is asked
 * what it would find in such a campaign; that counts only if the campaign is one.
 */
const forDeliveryTypes =
  (types: readonly string[], judge: (details: JsonObject, context: RuleContext) => Outcome): Rule =>
  (context) => {
    const details = objectAt(context.body, ['basic_details'])
    if (details === undefined || isInlineTest(context)) return fine
    const outcome = judge(details, context)
    if (outcome.length === 0) return fine
    const { campaign } = context.facts
    if (campaign === null) return fine
    if (campaign?.campaign_delivery_type === undefined) return unchecked
    return types.includes(campaign.campaign_delivery_type) ? outcome : fine
  }

const missing = (field: string, because: string): readonly Problem[] =>
  problem(
    ['basic_details', field],
    `${quoted(field)} is required because the campaign is ${quoted(because)}.`,
  )

export const businessEventRequired = forDeliveryTypes(['BUSINESS_EVENT_TRIGGERED'], (details) =>
  given(details, 'business_event') ? fine : missing('business_event', 'BUSINESS_EVENT_TRIGGERED'),
)

export const geofencesRequired = forDeliveryTypes(['LOCATION_TRIGGERED'], (details, context) =>
  given(details, 'geofences') || channelOf(context) === 'EMAIL'
    ? fine
    : missing('geofences', 'LOCATION_TRIGGERED'),
)

const platformsOf = (details: JsonObject): unknown => own(details, 'platforms')

export const liveActivityIdRequired = forDeliveryTypes(
  ['BROADCAST_LIVE_ACTIVITY'],
  (details, context) => {
    const platforms = platformsOf(details)
    const targetsIos =
      platforms === undefined || (Array.isArray(platforms) && platforms.includes('IOS'))
    return !targetsIos ||
      given(details, 'broadcast_live_activity_id') ||
      channelOf(context) === 'EMAIL'
      ? fine
      : missing('broadcast_live_activity_id', 'BROADCAST_LIVE_ACTIVITY')
  },
)

export const liveActivityIosOnly = forDeliveryTypes(['BROADCAST_LIVE_ACTIVITY'], (details) => {
  const platforms = platformsOf(details)
  if (!Array.isArray(platforms)) return fine
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
})

export const triggeredPlatformOnlyUnused = forDeliveryTypes(
  ['ONE_TIME', 'PERIODIC'],
  (details, { facts }) =>
    own(details, 'send_to_triggered_platform_only') === true
      ? problem(
          ['basic_details', 'send_to_triggered_platform_only'],
          `Has no effect because a ${quoted(String(facts.campaign?.campaign_delivery_type))} campaign is not triggered by an event.`,
        )
      : fine,
)

const pushOnly = ['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED', 'BROADCAST_LIVE_ACTIVITY']

export const deliveryChannelMismatch = forDeliveryTypes(pushOnly, (_details, context) => {
  if (channelNeedsFact(context)) return unchecked
  return channelOf(context) === 'EMAIL'
    ? problem(
        ['campaign_delivery_type'],
        `The delivery types ${pushOnly.join(', ')} exist for push only, not for e-mail.`,
      )
    : fine
})
