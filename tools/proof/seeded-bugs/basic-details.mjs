import { bug, when } from './bugs/active.mjs'
import {
  add,
  anyCase,
  anything,
  flag,
  isObject,
  join,
  list,
  need,
  needs,
  needsIf,
  oneOf,
  own,
  plainObject,
  shape,
  text,
} from './check.mjs'

const platform = oneOf('ANDROID', 'IOS', 'WEB')
const granularity = oneOf('MINUTES', 'HOURS', 'DAYS')
const withoutDays = oneOf('MINUTES', 'HOURS')

const dwells = (value) =>
  own(value, 'triggered_at') === 'dwell' ||
  (own(value, 'triggered_at') === 'EXIT' && bug('dwell-fields-needed-for-exit')) ||
  bug('dwell-fields-always-required')
const requiredOfGeofence = [
  'name',
  'latitude',
  'longitude',
  'radius',
  'response_time_value',
  'response_time_granularity',
  'triggered_at',
]

const unsigned = (value, path, out) => {
  text(value, path, out)
  if (!/^\d/.test(value)) add(out, path, `${path} has to be a number`)
}

const geofences = shape(
  {
    name: text,
    latitude: when('geofence-latitude-number', anything, text),
    longitude: when('geofence-negative-longitude-rejected', unsigned, text),
    radius: when('geofence-radius-number', anything, text),
    response_time_value: text,
    response_time_granularity: when(
      'geofence-response-granularity',
      text,
      when('response-granularity-days-rejected', withoutDays, granularity),
    ),
    triggered_at: oneOf(
      'ENTRY',
      ...(bug('geofence-exit-rejected') ? [] : ['EXIT']),
      when('geofence-dwell-upper-case-only', 'DWELL', 'dwell'),
      ...(bug('geofence-dwell-any-case') ? ['DWELL', 'Dwell'] : []),
      ...(bug('geofence-lower-case-entry-accepted') ? ['entry', 'exit'] : []),
    ),
    dwell_time_value: when('dwell-value-number-accepted', anything, text),
    dwell_time_granularity: when(
      'dwell-granularity-weeks',
      text,
      when('dwell-granularity-days-rejected', withoutDays, granularity),
    ),
  },
  (value, path, out) => {
    const optional = (name) =>
      bug(`geofence-${name}-optional`) ||
      (bug('response-granularity-for-dwell-only') &&
        name === 'response_time_granularity' &&
        own(value, 'triggered_at') !== 'dwell')
    need(value, path, out, ...requiredOfGeofence.filter((name) => !optional(name)))
  },
  needsIf((value) => dwells(value) && !bug('dwell-value-not-required'), 'dwell_time_value'),
  needsIf(() => bug('dwell-value-always-required'), 'dwell_time_value'),
  needsIf(
    (value) => dwells(value) && !bug('dwell-granularity-not-required'),
    'dwell_time_granularity',
  ),
)

const iosSwitches = [
  'send_to_all_eligible_device',
  'exclude_provisional_push_devices',
  'send_to_only_provisional_push_enabled_devices',
]

const iosSwitch = when(
  'ios-switch-text-accepted',
  (value, path, out) => (['true', 'false'].includes(value) ? 0 : flag(value, path, out)),
  flag,
)
const isOn = (value) =>
  value === true ||
  (value === false && bug('ios-switch-false-counts')) ||
  (value === 'true' && bug('ios-switch-text-accepted'))

const platformDetails = shape({
  android: shape({ push_amp_plus_enabled: when('push-amp-plus-any-type', anything, flag) }),
  ios: shape(
    Object.fromEntries(iosSwitches.map((name) => [name, iosSwitch])),
    (value, path, out) => {
      if (bug('ios-switch-not-required')) return
      if (bug('ios-empty-settings-accepted') && Object.keys(value).length === 0) return
      const counted = bug('ios-third-switch-ignored') ? iosSwitches.slice(0, 2) : iosSwitches
      const switches = counted.filter((name) => isOn(own(value, name)))
      if (switches.length < when('ios-switches-all-needed', iosSwitches.length, 1)) {
        add(out, path, `${path} needs one of ${iosSwitches.join(', ')} set to true`)
      }
    },
  ),
})

const pushFields = shape({
  name: text,
  business_event: text,
  tags: when('push-tags-any-type', anything, list(text)),
  team: when('push-team-any-type', anything, text),
  platforms: bug('push-platforms-single')
    ? oneOf('ANDROID', 'IOS', 'WEB')
    : when(
        'push-platforms-any-value',
        list(text),
        list(when('push-platforms-lower-case-accepted', anyCase(platform), platform)),
      ),
  broadcast_live_activity_id: text,
  geofences,
  send_to_triggered_platform_only: flag,
  platform_specific_details: platformDetails,
})

const withoutGeofences = (value) =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'geofences'))
    : value

