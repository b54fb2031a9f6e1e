import type { JsonObject } from '../../core/base/json.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { RunContext } from '../run/record.js'
import { storedIds } from '../world/states-world.js'
import type { Resources } from '../world/world.js'
import type { Stored } from './call.js'

/** The workspace of a sequence on a server whose state the suite sets. */
export const sequenceWorkspace: SandboxWorkspace = {
  connectors: [{ connector_type: 'SENDGRID', connector_name: 'Conformance' }],
  subscriptionCategories: ['Conformance'],
  tagIds: ['tag_one', 'tag_two'],
  templateIds: ['template_one', 'template_two', 'template_three'],
  offeringAttributeIds: ['attr_one', 'attr_two'],
}

const day = 24 * 60 * 60 * 1000

/**
 * Returns the campaign or offering that the server has before a sequence. Of one that the suite does not
 * store, only what cannot change is known.
 */
export function storedFor(
  stored: Stored | undefined,
  isControlled: boolean,
): Resources | undefined {
  if (!isControlled) {
    const isArchived = stored?.offering?.status === 'archived'
    return stored?.offering ? { offering: isArchived ? stored.offering : {} } : stored
  }
  const created_by = 'conformance@example.com'
  if (stored?.campaign !== undefined) {
    const basic_details = { name: 'Conformance' }
    const state = { status: 'ACTIVE', campaign_delivery_type: 'ONE_TIME' }
    return { campaign: { ...stored.campaign, ...state, created_by, basic_details } }
  }
  if (stored?.offering === undefined) return undefined
  const [from, to] = stored.offering.status === 'expired' ? [-2, -1] : [-1, 1]
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  const scheduling = { start_datetime: at(from), expiry_datetime: at(to) }
  const offering = {
    name: 'Conformance_Offering',
    priority: 50,
    created_by,
    scheduling,
    conversion: { event: 'signup' },
    variation_meta: { type: 'SMV', variantsPerLocale: ['variation_1', 'variation_2'] },
  }
  return { offering: { ...offering, ...stored.offering } }
}

/** Returns the id of what a sequence needs; undefined if the server has nothing like it. */
export function storedIdFor(
  stored: Stored | undefined,
  { world, options }: Pick<RunContext, 'world' | 'options'>,
): string | undefined {
  if (stored === undefined) return undefined
  const isCampaign = stored.campaign !== undefined
  if (world.isControlled) return isCampaign ? storedIds.campaign : storedIds.offering
  const { campaigns = [], offerings = [] } = options.fixtures ?? {}
  const wanted = Object.entries(stored.campaign ?? stored.offering)
  const isLike = (each: JsonObject) => wanted.every(([name, value]) => each[name] === value)
  return (isCampaign ? campaigns : offerings).find(isLike)?.id
}
