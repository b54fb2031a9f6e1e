import { bug, when } from './bugs/active.mjs'
import { summaryOf } from './campaigns.mjs'
import {
  add,
  anyList,
  isObject,
  list,
  own,
  plainObject,
  shape,
  text,
  wholeBetween,
} from './check.mjs'
import { campaignViolations } from './errors.mjs'
import { canonical } from './idempotency.mjs'
import { now, world } from './store.mjs'

const defaultLimit = when('search-default-page-20', 20, 12)
const most = when('search-page-16', 16, 15)

const strings = list(text)
const orText = (value, path, out) => strings([value].flat(), path, out)

const fields = shape({
  ids: when(
    'search-ids-as-text',
    text,
    when(
      'search-ids-text-accepted',
      orText,
      when('search-ids-entries-unchecked', anyList, strings),
    ),
  ),
  channels: (value, path, out) => {
    if (bug('search-sms-rejected') && JSON.stringify(value)?.includes('SMS')) {
      add(out, path, 'SMS is not supported')
    }
  },
})

const body = shape({
  campaign_fields: (value, path, out) => {
    plainObject(value, path, out)
    if (isObject(value)) fields(value, path, out)
    if (bug('search-delivery-type-400') && own(value, 'delivery_type') !== undefined) {
      add(out, `${path}.delivery_type`, 'delivery_type was renamed')
    }
  },
  limit: wholeBetween(
    when('search-limit-1-rejected', 2, 1),
    when('search-limit-15-rejected', 14, most),
  ),
  page: wholeBetween(1, 1_000_000),
})

/** The values of a filter, given one by one or as a list. */
const valuesOf = (filter) => {
  if (filter === undefined || filter === null) return undefined
  const values = Array.isArray(filter) ? filter : [filter]
  return values.length > 0 ? values : undefined
}

const lower = (value) => String(value).toLowerCase()

function inRange(filter, at) {
  if (typeof filter === 'string') return at.startsWith(filter.slice(0, 10))
  const edges = isObject(filter) ? filter : {}
  const from = own(edges, 'from') ?? own(edges, 'from_date') ?? own(edges, 'start')
  const to = own(edges, 'to') ?? own(edges, 'to_date') ?? own(edges, 'end')
  return (typeof from !== 'string' || at >= from) && (typeof to !== 'string' || at <= to)
}

const hasVersion = (wanted, version) =>
  bug('version-filter-as-minimum') ? version >= Math.min(...wanted) : wanted.includes(version)

function matcherOf(filter, workspace) {
  const values = (name, id) => (id && bug(id) ? undefined : valuesOf(own(filter, name)))
  let ids = values('ids', 'search-ids-ignored')
  if (bug('search-first-id-only') || bug('search-ids-first-only')) ids = ids?.slice(0, 1)
  if (bug('search-malformed-id-500') && ids?.some((id) => !/^[0-9a-f]{24}$/i.test(id))) {
    throw new TypeError('Cast to ObjectId failed')
  }
  let channels = values('channels', 'search-channels-ignored')
  if (bug('search-channels-first-only')) channels = channels?.slice(0, 1)
  if (bug('search-ids-replace-channels') && ids) channels = undefined
  const creators = values('created_by', 'search-created-by-ignored')
  const names = values('name', 'search-name-ignored')
  const statuses = values('status', 'search-status-ignored')
  const tags = values('tags', 'search-tags-ignored')
  const types = values('campaign_delivery_type', 'search-delivery-type-ignored')
  const versions = workspace.versioningEnabled
    ? values('version_number', 'search-version-number-ignored')
    : undefined
  const listed = valuesOf(own(filter, 'status'))
  const alone = !bug('search-drafts-alone-only') || listed?.length === 1
  const first = !bug('search-drafts-first-status-only') || listed?.[0] === 'DRAFT'
  const wantsDrafts = listed?.includes('DRAFT') && alone && first
  const dated = own(filter, 'created_date')
  return (campaign, summary) => {
    const draft = (campaign.indexedStatus ?? campaign.status) === 'DRAFT'
    const named = campaign.indexedName ?? summary.name
    const tagged = campaign.indexedTags ?? summary.tags
    if (draft && !wantsDrafts && !bug('search-drafts-included')) {
      const found =
        (bug('search-drafts-by-id') && ids) ||
        (bug('search-drafts-without-filter') && Object.keys(filter).length === 0) ||
        (bug('search-drafts-by-creator') && creators) ||
        (bug('search-drafts-by-channel') && channels) ||
        (bug('search-drafts-by-name') && names) ||
        (bug('search-drafts-by-delivery-type') && types)
      if (!found) return false
    }
    if (draft && bug('search-drafts-never')) return false
    const empty = campaign.campaign_content === undefined
    if (draft && empty && bug('search-misses-drafts-without-content')) return false
    if (draft && bug('search-email-drafts-never') && campaign.channel === 'EMAIL') return false
    if (campaign.status === 'STOPPED' && bug('search-hides-stopped') && !statuses) return false
    if (!draft && wantsDrafts && bug('search-draft-status-exclusive')) return false
    if (campaign.channel === 'SMS') {
      if (bug('search-sms-never-found')) return false
      if (bug('search-sms-one-time-only') && campaign.campaign_delivery_type !== 'ONE_TIME') {
        return false
      }
      if (bug('search-sms-only-when-asked') && !channels) return false
      if (bug('search-sms-finds-nothing') && channels) return false
      if (bug('search-sms-beside-others-ignored') && channels?.length > 1) return false
    }
    return (
      (!ids || ids.includes(campaign.id) || ids.includes(campaign.campaign_id)) &&
      (!channels || channels.includes(campaign.channel)) &&
      (!creators || creators.includes(campaign.created_by)) &&
      (!names || names.some((name) => lower(named).includes(lower(name)))) &&
      (!statuses || statuses.includes(campaign.status)) &&
      (!tags || tags.some((tag) => Array.isArray(tagged) && tagged.includes(tag))) &&
      (!types || types.includes(campaign.campaign_delivery_type)) &&
      (!versions || hasVersion(versions.map(Number), campaign.version_number)) &&
      (dated === undefined || inRange(dated, campaign.created_at))
    )
  }
}

