import { when } from './active-bug.mjs'
import { requireKeys } from './shape.mjs'
import { isObject } from './values.mjs'

export const deliveryTypes = [
  'ONE_TIME',
  'PERIODIC',
  'EVENT_TRIGGERED',
  'BUSINESS_EVENT_TRIGGERED',
  'DEVICE_TRIGGERED',
  'LOCATION_TRIGGERED',
  'BROADCAST_LIVE_ACTIVITY',
]

const pushOnly = [
  'DEVICE_TRIGGERED',
  'BROADCAST_LIVE_ACTIVITY',
  ...when('create-location-email', [], ['LOCATION_TRIGGERED']),
]

export function checkDeliveryType(type, channel, violations) {
  if (channel !== 'EMAIL' || !pushOnly.includes(type)) return
  violations.add('campaign_delivery_type', `must not be ${type} with EMAIL`)
}

const required = new Map([
  ['BUSINESS_EVENT_TRIGGERED', 'business_event'],
  ['LOCATION_TRIGGERED', 'geofences'],
])

/** Checks what a delivery type requires of basic details, which may be missing. */
export function checkDelivery(details, { channel, campaign_delivery_type: type }, violations) {
  if (channel !== 'PUSH' || (details !== undefined && !isObject(details))) return
  const need = (key) => requireKeys(details, 'basic_details', [key], `for ${type}`, violations)
  if (required.has(type)) need(required.get(type))
  if (type !== 'BROADCAST_LIVE_ACTIVITY') return
  const platforms = details?.platforms
  if (platforms === undefined) need('broadcast_live_activity_id')
  if (!Array.isArray(platforms)) return
  if (platforms.includes('IOS')) need('broadcast_live_activity_id')
  for (const [index, platform] of platforms.entries()) {
    if (platform !== 'ANDROID' && platform !== 'WEB') continue
    violations.add(`basic_details.platforms.${index}`, `must be IOS for ${type}`)
  }
}
