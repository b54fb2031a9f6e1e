import { isObject, type JsonObject } from '../../core/base/json.js'
import type { CaseRequest } from '../cases/cases.js'
import { checkedRoot } from '../checking/checked-root.js'
import { placeOf } from '../places.js'
import { fieldsUnder, type RequestField } from '../variants/conditions.js'

/** What a server may decide by in a stored campaign. */
const ofCampaign = ['status', 'channel', 'campaign_delivery_type'] as const

/** Which fields of an active offering are locked depends on its variation type, too. */
const lockedBy = (offering: JsonObject): string =>
  `${offering.status} ${isObject(offering.variation_meta) && offering.variation_meta.type}`

/**
 * Yields what a server may decide by: each value of an enum or boolean, each object, the length of each
 * list, and the state of what is stored.
 */
export function* factorsOf(request: CaseRequest): Generator<string> {
  for (const field of fieldsUnder(request, checkedRoot(request))) {
    const { path, value, node } = field
    const place = placeOf(path)
    if (isChoice(field)) yield `${place} ${value}`
    else if (Array.isArray(value)) yield `${place} ${Math.min(value.length, 2)}`
    else if (isObject(value) && node.properties !== undefined) yield place
  }
  if (/^create/.test(request.operation)) return
  const { campaign, offering } = request.given ?? {}
  if (isObject(offering)) yield `offering ${lockedBy(offering)}`
  for (const field of isObject(campaign) ? ofCampaign : []) {
    yield `campaign ${field} ${campaign?.[field]}`
  }
}

/** Returns whether a field has one of a few values. */
export const isChoice = ({ node }: RequestField): boolean =>
  node.type === 'boolean' || node.enum !== undefined || typeof node.const === 'string'
