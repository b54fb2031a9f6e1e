import { isObject, type JsonObject } from '../../core/base/json.js'
import type { WorkspaceFacts } from '../../core/contract/facts.js'
import type { Mutable } from './campaign.js'
import { minutesAway } from './now.js'

/** The window of an offering, in minutes: from now to its start, and its length. */
export interface Window {
  untilStart: number
  length: number
}

/** Sets the given instants of `scheduling` to valid ones. */
export function schedule(scheduling: unknown, { untilStart, length }: Window): void {
  if (!isObject(scheduling)) return
  const fields = scheduling as Mutable
  if (fields.start_datetime !== undefined) fields.start_datetime = minutesAway(untilStart)
  if (fields.expiry_datetime !== undefined) {
    fields.expiry_datetime = minutesAway(untilStart + length)
  }
}

/** Makes a stored draft or scheduled offering, whose window has not started. */
export function storedOffering(offering: Mutable, isDraft: boolean, window: Window): Mutable {
  schedule(offering.scheduling, window)
  offering.status = isDraft ? 'draft' : 'scheduled'
  return offering
}

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
