import { asObject, type JsonObject, type Path, valueAt } from '../base/json.js'
import { quoted } from '../base/text.js'
import { isObjectId } from '../formats/patterns.js'
import { type InstantField, instantOf } from '../rules/offering-status.js'
import { resultsOf } from './pages.js'
import type { ResponseCheck } from './response-check.js'
import { structure } from './structure.js'

/** Likely paths of the id of a new draft in `data`; the location is not documented. */
const idPaths = [['id'], ['campaign_id'], ['campaign', 'id'], ['draft_id']]

/** Recommends the id of a new draft, an ObjectId; if `data` has `id`, it must be a string. */
export function draftId(c: ResponseCheck): void {
  structure(c)
  if (c.data === undefined) return
  const id = asObject(c.data)?.id
  if (idPaths.every((path) => valueAt(c.data, path) === undefined)) {
    c.should(['data', 'id'], 'Should be the id of the new draft, which a test send needs.')
  } else if (typeof id === 'string' && !isObjectId(id)) {
    const message = 'Should be an object id: 24 hexadecimal characters.'
    c.should(['data', 'id'], message, { got: id })
  }
}

/** Likely paths of a resulting status; the shape of `data` is not documented. */
const statusPaths = [
  ['status'],
  ['data', 'status'],
  ['data', 'campaign_status'],
  ['data', 'campaign', 'status'],
]

/** Requires a response to a status change without the resulting status. */
export function statusData(c: ResponseCheck): void {
  if (c.kind !== 'success') return
  for (const path of statusPaths) {
    const got = valueAt(c.body, path)
    const message = 'The response must not have the resulting status; clients read it with GET.'
    if (got !== undefined) c.report(path, message, { got })
  }
}

/** Requires the id of a new offering, which is not a draft, and statuses that fit the schedule. */
export function offering(c: ResponseCheck): void {
  if (c.kind !== 'success') return
  if (c.operation === 'listOfferings') {
    const { items = [], at = [] } = resultsOf(c.data) ?? {}
    for (const [index, item] of items.entries()) statusOf(c, asObject(item), [...at, index])
    return
  }
  if (c.operation === 'createOffering') created(c)
  statusOf(c, asObject(c.data), ['data'])
}

/** Milliseconds that may pass between the response and its check. */
const tolerance = 60_000

/** Reports a status that the shown, else the sent schedule rules out. (States and transitions) */
function statusOf(c: ResponseCheck, shown: JsonObject | undefined, at: Path): void {
  const status = typeof shown?.status === 'string' ? shown.status.toLowerCase() : undefined
  const instant = (field: InstantField) =>
    instantOf(shown, field) ??
    (c.operation === 'listOfferings' ? undefined : instantOf(c.request?.body, field))
  const start = instant('start_datetime')
  const expiry = instant('expiry_datetime')
  const now = c.now()
  const isBefore = (time: number | undefined) => time !== undefined && now + tolerance < time
  const isAfter = (time: number | undefined) => time !== undefined && now - tolerance >= time
  let expected: string | undefined
  if (status === 'active' || status === 'expired') {
    if (isBefore(start)) expected = 'scheduled'
    else if (status === 'active' && isAfter(expiry)) expected = 'expired'
    // The description also calls an offering expired that is created after its start.
    else if (status === 'expired' && isBefore(expiry) && c.operation !== 'createOffering')
      expected = 'active'
  } else if (status === 'scheduled' && isAfter(start)) {
    expected = isAfter(expiry) ? 'expired' : 'active'
  }
  if (expected === undefined) return
  const message = `Must be ${quoted(expected)} according to \`scheduling\`.`
  c.report([...at, 'status'], message, { expected, got: shown?.status })
}

function created(c: ResponseCheck): void {
  const { id, status } = asObject(c.data) ?? {}
  if (typeof id !== 'string' || !id.startsWith('offer_')) {
    const message = 'Must be the id of the new offering, starting with `offer_`.'
    c.report(['data', 'id'], message, { got: id })
  }
  if (typeof status === 'string' && status.toLowerCase() === 'draft') {
    const message = 'An offering that is created through the API must not be a draft.'
    c.report(['data', 'status'], message, { got: status })
  }
}
