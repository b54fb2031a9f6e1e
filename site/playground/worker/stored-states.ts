import { isObject, type JsonObject } from '../../../src/core/base/json.js'
import type { Facts } from '../../../src/core/index.js'
import { type Kind, stateFragment } from '../../states/state-link.js'
import { type LiveState, stateOfCampaign, stateOfOffering } from '../../states/state-of.js'
import type { StoredState } from '../protocol.js'

/** The longest link. */
const longest = 2000

/** Returns the states of the stored campaign and offering, each with a link to its diagram. */
export function storedStates({ campaign, offering, now = new Date() }: Facts): StoredState[] {
  const states: (StoredState | undefined)[] = []
  if (isObject(campaign)) {
    const { status, campaign_delivery_type } = campaign
    const stored = { status, campaign_delivery_type }
    states.push(linked('campaign', stateOfCampaign(campaign), { stored: text(stored) }))
  }
  if (isObject(offering)) {
    const { status, scheduling, variation_meta } = offering
    const stored = {
      status,
      scheduling: members(scheduling, 'start_datetime', 'expiry_datetime'),
      variation_meta: members(variation_meta, 'type'),
    }
    const given = { stored: text(stored), now: now.toISOString() }
    states.push(linked('offering', stateOfOffering(offering, now), given))
  }
  return states.filter((state) => state !== undefined)
}

function linked(
  kind: Kind,
  state: LiveState | undefined,
  given: Parameters<typeof stateFragment>[1],
): StoredState | undefined {
  const page = `states.html#${stateFragment(kind, given)}`
  return state === undefined || page.length > longest ? undefined : { text: state.text, page }
}

/** Returns only some members: a stored offering may be large. */
const members = (value: unknown, ...names: string[]): JsonObject | undefined =>
  isObject(value) ? Object.fromEntries(names.map((name) => [name, value[name]])) : undefined

const text = (value: object): string => JSON.stringify(value, null, 2)
