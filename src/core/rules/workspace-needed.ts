import type { RuleId } from '../../../generated/rule-ids.js'
import { asList, asObject, type JsonObject } from '../base/json.js'
import type { WorkspaceFacts } from '../contract/facts.js'
import { templateReferences } from './offering-fields.js'

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

/** Returns what the rules need to check a body that is not known yet; undefined if nothing. */
export function workspaceNeededBy(
  rules: ReadonlySet<RuleId>,
  body: JsonObject,
  known: WorkspaceFacts = {},
): WorkspaceNeeded | undefined {
  const needed = lookUps
    .filter(([id]) => rules.has(id))
    .flatMap(([, ofRule]) => Object.entries(ofRule(body)))
    .filter(([name]) => known[name as keyof WorkspaceFacts] === undefined)
  return needed.length > 0 ? Object.fromEntries(needed) : undefined
}

/** What each rule needs from the workspace. */
const lookUps: readonly (readonly [id: RuleId, ofRule: (body: JsonObject) => WorkspaceNeeded])[] = [
  ['offering/feature-disabled', () => ({ offeringsEnabled: true })],
  ['search/version-filter-unavailable', () => ({ versioningEnabled: true })],
  ['publish/not-draft', () => ({ versioningEnabled: true })],
  ['offering/name-taken', (body) => ({ offeringNames: texts([body.name]) })],
  ['offering/tag-unknown', (body) => ({ tagIds: texts(body.tags) })],
  [
    'offering/attribute-unknown',
    (body) => ({ offeringAttributeIds: texts(body.offering_attribute_configuration) }),
  ],
  [
    'offering/template-unknown',
    (body) => ({ templateIds: texts(templateReferences(body).map(({ id }) => id)) }),
  ],
  ['connector/unknown', (body) => ({ connectors: connectorsOf(body) })],
  ['email/subscription-category-unknown', (body) => ({ subscriptionCategories: categoryOf(body) })],
]

/** Returns the strings of a list, each once. */
const texts = (list: unknown): string[] => [
  ...new Set((asList(list) ?? []).filter((each) => typeof each === 'string')),
]

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
