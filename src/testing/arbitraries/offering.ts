import { isObject, type JsonObject } from '../../core/base/json.js'
import type { WorkspaceFacts } from '../../core/contract/facts.js'
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
export function schedule(scheduling: unknown, { untilStart, length }: Window): void {
  if (!isObject(scheduling)) return
  const fields = scheduling as Mutable
  if (fields.start_datetime !== undefined) fields.start_datetime = instant(untilStart)
  if (fields.expiry_datetime !== undefined) {
    fields.expiry_datetime = instant(untilStart + length)
  }
}

/** An offering as it is stored, whose window has not begun: a draft or scheduled. */
export function storedOffering(offering: Mutable, isDraft: boolean, window: Window): Mutable {
  schedule(offering.scheduling, window)
  offering.status = isDraft ? 'draft' : 'scheduled'
  return offering
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
