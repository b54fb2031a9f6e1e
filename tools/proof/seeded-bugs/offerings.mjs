import { bug, switchedOn } from './bugs/active.mjs'
import { dayOf, dig, own, parseTime } from './check.mjs'
import { offeringViolations } from './errors.mjs'
import { checkOffering, isUsed } from './offering-rules.mjs'
import { newId, now } from './store.mjs'

const [unreadOffset] = switchedOn({
  'status-ignores-offsets': /[+-]\d\d:?\d\d$/,
  'status-ignores-negative-offsets': /-\d\d:?\d\d$/,
})
const timeOf = (value) => parseTime(unreadOffset ? value?.replace(unreadOffset, 'Z') : value)

/** The status of an offering follows the clock, unless it was archived. */
export function statusOf(offering) {
  if (offering.archived) return 'archived'
  if (offering.draft) return 'draft'
  const first = bug('moved-start-unnoticed') ? offering.firstStart : undefined
  const starts = timeOf(first ?? offering.scheduling?.start_datetime)
  const start = bug('status-by-calendar-day') ? starts - (starts % 86_400_000) : starts
  const end = bug('extended-expiry-unnoticed') ? offering.firstExpiry : undefined
  const expiry = timeOf(end ?? offering.scheduling?.expiry_datetime)
  const time = bug('status-in-local-time') ? now() + 2 * 3_600_000 : now()
  if (bug('active-from-next-day') && dayOf(start) >= dayOf(time)) return 'scheduled'
  if (start > time) return 'scheduled'
  if (bug('expired-from-next-day') && dayOf(expiry) === dayOf(time)) return 'active'
  return expiry <= time ? 'expired' : 'active'
}

const hidden = [
  'archived',
  'draft',
  'was',
  'createdStatus',
  'keptName',
  'firstStart',
  'firstExpiry',
  'firstType',
  'touched',
  'listedFrom',
  'unlisted',
  'statusFor',
  'revised',
  'expirySaved',
]

/** An offering as lists show it. */
export function itemOf(offering) {
  const fields = Object.entries(offering).filter(([name]) => !hidden.includes(name))
  let status = statusOf(offering)
  if (bug('status-stays-scheduled') && status !== 'archived') {
    status = offering.createdStatus ?? status
  }
  if (bug('archived-listed-as-active') && status === 'archived') {
    status = statusOf({ ...offering, archived: false })
  }
  if (bug('expired-listed-as-active') && status === 'expired') status = 'active'
  if (bug('active-listed-as-scheduled') && status === 'active') status = 'scheduled'
  return { status, ...Object.fromEntries(fields) }
}

export const withoutOffsets = (scheduling) =>
  Object.fromEntries(
    Object.entries(scheduling).map(([name, time]) => [
      name,
      time?.replace?.(/[+-]\d\d:?\d\d$/, ''),
    ]),
  )

const withoutSeconds = (scheduling) =>
  Object.fromEntries(
    Object.entries(scheduling).map(([name, time]) => [
      name,
      time?.replace?.(/(T\d\d:\d\d):\d\d(\.\d+)?/, '$1:00'),
    ]),
  )

export function createOffer(call) {
  const { body, account, responseId } = call
  const { workspace } = account
  const out = []
  const offerings = call.knownOfferings ?? workspace.offerings
  checkOffering(body, out, { ...workspace, offerings })
  if (bug('duplicate-name-409') && out.length === 1 && out[0].code === 'DUPLICATE_OFFER_NAME') {
    throw Object.assign(offeringViolations(out), { status: 409 })
  }
  if (bug('create-violations-422') && out.length > 0) {
    throw Object.assign(offeringViolations(out), { status: 422 })
  }
  const missing = out.length === 1 && out[0].code === 'REQUIRED_FIELD_MISSING'
  if (missing && bug('missing-field-422')) {
    throw Object.assign(offeringViolations(out), { status: 422 })
  }
  if (out.length > 0) {
    if (bug('rejected-create-reserves-name')) workspace.offeringNames.add(own(body, 'name'))
    throw offeringViolations(out)
  }
  const id = `${bug('create-offer-id-without-prefix') ? '' : 'offer_'}${newId()}`
  const { id: _id, status: _status, archived: _archived, was: _was, ...fields } = body
  const offering = { id, ...fields, draft: bug('create-offer-is-draft') }
  if (bug('stored-name-cut-at-64')) offering.name = fields.name.slice(0, 64)
  if (bug('created-dynamic-stored-as-static')) {
    offering.variation_meta = { ...fields.variation_meta, type: 'SMV' }
  }
  if (bug('created-start-stored-as-now')) {
    const start_datetime = new Date(now()).toISOString()
    offering.scheduling = { ...fields.scheduling, start_datetime }
  }
  if (bug('stored-name-lower-cased')) offering.name = fields.name.toLowerCase()
  if (bug('stored-times-cut-to-minute')) offering.scheduling = withoutSeconds(fields.scheduling)
  if (bug('stored-times-lose-offset')) offering.scheduling = withoutOffsets(fields.scheduling)
  if (bug('list-misses-new-offerings')) offering.listedFrom = now() + 60_000
  offering.createdStatus = statusOf(offering)
  if (!bug('create-offer-lost')) workspace.offerings.set(id, offering)
  const data = bug('create-offer-id-field') ? { offer_id: id } : { id }
  const answer = { response_id: responseId, data }
  if (bug('create-offer-id-at-top')) Object.assign(answer, { data: {}, id })
  if (bug('create-offer-without-response-id')) delete answer.response_id
  return { status: bug('create-offer-200') ? 200 : 201, body: answer }
}

