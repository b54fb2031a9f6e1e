import type { RuleId } from '../../../generated/rule-ids.js'
import { asList, asObject, type JsonObject } from '../base/json.js'
import type { WorkspaceFacts } from '../contract/facts.js'
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

/** Returns the members of the workspace that rules of the contract need and the facts do not have. */
export const workspaceMembersOf = (
  rules: ReadonlySet<string>,
  known: WorkspaceFacts = {},
): WorkspaceMember[] =>
  members
    .filter(([id, member]) => rules.has(id) && known[member] === undefined)
    .map(([, member]) => member)

type WorkspaceMember = keyof WorkspaceNeeded

const members: readonly (readonly [id: RuleId, member: WorkspaceMember])[] = [
  ['offering/feature-disabled', 'offeringsEnabled'],
  ['search/version-filter-unavailable', 'versioningEnabled'],
  ['publish/not-draft', 'versioningEnabled'],
  ['offering/name-taken', 'offeringNames'],
  ['offering/tag-unknown', 'tagIds'],
  ['offering/attribute-unknown', 'offeringAttributeIds'],
  ['offering/template-unknown', 'templateIds'],
  ['connector/unknown', 'connectors'],
  ['email/subscription-category-unknown', 'subscriptionCategories'],
]

/** Returns what to look up for the members, with the ids and names of a body. */
export const workspaceNeeded = (
  members: readonly WorkspaceMember[],
  body: JsonObject,
): WorkspaceNeeded => Object.fromEntries(members.map((member) => [member, lookUps[member](body)]))

const lookUps: {
  readonly [Member in WorkspaceMember]-?: (body: JsonObject) => WorkspaceNeeded[Member]
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