/** Checks push basic details, given the delivery type if it is known. */
export function checkPushDetails(value, path, out, deliveryType) {
  const unread = bug('stored-geofences-unchecked') && deliveryType !== undefined
  pushFields(unread ? withoutGeofences(value) : value, path, out)
  if (deliveryType === 'BUSINESS_EVENT_TRIGGERED' && !bug('business-event-not-required')) {
    need(value, path, out, 'business_event')
  }
  const forEvents =
    bug('business-event-required-for-event') || bug('business-event-needed-for-events')
  if (deliveryType === 'EVENT_TRIGGERED' && forEvents) {
    need(value, path, out, 'business_event')
  }
  const located =
    deliveryType === 'LOCATION_TRIGGERED' ||
    (deliveryType === 'DEVICE_TRIGGERED' && bug('geofences-needed-for-device-triggered'))
  if (located && !bug('geofences-not-required')) {
    need(value, path, out, 'geofences')
  }
  const platforms = own(value, 'platforms')
  const onIos = Array.isArray(platforms) && platforms.includes('IOS')
  const live = deliveryType === 'BROADCAST_LIVE_ACTIVITY'
  if (onIos && live && !bug('live-activity-id-not-required')) {
    need(value, path, out, 'broadcast_live_activity_id')
  }
}

const contentTypes = [
  'PROMOTIONAL',
  ...(bug('transactional-content-rejected') ? [] : ['TRANSACTIONAL']),
]

const orText = (value, path, out) => list(text)([value].flat(), path, out)

const emailFields = shape({
  name: text,
  business_event: text,
  content_type: when('email-content-type-any', text, oneOf(...contentTypes)),
  subscription_category: text,
  tags: when('mail-tags-text-accepted', orText, list(text)),
  team: text,
  user_attribute_identifier: text,
})

const categorised = [
  'PROMOTIONAL',
  ...(bug('category-needed-for-transactional') ? ['TRANSACTIONAL'] : []),
]

/** Checks email basic details; an inline test needs more of them. */
export function checkEmailDetails(value, path, out, { workspace, inline = false, stored = false }) {
  emailFields(value, path, out)
  if (stored && bug('email-update-needs-name')) need(value, path, out, 'name')
  const creation = bug('email-creation-needs-content-type') && !inline
  if (creation) need(value, path, out, 'content_type')
  if (!stored && !inline && bug('email-creation-needs-name')) need(value, path, out, 'name')
  if (stored && bug('draft-email-needs-identifier')) {
    need(value, path, out, 'user_attribute_identifier')
  }
  if (inline) {
    const names = ['name', 'content_type', 'user_attribute_identifier', 'subscription_category']
    const exempt = (name) =>
      bug(`inline-email-${name}-optional`) ||
      (bug('inline-transactional-without-category') &&
        name === 'subscription_category' &&
        own(value, 'content_type') === 'TRANSACTIONAL')
    need(value, path, out, ...names.filter((name) => !exempt(name)))
  } else if (
    stored &&
    (categorised.includes(own(value, 'content_type')) || bug('transactional-needs-category')) &&
    !bug('promotional-without-category')
  ) {
    need(value, path, out, 'subscription_category')
  }
  if (stored && bug('update-needs-user-attribute')) {
    need(value, path, out, 'user_attribute_identifier')
  }
  const category = own(value, 'subscription_category')
  const configured = bug('second-category-rejected')
    ? new Set([...(workspace.categories ?? [])].slice(0, 1))
    : workspace.categories
  const unknown = typeof category === 'string' && configured?.has(category) === false
  const transactional = own(value, 'content_type') === 'TRANSACTIONAL'
  const skipped =
    (inline ? bug('inline-category-unchecked') : bug('stored-category-unchecked')) ||
    (bug('transactional-category-unchecked') && transactional)
  if (unknown && !skipped) {
    add(out, join(path, 'subscription_category'), `There is no category ${category}`)
  }
}

/** Whether types are equal; a bug compares them without regard to case. */
const sameType = (configured, given) =>
  configured === given ||
  (bug('connector-type-any-case') && configured.toLowerCase() === given?.toLowerCase())

export function checkConnector(value, path, out, { workspace, inline = false }) {
  const before = out.length
  const unnamed = !inline && bug('update-connector-name-optional')
  const names = (unnamed ? ['connector_type'] : ['connector_type', 'connector_name']).filter(
    (name) => !bug(`${name.replace('_', '-')}-optional`),
  )
  shape({ connector_type: text, connector_name: text }, needs(...names))(value, path, out)
  if (out.length > before || !workspace.connectors) return
  if (bug('connector-type-optional') && value.connector_type === undefined) return
  const configured = bug('second-connector-rejected')
    ? workspace.connectors.slice(0, 1)
    : workspace.connectors
  const known = configured.some((each) => sameType(each.connector_type, value.connector_type))
  const skipped = inline ? bug('inline-connector-unchecked') : bug('stored-connector-unchecked')
  if (!known && !skipped) {
    add(out, join(path, 'connector_type'), `There is no connector ${value.connector_type}`)
  }
}

const objectOrList = (value, path, out) => {
  if (!Array.isArray(value)) plainObject(value, path, out)
}

const trimmedTexts = (value, path, out) => {
  plainObject(value, path, out)
  for (const each of Object.values(value ?? {})) each.trim()
}

export const personalization = shape({
  user_attributes: when(
    'user-attributes-any-type',
    anything,
    when(
      'user-attributes-list-accepted',
      objectOrList,
      when('user-attribute-number-500', trimmedTexts, plainObject),
    ),
  ),
  event_attributes: when('event-attributes-any-type', anything, plainObject),
})
