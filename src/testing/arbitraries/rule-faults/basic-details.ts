import type { Path } from '../../../core/base/json.js'
import type { Fault, RuleFaults } from '../fault.js'
import type { GeneratedRequest } from '../request.js'
import { breaking, having, lacking, needing, objectAt, set } from './break.js'
import { judgedCampaign } from './campaign.js'

/** Faults of `basic_details` and `connector`. */
export const basicDetailsFaults: RuleFaults = function* (generated) {
  const campaign = judgedCampaign(generated)
  const details = campaign.part('basic_details')
  const isEmail = campaign.channel === 'EMAIL'
  // Elsewhere the schema of the body has this fault.
  if (details?.[0] === 'facts') yield having('field/unknown', [...details, 'unheard_of'], 1)
  if (details !== undefined && isEmail) yield* categoryFaults(generated, details)
  if (details !== undefined && !isEmail) {
    yield* geofenceFaults(generated, details)
    yield* audienceFaults(details)
  }
  const connector = campaign.part('connector')
  if (connector === undefined || !isEmail) return
  const type = [...connector, 'connector_type']
  const name = [...connector, 'connector_name']
  yield having('connector/unknown', type, 'UNHEARD_OF')
  // Of a type that is unknown no name is looked for.
  yield needing(having('connector/unknown', name, 'Unheard of'), type)
}

function* categoryFaults(generated: GeneratedRequest, details: Path): Generator<Fault> {
  const category = [...details, 'subscription_category']
  const promotional = set([...details, 'content_type'], 'PROMOTIONAL')
  const isInline = generated.operation === 'testCampaign' && generated.facts.campaign === undefined
  if (!isInline) yield lacking('email/subscription-category-required', category, promotional)
  yield having('email/subscription-category-unknown', category, 'Unheard of')
}

const rightGeofences = {
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
const wrongNumbers = {
  latitude: ['90.1', '-90.1', 'north', ''],
  longitude: ['180.1', '-180.1', 'east'],
  radius: ['0', '-1', 'wide'],
  response_time_value: ['0', 'soon'],
  dwell_time_value: ['0', 'long'],
}

function* geofenceFaults(generated: GeneratedRequest, details: Path): Generator<Fault> {
  const geofences = [...details, 'geofences']
  const field = (name: string) => [...geofences, name]
  const right = { ...rightGeofences, ...objectAt(generated, geofences), triggered_at: 'dwell' }
  for (const name of ['dwell_time_value', 'dwell_time_granularity']) {
    yield lacking('geofence/dwell-time-required', field(name), set(geofences, right))
  }
  for (const [name, values] of Object.entries(wrongNumbers)) {
    for (const value of values) {
      const wrong = set(geofences, { ...right, [name]: value })
      yield breaking('geofence/number-format', [wrong], field(name))
    }
  }
}

const audiences = [
  'send_to_all_eligible_device',
  'exclude_provisional_push_devices',
  'send_to_only_provisional_push_enabled_devices',
]

function* audienceFaults(details: Path): Generator<Fault> {
  const ios = [...details, 'platform_specific_details', 'ios']
  const none = Object.fromEntries(audiences.map((name) => [name, false]))
  yield having('push/ios-audience-required', ios, {})
  yield having('push/ios-audience-required', ios, none)
  for (const left of audiences) {
    const others = audiences.filter((name) => name !== left).map((name) => [name, true])
    yield having('push/ios-audience-ambiguous', ios, Object.fromEntries(others))
  }
}
