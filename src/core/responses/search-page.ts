import { asList, given, isObject, type JsonObject, objectAt, own } from '../base/json.js'
import type { Results } from './page-results.js'
import { dataOf, type ResponseFinding, type ResponseSubject, unchecked } from './response-check.js'

type CheckResults = Generator<ResponseFinding | typeof unchecked>

/** The most campaigns on a page. (Limits) */
const largestPage = 15

/** Checks a page of a search: its size, the members of each result, and the filter. */
export function* searchPage(subject: ResponseSubject, results: Results | undefined): CheckResults {
  const { request, body } = subject
  for (const [path, holder] of [
    [[], body],
    [['data'], dataOf(subject)],
  ] as const) {
    if (isObject(holder) && given(holder, 'total_count')) {
      yield {
        at: [...path, 'total_count'],
        message: 'A search response must not have `total_count`.',
      }
    }
  }
  if (results === undefined) {
    yield unchecked
    return
  }
  const limit = request?.body && own(request.body, 'limit')
  yield* size(results, limit)
  for (const [index, item] of results.items.entries()) {
    const id = isObject(item) ? own(item, 'id') : undefined
    if (typeof id !== 'string') {
      const message = 'A result must have a string `id`.'
      yield { at: [...results.at, index, 'id'], message, got: id }
    }
  }
  yield* versions(subject, results)
  if (results.items.length === 0) return
  if (request?.body === undefined) yield unchecked
  else yield* againstFilter(results, objectAt(request.body, ['campaign_fields']) ?? {})
}

function* size({ items, at }: Results, limit: unknown): CheckResults {
  const isLimit = Number.isInteger(limit) && Number(limit) > 0
  const most = isLimit ? Math.min(Number(limit), largestPage) : largestPage
  if (items.length <= most) return
  const message =
    most < largestPage
      ? 'A page must have at most `limit` results.'
      : `A page must have at most ${largestPage} results.`
  yield { at, message, expected: most, got: items.length }
}

/** With versioning, requires a version for every result. */
function* versions({ facts }: ResponseSubject, { items, at }: Results): CheckResults {
  const isOn = facts.workspace?.versioningEnabled
  if (isOn === false) return
  for (const [index, item] of items.entries()) {
    if (!isObject(item) || given(item, 'version_number')) continue
    if (isOn === undefined) yield unchecked
    else {
      const message = '`version_number` is required because versioning is on.'
      yield { at: [...at, index, 'version_number'], message }
    }
  }
}

/** Requires results that match the filter: status, channels, and none for the renamed filter. */
function* againstFilter(results: Results, filter: JsonObject): CheckResults {
  if (given(filter, 'delivery_type')) {
    const message = 'A search with the filter `delivery_type` must find nothing.'
    yield { at: results.at, message, expected: [] }
  }
  yield* drafts(results, asked(filter, 'status'))
  yield* channels(results, asked(filter, 'channels'))
}

function* drafts({ items, at }: Results, statuses: ReadonlySet<unknown> | undefined): CheckResults {
  if (statuses?.has('DRAFT')) return
  for (const [index, item] of items.entries()) {
    if (!isObject(item) || own(item, 'status') !== 'DRAFT') continue
    if (statuses === undefined) yield unchecked
    else {
      const message = 'Drafts are excluded unless `campaign_fields.status` includes `DRAFT`.'
      yield { at: [...at, index, 'status'], message, got: 'DRAFT' }
    }
  }
}

function* channels({ items, at }: Results, wanted: ReadonlySet<unknown> | undefined): CheckResults {
  if (wanted?.size === 0) return
  const expected = wanted && [...wanted]
  for (const [index, item] of items.entries()) {
    const channel = isObject(item) ? own(item, 'channel') : undefined
    if (channel === undefined || wanted?.has(channel)) continue
    if (wanted === undefined) yield unchecked
    else {
      const message = 'The search filter excludes campaigns of this channel.'
      yield { at: [...at, index, 'channel'], message, expected, got: channel }
    }
  }
}

/** Returns the values of a filter, none if it is missing; undefined for another type. */
function asked(filter: JsonObject, field: string): ReadonlySet<unknown> | undefined {
  const value = own(filter, field)
  if (value === undefined) return new Set()
  if (typeof value === 'string') return new Set([value])
  const list = asList(value)
  return list && new Set(list)
}
