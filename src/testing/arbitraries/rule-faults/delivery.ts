import type { Path } from '../../../core/base/json.js'
import type { Fault, RuleFaults } from '../fault.js'
import { breaking, having, lacking, remove, set } from './break.js'
import { judgedCampaign } from './campaign.js'

/** Faults of what the delivery type of a campaign asks for. */
export const deliveryFaults: RuleFaults = function* (generated) {
  const campaign = judgedCampaign(generated)
  if (campaign.deliveryType === undefined) return
  const { channel, deliveryType: type, publishes } = campaign
  const details = campaign.part('basic_details')
  if (details !== undefined) {
    yield* detailsFaults(details, type, channel)
    // A draft that is published is judged as a whole, also where the part is missing.
    if (publishes && details[0] === 'facts') yield withoutDetails(details, type)
  }
  if (channel !== 'EMAIL') return
  for (const ofPush of ['DEVICE_TRIGGERED', 'LOCATION_TRIGGERED', 'BROADCAST_LIVE_ACTIVITY']) {
    const isCreate = generated.operation === 'createCampaign'
    if (isCreate && ofPush === 'BROADCAST_LIVE_ACTIVITY') continue
    yield having('delivery/channel-mismatch', type, ofPush)
  }
}

const withoutDetails = (details: Path, type: Path): Fault =>
  breaking(
    'delivery/business-event-required',
    [set(type, 'BUSINESS_EVENT_TRIGGERED'), remove(details)],
    [...details, 'business_event'],
  )

function* detailsFaults(details: Path, type: Path, channel: unknown): Generator<Fault> {
  const event = [...details, 'business_event']
  const byEvent = set(type, 'BUSINESS_EVENT_TRIGGERED')
  yield lacking('delivery/business-event-required', event, byEvent)
  if (channel !== 'PUSH') return
  const geofences = [...details, 'geofences']
  yield lacking('delivery/geofences-required', geofences, set(type, 'LOCATION_TRIGGERED'))
  for (const unused of ['ONE_TIME', 'PERIODIC']) {
    const place = [...details, 'send_to_triggered_platform_only']
    yield having('push/triggered-platform-only-unused', place, true, set(type, unused))
  }

  const broadcast = set(type, 'BROADCAST_LIVE_ACTIVITY')
  const activity = [...details, 'broadcast_live_activity_id']
  const platforms = [...details, 'platforms']
  for (const reached of [set(platforms, ['IOS']), remove(platforms)]) {
    yield lacking('delivery/live-activity-id-required', activity, broadcast, reached)
  }
  for (const other of ['ANDROID', 'WEB']) {
    const both = set(platforms, ['IOS', other])
    const changes = [broadcast, set(activity, 'activity-1'), both]
    yield breaking('delivery/live-activity-ios-only', changes, [...platforms, 1])
  }
}
