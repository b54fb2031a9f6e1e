import { isObject, type JsonObject, objectAt } from '../../../core/base/json.js'
import { put, type Stored } from '../store.js'
import { bodyOf, type Handler, type Handling, ok } from './handling.js'

/** Starts a draft. */
export const createCampaign: Handler = (handling) => {
  const { store, newId } = handling
  const id = newId(24)
  const version = store.workspace.versioningEnabled ? { version_number: 1 } : {}
  const draft = { id, status: 'DRAFT', ...version, ...bodyOf(handling) }
  return ok(put(store.campaigns, id, draft))
}

/** Replaces the submitted components whole; with `status: PUBLISH` the draft becomes ACTIVE. */
export const updateCampaign: Handler = (handling) => {
  const { store } = handling
  const { key, campaign } = theCampaign(handling)
  const { status, ...components } = bodyOf(handling)
  const published =
    status === undefined ? {} : { ...newVersion(handling, campaign), status: 'ACTIVE' }
  return ok(put(store.campaigns, key, { ...campaign, ...components, ...published }))
}

/** With versioning, what is published while it is live is a new document with the next number. */
function newVersion({ store, newId }: Handling, campaign: Stored) {
  const { version_number: number = 1, status } = campaign
  if (store.workspace.versioningEnabled !== true) return {}
  return status === 'DRAFT'
    ? { version_number: number }
    : { id: newId(24), version_number: Number(number) + 1 }
}

/** The contract has judged the draft already; nothing is changed. */
export const validateCampaign: Handler = (handling) => ok({ id: theCampaign(handling).campaign.id })

export const getCampaign: Handler = (handling) => ok(theCampaign(handling).campaign)

/**
 * Which states the actions lead to is not documented, so that the status stays what it is; the
 * last action is remembered beside it.
 */
export const changeCampaignStatus: Handler = (handling) => {
  const { key, campaign } = theCampaign(handling)
  const { action } = bodyOf(handling)
  put(handling.store.campaigns, key, { ...campaign, last_action: action })
  return ok({})
}

/** Nothing is ever sent here, so that nothing has been executed. */
export const listCampaignExecutions: Handler = () => ok({ executions: [], total_instances: 0 })

/** The largest page. (Limits) */
const largestPage = 15

/** The first page of what the filter finds, the newest first. */
export const searchCampaigns: Handler = (handling) => {
  const { limit = largestPage, campaign_fields: filter = {} } = bodyOf(handling)
  const found = [...handling.store.campaigns.values()]
    .reverse()
    .filter(isFound(filter as JsonObject))
  return ok(found.slice(0, Number(limit)))
}

const isFound =
  (filter: JsonObject) =>
  (campaign: Stored): boolean => {
    // The filter of an earlier version finds nothing. (POST /v5/campaigns/search)
    if (filter.delivery_type !== undefined) return false
    if (filter.status === undefined && campaign.status === 'DRAFT') return false
    return (
      isAmong(filter.ids, campaign.id) &&
      isAmong(filter.channels, campaign.channel) &&
      isAmong(filter.status, campaign.status) &&
      isAmong(filter.campaign_delivery_type, campaign.campaign_delivery_type) &&
      isAmong(filter.created_by, campaign.created_by) &&
      isAmong(filter.version_number, campaign.version_number) &&
      isAmong(filter.name, objectAt(campaign, ['basic_details'])?.name) &&
      hasTag(filter.tags, objectAt(campaign, ['basic_details'])?.tags)
    )
  }

/** Whether a value is one of those asked for: a list, a single one, or none given. */
const isAmong = (wanted: unknown, value: unknown): boolean =>
  // Of another form, such as a range, a filter is not understood, and leaves nothing out.
  wanted === undefined ||
  isObject(wanted) ||
  (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)

const hasTag = (wanted: unknown, tags: unknown): boolean =>
  wanted === undefined ||
  isObject(wanted) ||
  (Array.isArray(tags) && tags.some((tag) => isAmong(wanted, tag)))

function theCampaign({ request, store }: Handling): { key: string; campaign: Stored } {
  const key = String(request.params?.campaign_id ?? request.params?.parent_campaign_id)
  const campaign = store.campaigns.get(key)
  if (campaign === undefined) throw new Error(`There is no campaign ${key}.`)
  return { key, campaign }
}
