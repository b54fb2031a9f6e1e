import { when } from './active-bug.mjs'
import { at, fields, flag, listOf, object, oneOf, requireKeys, text } from './shape.mjs'
import { store } from './store.mjs'
import { has, isObject, own } from './values.mjs'

const path = 'basic_details'
const unit = oneOf('MINUTES', 'HOURS', 'DAYS')

const geofenceTexts = {
  name: text,
  latitude: text,
  longitude: text,
  radius: text,
  response_time_value: text,
}
const geofenceFields = {
  ...geofenceTexts,
  response_time_granularity: unit,
  triggered_at: oneOf('ENTRY', 'EXIT', 'dwell'),
}
const geofences = fields(
  { ...geofenceFields, dwell_time_value: text, dwell_time_granularity: unit },
  Object.keys(geofenceFields),
)

const iosFlags = {
  send_to_all_eligible_device: flag,
  exclude_provisional_push_devices: flag,
  send_to_only_provisional_push_enabled_devices: flag,
}
const iosKeys = Object.keys(iosFlags)

const common = { name: text, business_event: text, tags: listOf(text), team: text }
const pushFields = {
  platforms: listOf(oneOf('ANDROID', 'IOS', 'WEB')),
  broadcast_live_activity_id: text,
  geofences,
  send_to_triggered_platform_only: flag,
  platform_specific_details: fields({
    android: fields({ push_amp_plus_enabled: flag }),
    ios: fields(iosFlags),
  }),
}
const emailFields = {
  content_type: oneOf('PROMOTIONAL', 'TRANSACTIONAL'),
  subscription_category: text,
  user_attribute_identifier: text,
}
const shapes = {
  PUSH: fields({ ...common, ...pushFields }),
  EMAIL: fields({ ...common, ...emailFields }),
}
const anyShape = fields({ ...common, ...pushFields, ...emailFields })

const dwell = when('geofence-dwell-case', 'DWELL', 'dwell')

function checkPushDetails({ geofences: fence, platform_specific_details: specific }, violations) {
  if (own(fence, 'triggered_at') === dwell) {
    const required = ['dwell_time_value', 'dwell_time_granularity']
    requireKeys(fence, at(path, 'geofences'), required, 'when triggered_at is dwell', violations)
  }
  const ios = own(specific, 'ios')
  if (!isObject(ios)) return
  const values = iosKeys.filter((key) => has(ios, key)).map((key) => ios[key])
  // Other types are violations already.
  if (values.every((value) => value === false)) {
    const message = `must have one of ${iosKeys.join(', ')} as true`
    violations.add(at(path, 'platform_specific_details.ios'), message)
  }
}

function checkCategory(category, violations) {
  const { subscriptionCategories: known } = store.workspace
  if (typeof category !== 'string' || !known || known.includes(category)) return
  violations.add(at(path, 'subscription_category'), 'must be configured in the workspace')
}

export function checkBasicDetails(details, channel, violations) {
  if (!object(details, path, violations)) return
  const shape = own(shapes, channel) ?? anyShape
  shape(details, path, violations)
  if (channel !== 'EMAIL') checkPushDetails(details, violations)
  if (channel !== 'PUSH') checkCategory(details.subscription_category, violations)
}
