import { asList, asObject } from '../base/json.js'
import { listed, quoted } from '../base/text.js'
import { pushOnly } from '../engine/allowed-values.js'
import { channelNeedsFact, isEmailBody, isInlineTest } from '../engine/channel.js'
import type { BodyCheck } from '../engine/check.js'
import { storedWord } from '../engine/stored-words.js'
import { platforms } from './content.js'
import { firstWith } from './platforms.js'

/**
 * Returns the delivery type of the body, else that of the stored campaign; null if there is none,
 * undefined if that fact is missing.
 */
function deliveryTypeOf({ operation, isDraft, body, facts }: BodyCheck): unknown {
  // The type of a test is that of its draft.
  const ofBody = operation === 'testCampaign' ? undefined : body.campaign_delivery_type
  if (ofBody !== undefined || isDraft) return ofBody
  if (operation === 'createCampaign' || facts.campaign === null) return null
  return storedWord(facts.campaign, 'campaign_delivery_type')
}

/** What the delivery type of a campaign requires of its details. (Delivery types) */
export function delivery(c: BodyCheck): void {
  if (isInlineTest(c)) return
  if (c.operation !== 'createCampaign') contentOfLiveActivity(c)
  const { basic_details } = c.body
  // Only in a draft can missing details be too few.
  const details = basic_details === undefined && c.isDraft ? {} : asObject(basic_details)
  if (details === undefined) return
  const type = deliveryTypeOf(c)
  const isEmail = c.channel === 'EMAIL'
  required(
    c,
    type,
    'delivery/business-event-required',
    'business_event',
    'BUSINESS_EVENT_TRIGGERED',
  )
  if (!isEmail) {
    required(c, type, 'delivery/geofences-required', 'geofences', 'LOCATION_TRIGGERED')
  }
  if (c.operation !== 'createCampaign') liveActivity(c, type, details.platforms)
  if (details.send_to_triggered_platform_only === true && !isEmailBody(c)) {
    unusedSetting(c, type)
  }
}

/** Reports a missing field of the details if the campaign has the delivery type. */
function required(c: BodyCheck, type: unknown, rule: string, field: string, of: string): void {
  const details = asObject(c.body.basic_details)
  if (details?.[field] !== undefined || (type !== of && type !== undefined)) return
  if (type === undefined || channelNeedsFact(c)) {
    c.skip(rule)
    return
  }
  c.report(
    rule,
    ['basic_details', field],
    `${quoted(field)} is required because the campaign is ${quoted(of)}.`,
  )
}

/** A live activity is shown by iOS only, and needs an id. */
function liveActivity(c: BodyCheck, type: unknown, targeted: unknown): void {
  const of = liveActivityType
  const list = asList(targeted)
  if ((targeted === undefined || list?.includes('IOS')) && c.channel !== 'EMAIL') {
    required(c, type, 'delivery/live-activity-id-required', 'broadcast_live_activity_id', of)
  }
  if (list === undefined || isEmailBody(c)) return
  const rule = 'delivery/live-activity-ios-only'
  for (const [index, platform] of list.entries()) {
    if (platform !== 'ANDROID' && platform !== 'WEB') continue
    if (type === undefined) {
      c.skip(rule)
      return
    }
    if (type !== of) return
    c.report(rule, ['basic_details', 'platforms', index], iosOnly)
  }
}

/** Without targeted platforms, those that the content has count. */
function contentOfLiveActivity(c: BodyCheck): void {
  const sent = platforms.filter(({ name, bit }) => name !== 'IOS' && (c.platforms & bit) !== 0)
  if (sent.length === 0 || c.channel === 'EMAIL') return
  const details = c.body.basic_details ?? (c.isDraft ? undefined : c.facts.campaign?.basic_details)
  if (asObject(details)?.platforms !== undefined) return
  const rule = 'delivery/live-activity-ios-only'
  const type = deliveryTypeOf(c)
  if (type === undefined) c.skip(rule)
  else if (type === liveActivityType) {
    for (const { key } of sent) c.report(rule, firstWith(c, key), iosOnly)
  }
}

const liveActivityType = 'BROADCAST_LIVE_ACTIVITY'
const iosOnly = 'A `BROADCAST_LIVE_ACTIVITY` campaign supports `IOS` only.'

function unusedSetting(c: BodyCheck, type: unknown): void {
  const rule = 'push/triggered-platform-only-unused'
  if (type === undefined) c.skip(rule)
  else if (type === 'ONE_TIME' || type === 'PERIODIC') {
    c.report(
      rule,
      ['basic_details', 'send_to_triggered_platform_only'],
      `Has no effect because a ${quoted(type)} campaign is not triggered by an event.`,
    )
  }
}

/** The delivery types that e-mails cannot have. */
export function deliveryChannel(c: BodyCheck): void {
  const rule = 'delivery/channel-mismatch'
  const isUnknown = channelNeedsFact(c)
  if (!isUnknown && c.channel !== 'EMAIL') return
  const type = deliveryTypeOf(c)
  if (type !== undefined && !pushOnly.includes(type as string)) return
  if (isUnknown || type === undefined) {
    c.skip(rule)
    return
  }
  c.report(
    rule,
    ['campaign_delivery_type'],
    `${listed(pushOnly, 'and')} are for push only; use another type for e-mail.`,
  )
}
