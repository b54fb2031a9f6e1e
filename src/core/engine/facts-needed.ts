import type { RuleId } from '../../../generated/rule-ids.js'
import { asList, asObject, type JsonObject } from '../base/json.js'
import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import type { RequestInput } from '../contract/request.js'
import { entriesOf } from '../contract/rule-table.js'
import { fingerprint } from '../protocol/fingerprint.js'
import { templateReferences } from '../rules/offering-fields.js'
import type { RuleContext, Transport } from '../rules/rule.js'
import { check } from './check.js'
import { readRequest } from './context.js'
import type { OperationPlan } from './operation-plan.js'

/** What to look up in the workspace: settings, and of each inventory the ids or names. */
export interface WorkspaceNeeded {
  offeringsEnabled?: true
  versioningEnabled?: true
  tagIds?: readonly string[]
  templateIds?: readonly string[]
  offeringAttributeIds?: readonly string[]
  offeringNames?: readonly string[]
  /** `true` where the stored draft tells which, so that any may be asked for. */
  connectors?: true | readonly { connector_type: string; connector_name?: string }[]
  /** `true` where the stored draft tells which, so that any may be asked for. */
  subscriptionCategories?: true | readonly string[]
}

/** The facts that would decide more about a request, with what to look up for each. */
export interface FactsNeeded {
  authenticated?: true
  permitted?: true
  workspace?: WorkspaceNeeded
  campaign?: { id: string }
  offering?: { id: string }
  idempotency?: { key: string; fingerprint: string }
  recentRequests?: true
}

/**
 * Names the facts of the rules that the request could break, so that a server loads only those.
 * A fact that cannot be looked up, because the request names no id for it, is not among them. Of a
 * request that cannot be read there are none; never throws.
 */
export function factsNeeded(
  plan: OperationPlan,
  settings: Settings,
  request: RequestInput,
  transport?: Transport,
): FactsNeeded {
  const verdict = check(plan, settings, request, {}, transport)
  if (!verdict.ok && 'fault' in verdict) return {}
  try {
    const context = readRequest(plan.operation, request, {}, settings, transport)
    return lookUpsFor(context, verdict.unchecked)
  } catch {
    // The fingerprint reads what no rule reads, and may meet a getter that throws.
    return {}
  }
}

function lookUpsFor(context: RuleContext, ids: readonly RuleId[]): FactsNeeded {
  const unchecked = new Set(ids)
  const rules = entriesOf(context.operation).filter(({ id }) => unchecked.has(id))
  const needs = new Set(rules.flatMap(({ facts }) => facts))
  const found: FactsNeeded = {}
  for (const fact of needs) lookUps[fact]?.(found, context, unchecked)
  return found
}

type LookUp = (found: FactsNeeded, context: RuleContext, unchecked: ReadonlySet<RuleId>) => void

const lookUps: { readonly [Fact in keyof Facts]?: LookUp } = {
  authenticated: (found) => {
    found.authenticated = true
  },
  permitted: (found) => {
    found.permitted = true
  },
  recentRequests: (found) => {
    found.recentRequests = true
  },
  campaign: (found, { params, body }) => {
    const id = firstText(params?.campaign_id, params?.parent_campaign_id, body?.draft_id)
    if (id !== undefined) found.campaign = { id }
  },
  offering: (found, { params }) => {
    const id = firstText(params?.offer_id)
    if (id !== undefined) found.offering = { id }
  },
  idempotency: (found, { operation, headers, params, rawBody, transport }) => {
    const key = headers?.idempotencyKey
    if (key === undefined) return
    const request = { params: params as Record<string, string> | undefined, body: rawBody }
    const hash = transport?.fingerprint?.() ?? fingerprint(operation, request)
    found.idempotency = { key, fingerprint: hash }
  },
  workspace: (found, { body = {} }, unchecked) => {
    const needed = inventories.filter(([id]) => unchecked.has(id)).map(([, ofRule]) => ofRule(body))
    if (needed.length > 0) found.workspace = Object.assign({}, ...needed)
  },
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

/** What each rule looks up in the workspace. */
const inventories: readonly (readonly [
  id: RuleId,
  ofRule: (body: JsonObject) => WorkspaceNeeded,
])[] = [
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

/** The ids or names of a list, each once; what is no string is none. */
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
