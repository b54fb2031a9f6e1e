import { isObject, type JsonObject } from '../../src/core/base/json.js'
import { allowedStatusActions, lockedFields, offeringStatusAt } from '../../src/core/index.js'

/** Where an offering or a campaign is in its diagram. */
export interface LiveState {
  /** Names of states in the diagram. */
  states: readonly string[]
  /** Returns whether a transition from one of these states is possible, by its label. */
  isPossible(label: string): boolean
  /** What the diagram does not show, in a sentence. */
  text: string
}

/** Returns the state of an offering at a time; undefined if it has too little to tell. */
export function stateOfOffering(offering: JsonObject, now: Date): LiveState | undefined {
  const status = offeringStatusAt(offering, now)
  if (status === undefined) return undefined
  const variations = offering.variation_meta
  const type = isObject(variations) ? variations.type : undefined
  const locked = lockedFields(status, typeof type === 'string' ? type : undefined)
  const after =
    status === 'expired' || status === 'archived'
      ? 'An update is rejected.'
      : locked.length === 0
        ? 'An update may change every field.'
        : `An update may not change ${locked.join(', ')}.`
  return { states: [status], isPossible: () => true, text: `The offering is ${status}. ${after}` }
}

/** Returns the state of a campaign; undefined if its status is no documented one. */
export function stateOfCampaign(campaign: JsonObject): LiveState | undefined {
  const { status, campaign_delivery_type: type } = campaign
  if (status === 'DRAFT') {
    return {
      states: ['DRAFT'],
      isPossible: () => true,
      text: 'The campaign is a draft. It has no status changes until it is published.',
    }
  }
  if (status !== 'ACTIVE') return undefined
  const actions = typeof type === 'string' ? allowedStatusActions(type) : undefined
  const known =
    actions === undefined
      ? 'Its delivery type decides which status changes it allows.'
      : `Its delivery type allows ${actions.join(', ')}.`
  return {
    states: ['ACTIVE', 'published or scheduled'],
    isPossible: (label) => {
      const action = /status change (\w+)/.exec(label)?.[1]
      return action === undefined || actions === undefined || actions.includes(action)
    },
    text: `The campaign is published. ${known}`,
  }
}
