import { asList, given, isObject, type JsonObject, objectAt, own } from '../base/json.js'
import { unchecked } from '../rules/rule.js'
import type { Results } from './page-results.js'
import { dataOf, type ResponseProblem, type ResponseSubject } from './response-check.js'

type Outcomes = Generator<ResponseProblem | typeof unchecked>

/** Most campaigns on a page. (Limits) */
const largestPage = 15

/** One page of a search: its size, what each result holds, and that it fits the filter. */
export function* searchPage(subject: ResponseSubject, results: Results | undefined): Outcomes {
  const { request, body } = subject
  for (const [path, holder] of [
    [[], body],
    [['data'], dataOf(subject)],
  ] as const) {
    if (isObject(holder) && given(holder, 'total_count')) {
      yield { at: [...path, 'total_count'], message: 'A search has no `total_count`.' }
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
      const message = 'A result is identified by `id`, a string.'
      yield { at: [...results.at, index, 'id'], message, got: id }
    }
  }
  yield* versions(subject, results)
  if (results.items.length === 0) return
  if (request?.body === undefined) yield unchecked
  else yield* againstFilter(results, objectAt(request.body, ['campaign_fields']) ?? {})
}

function* size({ items, at }: Results, limit: unknown): Outcomes {
  const isLimit = Number.isInteger(limit) && Number(limit) > 0
  const most = isLimit ? Math.min(Number(limit), largestPage) : largestPage
  if (items.length <= most) return
  const message =
    most < largestPage
      ? 'A page has at most `limit` results.'
      : `A page has at most ${largestPage} results.`
  yield { at, message, expected: most, got: items.length }
}

/** With versioning every result has its version. */
function* versions({ facts }: ResponseSubject, { items, at }: Results): Outcomes {
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

/** A filter leaves campaigns out by their status and channel; the earlier one finds nothing. */
function* againstFilter(results: Results, filter: JsonObject): Outcomes {
  if (given(filter, 'delivery_type')) {
    const message = 'The filter `delivery_type` finds nothing.'
    yield { at: results.at, message, expected: [] }
  }
  yield* drafts(results, asked(filter, 'status'))
  yield* channels(results, asked(filter, 'channels'))
}

function* drafts({ items, at }: Results, statuses: ReadonlySet<unknown> | undefined): Outcomes {
  if (statuses?.has('DRAFT')) return
  for (const [index, item] of items.entries()) {
    if (!isObject(item) || own(item, 'status') !== 'DRAFT') continue
    if (statuses === undefined) yield unchecked
    else {
      const message = 'Drafts are left out unless `campaign_fields.status` holds `DRAFT`.'
      yield { at: [...at, index, 'status'], message, got: 'DRAFT' }
    }
  }
}

function* channels({ items, at }: Results, wanted: ReadonlySet<unknown> | undefined): Outcomes {
  if (wanted?.size === 0) return
  const expected = wanted && [...wanted]
  for (const [index, item] of items.entries()) {
    const channel = isObject(item) ? own(item, 'channel') : undefined
    if (channel === undefined || wanted?.has(channel)) continue
    if (wanted === undefined) yield unchecked
    else {
      const message = 'The search did not ask for campaigns of this channel.'
      yield { at: [...at, index, 'channel'], message, expected, got: channel }
    }
  }
}

/** The values that a filter asks for, none where it is not given; undefined for another form. */
function asked(filter: JsonObject, field: string): ReadonlySet<unknown> | undefined {
  const value = own(filter, field)
  if (value === undefined) return new Set()
  if (typeof value === 'string') return new Set([value])
  const list = asList(value)
  return list && new Set(list)
}
