import type { Path } from '../../../core/base/json.js'
import type { Fault, RuleViolations } from '../fault.js'
import { forbidden, missing, remove, set, violating } from './define.js'
import { effectiveCampaign } from './effective-campaign.js'

/** Generates violations of the requirements of delivery types. */
export const deliveryViolations: RuleViolations = function* (generated) {
  const campaign = effectiveCampaign(generated)
  if (campaign.deliveryType === undefined) return
  const { channel, deliveryType: type, publishes } = campaign
  const details = campaign.part('basic_details')
  if (details !== undefined) {
    yield* detailsViolations(details, type, channel)
    // A draft to publish is checked as a whole, even if the part is missing.
    if (publishes && details[0] === 'facts') yield withoutDetails(details, type)
  }
  if (channel !== 'EMAIL') return
  for (const ofPush of ['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED', 'BROADCAST_LIVE_ACTIVITY']) {
    const isCreate = generated.operation === 'createCampaign'
    if (isCreate && ofPush === 'BROADCAST_LIVE_ACTIVITY') continue
    yield forbidden('delivery/channel-mismatch', type, ofPush)
  }
}

const withoutDetails = (details: Path, type: Path): Fault =>
  violating(
    'delivery/business-event-required',
    [set(type, 'BUSINESS_EVENT_TRIGGERED'), remove(details)],
    [...details, 'business_event'],
  )

function* detailsViolations(details: Path, type: Path, channel: unknown): Generator<Fault> {
  const event = [...details, 'business_event']
  const byEvent = set(type, 'BUSINESS_EVENT_TRIGGERED')
  yield missing('delivery/business-event-required', event, byEvent)
  if (channel !== 'PUSH') return
  const geofences = [...details, 'geofences']
  yield missing('delivery/geofences-required', geofences, set(type, 'LOCATION_TRIGGERED'))
  for (const unused of ['ONE_TIME', 'PERIODIC']) {
    const path = [...details, 'send_to_triggered_platform_only']
    yield forbidden('push/triggered-platform-only-unused', path, true, set(type, unused))
  }

  const broadcast = set(type, 'BROADCAST_LIVE_ACTIVITY')
  const activity = [...details, 'broadcast_live_activity_id']
  const platforms = [...details, 'platforms']
  const reached = set(platforms, ['IOS'])
  yield missing('delivery/live-activity-id-required', activity, broadcast, reached)
  for (const other of ['ANDROID', 'WEB']) {
    const both = set(platforms, ['IOS', other])
    const changes = [broadcast, set(activity, 'activity-1'), both]
    yield violating('delivery/live-activity-ios-only', changes, [...platforms, 1])
  }
}
