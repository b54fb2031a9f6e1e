import { isObject, type JsonObject, objectAt } from '../../../core/base/json.js'
import { campaignOf, put, type Stored } from '../store.js'
import { bodyOf, type Handler, type Handling, ok, pageOf } from './handling.js'

export const createCampaign: Handler = (handling) => {
  const { store, newId } = handling
  const id = newId(24)
  const version = store.workspace.versioningEnabled ? { campaign_id: id, version_number: 1 } : {}
  return ok(put(store.campaigns, { id, status: 'DRAFT', ...version, ...componentsOf(handling) }))
}

/** Returns the body without the fields that only the server sets. */
function componentsOf(handling: Handling): JsonObject {
  const { id: _, campaign_id, status, version_number, ...components } = bodyOf(handling)
  return components
}

/** Replaces the submitted components; `status: PUBLISH` makes the draft ACTIVE. */
export const updateCampaign: Handler = (handling) => {
  const { store } = handling
  const campaign = storedCampaign(handling)
  const updated: Stored = { ...campaign, ...componentsOf(handling) }
  if (bodyOf(handling).status !== undefined) {
    Object.assign(updated, newVersion(handling, campaign), { status: 'ACTIVE' })
  }
  return ok(put(store.campaigns, updated))
}

/** Returns what identifies the document that publishing with versioning stores. */
function newVersion({ store, newId }: Handling, campaign: Stored) {
  const { id, campaign_id = id, version_number = 1, status } = campaign
  if (store.workspace.versioningEnabled !== true) return {}
  return status === 'DRAFT'
    ? { campaign_id, version_number }
    : { id: newId(24), campaign_id, version_number: Number(version_number) + 1 }
}

/** Returns the id only, because the contract has validated the draft already. */
export const validateCampaign: Handler = (handling) => ok({ id: storedCampaign(handling).id })

export const getCampaign: Handler = (handling) => ok(storedCampaign(handling))

/** Stores the action, but keeps the status, because the resulting states are not documented. */
export const changeCampaignStatus: Handler = (handling) => {
  const { action } = bodyOf(handling)
  put(handling.store.campaigns, { ...storedCampaign(handling), last_action: action })
  return ok({})
}

/** Returns no executions, because the sandbox never sends anything. */
export const listCampaignExecutions: Handler = () => ok({ executions: [], total_instances: 0 })

/** Returns a page of matching documents, newest first; caps a higher limit. */
export const searchCampaigns: Handler = (handling) => {
  const { limit, campaign_fields: filter = {} } = bodyOf(handling)
  const found = [...handling.store.campaigns.values()]
    .reverse()
    .filter(matchesFilter(filter as JsonObject))
  return ok(pageOf(handling, found, limit === undefined ? undefined : Number(limit)))
}

const matchesFilter =
  (filter: JsonObject) =>
  (campaign: Stored): boolean => {
    // The filter of the earlier version matches nothing. (POST /v5/campaigns/search)
    if (filter.delivery_type !== undefined) return false
    if (filter.status === undefined && campaign.status === 'DRAFT') return false
    return (
      (matchesValue(filter.ids, campaign.id) || matchesValue(filter.ids, campaign.campaign_id)) &&
      matchesValue(filter.channels, campaign.channel) &&
      matchesValue(filter.status, campaign.status) &&
      matchesValue(filter.campaign_delivery_type, campaign.campaign_delivery_type) &&
      matchesValue(filter.created_by, campaign.created_by) &&
      matchesValue(filter.version_number, campaign.version_number) &&
      matchesValue(filter.name, objectAt(campaign, ['basic_details'])?.name) &&
      hasTag(filter.tags, objectAt(campaign, ['basic_details'])?.tags)
    )
  }

/** Returns whether a value matches a filter: a list, a single value, or undefined. */
const matchesValue = (wanted: unknown, value: unknown): boolean =>
  // Filters of another form, such as a range, are ignored.
  wanted === undefined ||
  isObject(wanted) ||
  (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)

const hasTag = (wanted: unknown, tags: unknown): boolean =>
  wanted === undefined ||
  isObject(wanted) ||
  (Array.isArray(tags) && tags.some((tag) => matchesValue(wanted, tag)))

function storedCampaign({ request, store }: Handling): Stored {
  const id = String(request.params?.campaign_id)
  const campaign = campaignOf(store, id)
  if (campaign === undefined) throw new Error(`Unknown campaign ${id}.`)
  return campaign
}
