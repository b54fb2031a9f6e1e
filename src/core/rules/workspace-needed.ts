import { asList, asObject, type JsonObject } from '../base/json.js'
import { eachTemplate } from './references.js'

/** What to look up in the workspace: settings, and the ids or names of each inventory. */
export interface WorkspaceNeeded {
  offeringsEnabled?: true
  versioningEnabled?: true
  tagIds?: readonly string[]
  templateIds?: readonly string[]
  offeringAttributeIds?: readonly string[]
  offeringNames?: readonly string[]
  /** `true` if the stored draft decides which ones are needed. */
  connectors?: true | readonly { connector_type: string; connector_name?: string }[]
  /** `true` if the stored draft decides which ones are needed. */
  subscriptionCategories?: true | readonly string[]
}

/** Returns what to look up for each member, with the ids and names of a body. */
export const workspaceLookUps: {
  readonly [Member in keyof WorkspaceNeeded]-?: (body: JsonObject) => WorkspaceNeeded[Member]
} = {
  offeringsEnabled: () => true,
  versioningEnabled: () => true,
  offeringNames: (body) => texts([body.name]),
  tagIds: (body) => texts(body.tags),
  offeringAttributeIds: (body) => texts(body.offering_attribute_configuration),
  templateIds: templateIdsOf,
  connectors: connectorsOf,
  subscriptionCategories: categoryOf,
}

/** Returns the strings of a list, each once. */
const texts = (list: unknown): string[] => [
  ...new Set((asList(list) ?? []).filter((each) => typeof each === 'string')),
]

function templateIdsOf({ offer_content }: JsonObject): string[] {
  const ids: unknown[] = []
  eachTemplate(offer_content, (id) => ids.push(id))
  return texts(ids)
}

function connectorsOf(body: JsonObject): NonNullable<WorkspaceNeeded['connectors']> {
  const connector = asObject(body?.connector)
  if (connector === undefined) return true
  const connector_type = connector.connector_type
  const connector_name = connector.connector_name
  if (typeof connector_type !== 'string') return []
  return [{ connector_type, ...(typeof connector_name === 'string' && { connector_name }) }]
}

function categoryOf(body: JsonObject): true | string[] {
  const details = asObject(body?.basic_details)
  return details === undefined ? true : texts([details.subscription_category])
}
