import { isObject, type JsonObject, own } from '../../../core/base/json.js'
import { offeringStatusAt } from '../../../core/index.js'
import { put, type Stored } from '../store.js'
import { bodyOf, type Handler, type Handling, ok, pageOf } from './handling.js'

/** Creates an offering; its status depends on the time. */
export const createOffering: Handler = (handling) => {
  const id = `offer_${handling.newId(24)}`
  const offering = put(handling.store.offerings, { id, ...changesOf(handling) })
  return { status: 201, data: shown(offering, handling) }
}

export const updateOffering: Handler = (handling) => {
  const { request, store } = handling
  const id = String(request.params?.offer_id)
  const stored = store.offerings.get(id) ?? { id }
  return ok(shown(put(store.offerings, mergeFields(stored, changesOf(handling))), handling))
}

/** Returns the body without the fields that only the server sets; the status follows the scheduling. */
function changesOf(handling: Handling): JsonObject {
  const { id: _, status: _status, ...changes } = bodyOf(handling)
  return changes
}

/** Replaced as a whole, also if it is an object. (Offering) */
const replacedWhole = 'offering_attribute_configuration'

function mergeFields(stored: JsonObject, changes: JsonObject): JsonObject {
  const result = new Map(Object.entries(stored))
  for (const [key, change] of Object.entries(changes)) {
    const before = own(stored, key)
    const isMerged = isObject(before) && isObject(change) && key !== replacedWhole
    result.set(key, isMerged ? mergeFields(before, change) : change)
  }
  return Object.fromEntries(result)
}

export const listOfferings: Handler = (handling) => {
  const { request, store } = handling
  const wanted = [request.query?.id ?? []].flat()
  const found = [...store.offerings.values()].filter(
    ({ id }) => wanted.length === 0 || wanted.includes(String(id)),
  )
  return ok(pageOf(handling, found).map((offering) => shown(offering, handling)))
}

export const listOfferTemplates: Handler = (handling) =>
  ok(pageOf(handling, handling.store.workspace.templateIds ?? []).map((id) => ({ id })))

function shown(offering: Stored, { now }: Handling): JsonObject {
  const status = offeringStatusAt(offering, now)
  return { ...offering, ...(status !== undefined && { status }) }
}
