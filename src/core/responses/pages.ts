import { asList, asObject, isObject, type JsonObject, type Path, valueAt } from '../base/json.js'
import type { ResponseCheck } from './response-check.js'

/** The results of a page and their path in the body. */
interface Results {
  readonly items: readonly unknown[]
  readonly at: Path
}

/** Checks a page of a search, or a list filtered by the id of an offering. */
export function page(c: ResponseCheck): void {
  if (c.kind !== 'success' || c.body === undefined) return
  const results = resultsOf(c.data)
  if (c.operation === 'listOfferings') {
    if (results?.items.length !== 0) offeringList(c, results)
    return
  }
  for (const path of [['total_count'], ['data', 'total_count']]) {
    if (valueAt(c.body, path) === undefined) continue
    c.report(path, 'A search response must not have `total_count`.')
  }
  if (results === undefined) c.skip()
  else searchPage(c, results)
}

/**
 * Returns the results of a page: `data` if it is an array, else the only array in it, else
 * undefined. The envelope of a page is not documented.
 */
export function resultsOf(data: unknown): Results | undefined {
  const list = asList(data)
  if (list !== undefined) return { items: list, at: ['data'] }
  const lists = Object.entries(asObject(data) ?? {}).filter(([, value]) => Array.isArray(value))
  const [first, second] = lists
  if (first === undefined || second !== undefined) return undefined
  return { items: first[1] as unknown[], at: ['data', first[0]] }
}

/** Requires a list filtered by `id` to have at most one item, with that id. */
function offeringList(c: ResponseCheck, results: Results | undefined): void {
  const query = c.request?.query
  const expected = query?.id
  if (query !== undefined && (expected === undefined || expected === '')) return
  if (typeof expected !== 'string' || results === undefined) {
    c.skip()
    return
  }
  const { items, at } = results
  if (items.length > 1) {
    const message = 'A list filtered by `id` must have at most one item.'
    c.report(at, message, { expected: 1, got: items.length })
  }
  for (const [index, item] of items.entries()) {
    const got = asObject(item)?.id
    if (got === undefined) c.skip()
    else if (got !== expected) {
      const message = 'Must be the id of the requested offering.'
      c.report([...at, index, 'id'], message, { expected, got })
    }
  }
}

/** The most campaigns on a page. (Limits) */
const largestPage = 15

/** Checks a page of a search: its size, the members of each result, and the filter. */
function searchPage(c: ResponseCheck, results: Results): void {
  const { items, at } = results
  const { body } = c.request ?? {}
  const limit = Number.isInteger(body?.limit) ? Number(body?.limit) : 0
  const most = limit > 0 ? Math.min(limit, largestPage) : largestPage
  if (items.length > most) {
    const message = `A page must have at most ${most < largestPage ? '`limit`' : most} results.`
    c.report(at, message, { expected: most, got: items.length })
  }
  for (const [index, item] of items.entries()) {
    const { id } = asObject(item) ?? {}
    if (typeof id === 'string') continue
    c.report([...at, index, 'id'], 'A result must have a string `id`.', { got: id })
  }
  if (items.length === 0) return
  versions(c, results)
  if (body === undefined) c.skip()
  else filtered(c, results, asObject(body.campaign_fields) ?? {})
}

/** With versioning, requires a version for every result. */
function versions(c: ResponseCheck, { items, at }: Results): void {
  const isOn = c.facts.workspace?.versioningEnabled
  if (isOn === false) return
  for (const [index, item] of items.entries()) {
    if (!isObject(item) || item.version_number !== undefined) continue
    const message = '`version_number` is required because versioning is on.'
    if (isOn === undefined) c.skip()
    else c.report([...at, index, 'version_number'], message)
  }
}

/** Requires results that match the filter: ids, status, channels, and none for the renamed filter. */
function filtered(c: ResponseCheck, { items, at }: Results, filter: JsonObject): void {
  if (filter.delivery_type !== undefined) {
    const message = 'A search with the filter `delivery_type` must find nothing.'
    c.report(at, message, { expected: [] })
  }
  const ids = requested(filter.ids)
  const statuses = requested(filter.status)
  const channels = requested(filter.channels)
  for (const [index, item] of items.entries()) {
    const { id, campaign_id, version_number, status, channel } = asObject(item) ?? {}
    if (ids?.size !== 0 && typeof id === 'string' && !ids?.has(id) && !ids?.has(campaign_id)) {
      // The `id` of a version can differ from the id of its campaign.
      const isKnown = campaign_id !== undefined || version_number === undefined
      const values = { expected: [...(ids ?? [])], got: id }
      if (ids === undefined || !isKnown) c.skip()
      else c.report([...at, index, 'id'], 'The search filter `ids` excludes this campaign.', values)
    }
    if (status === 'DRAFT' && !statuses?.has('DRAFT')) {
      const message = 'Drafts are excluded unless `campaign_fields.status` includes `DRAFT`.'
      if (statuses === undefined) c.skip()
      else c.report([...at, index, 'status'], message, { got: status })
    }
    if (channel !== undefined && channels?.size !== 0 && !channels?.has(channel)) {
      const message = 'The search filter excludes campaigns of this channel.'
      const values = { expected: [...(channels ?? [])], got: channel }
      if (channels === undefined) c.skip()
      else c.report([...at, index, 'channel'], message, values)
    }
  }
}

/** Returns the values of a filter, none if it is missing; undefined for another type. */
function requested(value: unknown): ReadonlySet<unknown> | undefined {
  if (value === undefined) return new Set()
  if (typeof value === 'string') return new Set([value])
  const list = asList(value)
  return list && new Set(list)
}
