import { lockedFields } from '../../generated/tables.js'
import type { WorkspaceFacts } from '../facts.js'
import { isObject, type JsonObject } from '../json.js'
import type { Mutable } from './campaign.js'
import { now } from './now.js'

/** Minutes from now to the start of an offering, and from there to its end. */
export interface Window {
  untilStart: number
  length: number
}

const instant = (minutes: number): string =>
  new Date(now.getTime() + minutes * 60_000).toISOString()

/** Instants in the order that the rules of scheduling ask for, for those that are given. */
function schedule(scheduling: unknown, { untilStart, length }: Window): void {
  if (!isObject(scheduling)) return
  const fields = scheduling as Mutable
  if (fields.start_datetime !== undefined) fields.start_datetime = instant(untilStart)
  if (fields.expiry_datetime !== undefined) {
    fields.expiry_datetime = instant(Math.max(untilStart, 0) + length)
  }
}

/** Fits an offering to the time and, where it changes a stored one, to the state of that. */
export function fitOffering(body: Mutable, stored: JsonObject | undefined, window: Window): void {
  schedule(body.scheduling, window)
  if (stored !== undefined) leaveLockedAlone(body, stored)
}

/** An offering as it is stored: a draft, or scheduled or active as its window says. */
export function storedOffering(offering: Mutable, isDraft: boolean, window: Window): Mutable {
  schedule(offering.scheduling, window)
  offering.status = isDraft ? 'draft' : window.untilStart > 0 ? 'scheduled' : 'active'
  return offering
}

/** Takes the fields out of an update that the state of the stored offering locks. */
function leaveLockedAlone(body: Mutable, stored: JsonObject): void {
  const locks = stored.status === 'active' ? lockedFields.active : []
  const type = isObject(stored.variation_meta) ? stored.variation_meta.type : undefined
  for (const { path, type: onlyOf } of locks) {
    if (onlyOf !== null && onlyOf !== type) continue
    const [first, second] = path as readonly [string, string?]
    const inner = body[first]
    if (second === undefined) delete body[first]
    else if (isObject(inner)) delete (inner as Mutable)[second]
  }
}

/** The ids that an offering uses, where they can be ids: what the workspace must know. */
export function usedIds(body: JsonObject): WorkspaceFacts {
  const { tags = [], offer_content, offering_attribute_configuration: attributes } = body
  const meta = isObject(offer_content) ? offer_content.meta : undefined
  const templateId = isObject(meta) ? (meta.templateId ?? null) : undefined
  return {
    ...(Array.isArray(tags) && tags.every(isText) && { tagIds: tags }),
    ...(templateId === undefined && { templateIds: [] }),
    ...(isText(templateId) && { templateIds: [templateId] }),
    offeringAttributeIds: Array.isArray(attributes) ? attributes.filter(isText) : [],
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
