import { publishing } from '../../../generated/tables.js'
import { isObject, type JsonObject, own, type Path } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { ReadRequest } from './read-request.js'
import { storedWord } from './stored-words.js'

/** Returns whether the request publishes a draft. */
export const isPublishing = ({ operation, body }: ReadRequest): boolean =>
  operation === 'updateCampaign' && body?.status === 'PUBLISH'

/** Returns whether the request needs the draft, as it would be published, to be validated. */
const asksForDraftCheck = (c: ReadRequest): boolean =>
  c.operation === 'validateCampaign' || isPublishing(c)

/** Returns whether a draft must be validated, but is a missing fact. */
export const waitsForDraft = (c: ReadRequest): boolean =>
  asksForDraftCheck(c) && c.facts.campaign === undefined

/** Parts of a campaign that must be complete to publish; a sent part replaces the stored one. */
export const components = ['basic_details', 'connector', 'campaign_content'] as const

/** Returns whether the stored campaign is no longer a draft and cannot be published again. */
export function isNotDraft(campaign: JsonObject, { workspace }: Facts): boolean | undefined {
  const status = storedWord(campaign, 'status')
  if (status === undefined) return undefined
  if (status === 'DRAFT') return false
  return workspace?.versioningEnabled === undefined ? undefined : !workspace.versioningEnabled
}

/**
 * Returns the draft to validate: the stored campaign with the changes of the body. Undefined if the
 * request does not need a draft, or if there is none.
 */
export function draftToCheck(c: ReadRequest): JsonObject | undefined {
  const { campaign } = c.facts
  if (!asksForDraftCheck(c) || !isObject(campaign)) return undefined
  if (isPublishing(c) && isNotDraft(campaign, c.facts)) return undefined
  const draft: Record<string, unknown> = { ...campaign }
  for (const name of ['channel', 'campaign_delivery_type'] as const) {
    draft[name] = storedWord(campaign, name)
  }
  for (const name of ['channel', 'campaign_delivery_type', ...components]) {
    const submitted = own(c.body ?? {}, name)
    if (submitted !== undefined) draft[name] = submitted
  }
  return draft
}

/** Returns whether a path is in a component. */
export const isInComponent = ([key]: Path): boolean =>
  (components as readonly unknown[]).includes(key)

const draftGroups = publishing.groups.map((group) => `${group}/`)

/** Returns whether a rule validates the draft as it would be published. */
export const isAboutDraft = (rule: string): boolean =>
  rule === publishing.rule || draftGroups.some((start) => rule.startsWith(start))