function present(summary) {
  const result = { ...summary }
  if (bug('search-result-campaign-id')) {
    result.campaign_id = result.id
    delete result.id
  }
  if (bug('search-result-stable-id')) result.id = result.campaign_id ?? result.id
  if (bug('search-result-without-version')) delete result.version_number
  if (bug('search-sms-channel-renamed') && result.channel === 'SMS') result.channel = 'TEXT'
  return result
}

const campaignsOf = (workspace) =>
  bug('search-crosses-workspaces')
    ? [...world.accounts.values()].flatMap((each) => [...each.workspace.campaigns.values()])
    : workspace.campaigns.values()

/** What was found for a filter in the last minute, as a bug keeps it. */
function keptResults(workspace, filter, found) {
  workspace.searches ??= new Map()
  const kept = workspace.searches.get(canonical(filter))
  if (kept && kept.until > now()) return kept.found
  workspace.searches.set(canonical(filter), { found, until: now() + 60_000 })
  return found
}

export function searchCampaigns(call) {
  const { account, responseId } = call
  const { workspace } = account
  const out = []
  body(call.body, '', out)
  if (out.length > 0) throw campaignViolations(out)
  if (bug('search-without-filter-500')) Object.keys(own(call.body, 'campaign_fields'))
  let filter = own(call.body, 'campaign_fields') ?? {}
  const legacy = own(filter, 'delivery_type')
  if (bug('search-delivery-type-alias') && legacy !== undefined) {
    filter = { campaign_delivery_type: legacy, ...filter }
  }
  const renamed = bug('search-legacy-beside-new') && own(filter, 'campaign_delivery_type')
  const byIds = bug('search-legacy-beside-ids') && own(filter, 'ids')
  const ignored =
    renamed || byIds || bug('search-delivery-type-alias') || bug('search-legacy-filter-ignored')
  const matches = matcherOf(filter, workspace)
  let found = []
  if (legacy === undefined || ignored) {
    for (const campaign of campaignsOf(workspace)) {
      const summary = summaryOf(campaign, workspace)
      if (matches(campaign, summary)) found.push(summary)
    }
  }
  found.reverse()
  if (bug('search-results-kept')) found = keptResults(workspace, filter, found)
  const limit = own(call.body, 'limit') ?? defaultLimit
  const page = own(call.body, 'page') ?? 1
  const usual = bug('search-pages-of-10') ? Math.min(limit, 10) : limit
  const size = bug('search-limit-ignored') ? most : bug('search-limit-less-one') ? limit - 1 : usual
  const extra = bug('search-limit-plus-one') && size < most ? 1 : 0
  let slice = found.slice((page - 1) * size, page * size + extra)
  if (bug('search-filters-after-paging')) {
    const everything = [...workspace.campaigns.values()].reverse()
    const ids = new Set(everything.slice((page - 1) * size, page * size).map(({ id }) => id))
    slice = found.filter(({ id }) => ids.has(id))
  }
  const data = { campaigns: slice.map(present) }
  if (bug('search-total-count')) data.total_count = found.length
  const answer = { response_id: responseId, type: 'campaign', data }
  if (bug('search-empty-404') && found.length === 0) {
    throw campaignViolations([{ target: 'campaign_fields', message: 'Nothing found' }], 404)
  }
  return { status: 200, body: answer }
}
