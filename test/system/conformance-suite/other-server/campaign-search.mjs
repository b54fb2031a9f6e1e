import { bug } from './active-bug.mjs'
import { shown, success } from './campaigns.mjs'
import { fields, listOf, positive, text } from './shape.mjs'
import { allVersions, store } from './store.mjs'
import { instant } from './time.mjs'
import { has, isObject, own } from './values.mjs'

const shape = fields({
  request_id: text,
  limit: positive,
  campaign_fields: fields({ ids: listOf(text) }),
})

export const checkSearch = ({ body }, violations) => shape(body, '', violations)

/** Whether a filter, one value or a list, allows a value; an empty list allows all. */
const allows = (filter, value) => {
  const values = filter === undefined ? [] : [filter].flat()
  return values.length === 0 || values.includes(value)
}

const includes = (text, part) =>
  typeof part !== 'string' || `${text ?? ''}`.toLowerCase().includes(part.toLowerCase())

function isDated(filter, value) {
  if (value === undefined) return true
  if (typeof filter === 'string') return `${value}`.startsWith(filter.slice(0, 10))
  if (!isObject(filter)) return true
  const time = instant(value)
  const isBefore = time < instant(filter.from ?? filter.start ?? filter.gte)
  return !isBefore && !(time > instant(filter.to ?? filter.end ?? filter.lte))
}

function matcherOf(filter, isVersioned) {
  const { status, created_by: creator, name, tags = [], created_date: date } = filter
  const ids = filter.ids?.length > 0 && new Set(filter.ids.map((id) => id.toLowerCase()))
  const isFirstOnly = bug('search-first-channel') && Array.isArray(filter.channels)
  const channels = isFirstOnly ? filter.channels.slice(0, 1) : filter.channels
  const legacyType = bug('search-legacy-filter') && own(filter, 'delivery_type')
  const type = legacyType || filter.campaign_delivery_type
  const wantsDrafts = [status].flat().includes('DRAFT') || (ids && bug('search-drafts-by-id'))
  const wantedTags = [tags].flat()
  const isTagged = (list) =>
    wantedTags.length === 0 || (Array.isArray(list) && wantedTags.some((tag) => list.includes(tag)))
  return (campaign) => {
    const details = Object(campaign.basic_details)
    return (
      (campaign.status !== 'DRAFT' || wantsDrafts) &&
      (!ids || ids.has(campaign.id.toLowerCase()) || ids.has(campaign.campaign_id.toLowerCase())) &&
      allows(channels, campaign.channel) &&
      allows(status, campaign.status) &&
      allows(type, campaign.campaign_delivery_type) &&
      allows(creator, campaign.created_by) &&
      includes(details.name ?? campaign.name, name) &&
      isTagged(details.tags ?? campaign.tags) &&
      isDated(date, campaign.created_date) &&
      (!isVersioned || allows(filter.version_number, campaign.version_number))
    )
  }
}

export function search({ body }) {
  const { campaign_fields: filter = {}, limit: wanted = 15 } = body
  if (has(filter, 'delivery_type') && !bug('search-legacy-filter')) return success([])
  const limit = bug('search-page-uncapped') ? wanted : Math.min(wanted, 15)
  const page = Number.isInteger(body.page) && body.page > 0 ? body.page : 1
  const isVersioned = store.workspace.versioningEnabled && has(filter, 'version_number')
  const found = allVersions()
    .reverse()
    .flatMap((versions) => (isVersioned ? versions : versions.slice(-1)))
    .filter(matcherOf(filter, isVersioned))
  return success(found.slice((page - 1) * limit, page * limit).map(shown))
}
