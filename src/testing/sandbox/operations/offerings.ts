import { isObject, type JsonObject, own } from '../../../core/base/json.js'
import { offeringStatusAt } from '../../../core/index.js'
import { put, type Stored } from '../store.js'
import { bodyOf, type Handler, type Handling, ok } from './handling.js'

/** A new offering is scheduled, active or expired, as the time says. */
export const createOffering: Handler = (handling) => {
  const id = `offer_${handling.newId(24)}`
  const offering = put(handling.store.offerings, id, { id, ...bodyOf(handling) })
  return { status: 201, data: shown(offering, handling) }
}

/** Changes the fields that the body has. */
export const updateOffering: Handler = (handling) => {
  const { request, store } = handling
  const id = String(request.params?.offer_id)
  const stored = store.offerings.get(id) ?? {}
  return ok(shown(put(store.offerings, id, merged(stored, bodyOf(handling))), handling))
}

/** Replaced whole like an array, whatever its form. (Offering) */
const replacedWhole = 'offering_attribute_configuration'

/** The stored object with the keys of the changes; objects are merged, anything else replaced. */
export function merged(stored: JsonObject, changes: JsonObject): JsonObject {
  const result = new Map(Object.entries(stored))
  for (const [key, change] of Object.entries(changes)) {
    const before = own(stored, key)
    const isMerged = isObject(before) && isObject(change) && key !== replacedWhole
    result.set(key, isMerged ? merged(before, change) : change)
  }
  return Object.fromEntries(result)
}

/** All offerings, or the one of the `id` that is asked for. */
export const listOfferings: Handler = (handling) => {
  const { request, store } = handling
  const wanted = [request.query?.id ?? []].flat()
  const found = [...store.offerings.values()].filter(
    ({ id }) => wanted.length === 0 || wanted.includes(String(id)),
  )
  return ok(found.map((offering) => shown(offering, handling)))
}

export const listOfferTemplates: Handler = ({ store }) =>
  ok((store.workspace.templateIds ?? []).map((id) => ({ id })))

/** An offering with its status of now. */
function shown(offering: Stored, { now }: Handling): JsonObject {
  const status = offeringStatusAt(offering, now)
  return { ...offering, ...(status !== undefined && { status }) }
}
