import type { Path } from '../../../core/base/json.js'
import type { ServiceNames } from '../../../core/contract/service-names.js'
import type { Fault, RuleViolations } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { branchViolations } from './branches.js'
import { forbidden, missing, needing, objectAt, remove, set, violating } from './define.js'
import { effectiveCampaign } from './effective-campaign.js'

/** Generates violations in `basic_details` and `connector`, and of what a delivery type requires. */
export const detailsViolations: RuleViolations = function* (generated, names) {
  const campaign = effectiveCampaign(generated)
  const details = campaign.part('basic_details')
  const isEmail = campaign.channel === 'EMAIL'
  // For a submitted part, the body schema generates this violation.
  if (details?.[0] === 'facts') yield forbidden('field/unknown', [...details, 'unheard_of'], 1)
  if (details !== undefined && isEmail) yield* categoryViolations(generated, details)
  if (details !== undefined && !isEmail) {
    yield* geofenceViolations(generated, details, names)
    yield* audienceViolations(details)
  }
  if (campaign.channel === 'PUSH') yield connectorForPush
  const connector = campaign.part('connector')
  if (connector !== undefined && isEmail) yield* connectorViolations(connector)
  yield* deliveryViolations(generated)
}

function* connectorViolations(connector: Path): Generator<Fault> {
  const type = [...connector, 'connector_type']
  const name = [...connector, 'connector_name']
  yield forbidden('connector/unknown', type, 'UNHEARD_OF')
  // The rule checks the name only if the type is known.
  yield needing(forbidden('connector/unknown', name, 'Unheard of'), type)
}

const known = { connector_type: 'SENDGRID', connector_name: 'Marketing' }
const connectorForPush = forbidden(
  'test/connector-email-only',
  ['body', 'connector'],
  known,
  set(['facts', 'workspace', 'connectors'], [known]),
)

function* categoryViolations(generated: GeneratedRequest, details: Path): Generator<Fault> {
  const category = [...details, 'subscription_category']
  const promotional = set([...details, 'content_type'], 'PROMOTIONAL')
  const isInline = generated.operation === 'testCampaign' && generated.facts.campaign === undefined
  if (!isInline) yield missing('email/subscription-category-required', category, promotional)
  yield forbidden('email/subscription-category-unknown', category, 'Unheard of')
}

const validGeofences = {
  name: 'Store',
  latitude: '52.5',
  longitude: '13.4',
  radius: '200',
  response_time_value: '10',
  response_time_granularity: 'MINUTES',
  triggered_at: 'dwell',
  dwell_time_value: '5',
  dwell_time_granularity: 'MINUTES',
}
const invalidNumbers = {
  latitude: ['90.1', '-90.1', 'north', ''],
  longitude: ['180.1', '-180.1', 'east'],
  radius: ['0', '-1', 'wide'],
  response_time_value: ['0', 'soon'],
  dwell_time_value: ['0', 'long'],
}

function* geofenceViolations(
  generated: GeneratedRequest,
  details: Path,
  names: ServiceNames,
): Generator<Fault> {
  const geofences = [...details, 'geofences']
  const field = (name: string) => [...geofences, name]
  const valid = { ...validGeofences, ...objectAt(generated, geofences), triggered_at: 'dwell' }
  yield* branchViolations('Geofences', geofences, names, set(geofences, valid))
  for (const [name, values] of Object.entries(invalidNumbers)) {
    for (const value of values) {
      const invalid = set(geofences, { ...valid, [name]: value })
      yield violating('geofence/number-format', [invalid], field(name))
    }
  }
}

const audiences = [
  'send_to_all_eligible_device',
  'exclude_provisional_push_devices',
  'send_to_only_provisional_push_enabled_devices',
]

function* audienceViolations(details: Path): Generator<Fault> {
  const ios = [...details, 'platform_specific_details', 'ios']
  const none = Object.fromEntries(audiences.map((name) => [name, false]))
  yield forbidden('push/ios-audience-required', ios, {})
  yield forbidden('push/ios-audience-required', ios, none)
  for (const left of audiences) {
    const others = audiences.filter((name) => name !== left).map((name) => [name, true])
    yield forbidden('push/ios-audience-ambiguous', ios, Object.fromEntries(others))
  }
}

function* deliveryViolations(generated: GeneratedRequest): Generator<Fault> {
  const campaign = effectiveCampaign(generated)
  if (campaign.deliveryType === undefined) return
  const { channel, deliveryType: type, publishes } = campaign
  const details = campaign.part('basic_details')
  if (details !== undefined) {
    yield* requiredDetails(details, type, channel)
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

function* requiredDetails(details: Path, type: Path, channel: unknown): Generator<Fault> {
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