const wholeOr = (text, fallback, max) => {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : fallback
  return Math.min(Math.max(number, 1), max)
}

function page(query, items) {
  const size = wholeOr(query.get('limit'), 20, 100)
  const number = wholeOr(query.get('page'), 1, 999_999)
  const from = (number - 1) * size
  const has_more = items.length > from + size
  return {
    items: items.slice(from, from + size),
    pagination: { page: number, page_size: size, has_more },
  }
}

function matches(item, query) {
  const wanted = (name) => query.get(name) ?? undefined
  let id = wanted('id')
  if (bug('list-id-ignored')) id = undefined
  if (id !== undefined && bug('list-id-without-prefix') && item.id !== `offer_${id}`) return false
  if (id !== undefined && bug('list-id-as-prefix')) return item.id.startsWith(id.slice(0, 12))
  if (id !== undefined && !bug('list-id-without-prefix') && item.id !== id) return false
  const name = wanted('name')
  const status = wanted('status')
  const tags = wanted('tags')
  const creator = wanted('created_by')
  const from = parseTime(wanted('start_date'))
  const to = parseTime(wanted('end_date'))
  return (
    (name === undefined || String(item.name).toLowerCase().includes(name.toLowerCase())) &&
    (status === undefined || status.split(',').includes(item.status)) &&
    (tags === undefined || tags.split(',').some((tag) => item.tags?.includes?.(tag))) &&
    (creator === undefined || item.created_by === creator) &&
    !(parseTime(item.scheduling?.start_datetime) < from) &&
    !(parseTime(item.scheduling?.expiry_datetime) > to)
  )
}

function pageThenFilter(query, all) {
  const { items, pagination } = page(query, all)
  return { items: items.filter((item) => matches(item, query)), pagination }
}

/** An offering for each of its variants, as a join without grouping lists it. */
const perVariant = (offering) =>
  Object.keys(dig(offering, 'variation_meta.smv_distribution') ?? { only: 1 }).map(() => offering)

const isDynamic = (offering) => dig(offering, 'variation_meta.type') === 'DMV'

export function listOffers({ query, account: { workspace }, responseId }) {
  const found = [...workspace.offerings.values()]
    .filter(({ archived }) => !(archived && bug('archived-not-listed')))
    .filter(({ listedFrom }) => !(bug('list-misses-new-offerings') && listedFrom > now()))
    .flatMap((each) => (bug('list-item-per-variant') ? perVariant(each) : each))
    .flatMap((each) => (bug('updated-offering-listed-twice') && each.revised ? [each, each] : each))
    .filter(({ tags }) => !(bug('list-misses-offerings-without-tags') && !(tags?.length > 0)))
    .filter((each) => !(bug('list-misses-dynamic-offerings') && isDynamic(each)))
    .filter(({ unlisted }) => !(bug('updated-offering-not-listed') && unlisted))
    .map(itemOf)
    .filter(({ status }) => !(status === 'expired' && bug('list-hides-expired')))
    .filter(({ status }) => !(status === 'scheduled' && bug('list-hides-scheduled')))
    .filter((item) => matches(item, query))
  const unfiltered = bug('list-unknown-id-lists-all') && query.has('id') && found.length === 0
  const all = unfiltered ? [...workspace.offerings.values()].map(itemOf) : found
  const { items, pagination } = bug('list-id-filters-page')
    ? pageThenFilter(query, [...workspace.offerings.values()].map(itemOf))
    : page(query, all)
  const body = { response_id: responseId, data: items, pagination }
  if (bug('list-without-response-id')) delete body.response_id
  if (bug('list-of-one-as-object') && query.has('id')) body.data = items[0] ?? null
  if (bug('empty-list-204') && items.length === 0) return { status: 204, body: '' }
  return { status: 200, body }
}

export function templates({ query, account: { workspace }, responseId }) {
  const listed = [...(workspace.templateIds ?? ['tpl_hero'])].filter(
    (id) => !(bug('used-templates-not-listed') && isUsed(id, workspace)),
  )
  const all = listed.map((id, n) =>
    bug('template-id-field')
      ? { template_id: id }
      : {
          id: bug('templates-id-with-version') ? `${id}@1` : id,
          name: `Template ${n + 1}`,
          version: 1,
        },
  )
  if (bug('templates-last-missing')) all.pop()
  const { items, pagination } = page(query, all)
  const body = { response_id: responseId, data: items, pagination }
  if (bug('templates-without-response-id')) delete body.response_id
  if (bug('templates-id-number')) for (const [n, item] of items.entries()) item.id = n
  return { status: bug('templates-answered-206') ? 206 : 200, body }
}
