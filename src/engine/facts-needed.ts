import type { OperationName } from '../../generated/operations.js'
import type { RuleId } from '../../generated/rules.js'
import type { Facts, WorkspaceFacts } from '../facts.js'
import { type JsonObject, objectAt, own } from '../json.js'
import type { Settings } from '../options.js'
import { fingerprint } from '../protocol/fingerprint.js'
import type { RequestInput } from '../request.js'
import { entriesOf } from '../rule-table.js'
import { templateReferences } from '../rules/offering-fields.js'
import type { RuleContext } from '../rules/rule.js'
import { check } from './check.js'
import { readRequest } from './context.js'

/** What to look up in the workspace: the ids and names that the request holds, or a setting. */
export type WorkspaceNeeded = { [Name in keyof WorkspaceFacts]?: true | readonly unknown[] }

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
 * A fact that cannot be looked up, because the request names no id for it, is not among them.
 */
export function factsNeeded(
  operation: OperationName,
  request: RequestInput,
  settings: Settings,
): FactsNeeded {
  const verdict = check(operation, request, {}, settings)
  const context = readRequest(operation, request, {}, settings)
  const unchecked = new Set<RuleId>(verdict.unchecked)
  const rules = entriesOf(operation).filter(({ id }) => unchecked.has(id))
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
  idempotency: (found, { operation, headers, params, rawBody }) => {
    const key = headers?.get('idempotency-key')
    if (key === undefined) return
    const request = { params: params as Record<string, string> | undefined, body: rawBody }
    found.idempotency = { key, fingerprint: fingerprint(operation, request) }
  },
  workspace: (found, { body = {} }, unchecked) => {
    const needed: WorkspaceNeeded = {}
    for (const [id, member, ids] of inventories) {
      if (unchecked.has(id)) needed[member] = ids(body)
    }
    if (Object.keys(needed).length > 0) found.workspace = needed
  },
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

const isSet = (): true => true
const listAt = (key: string) => (body: JsonObject) => {
  const list = own(body, key)
  return Array.isArray(list) ? list : (true as const)
}

/** What each rule looks up in the workspace; `true` where all of it may be needed. */
const inventories: readonly (readonly [
  id: RuleId,
  member: keyof WorkspaceFacts,
  ids: (body: JsonObject) => true | readonly unknown[],
])[] = [
  ['offering/feature-disabled', 'offeringsEnabled', isSet],
  ['search/version-filter-unavailable', 'versioningEnabled', isSet],
  ['publish/not-draft', 'versioningEnabled', isSet],
  ['offering/name-taken', 'offeringNames', (body) => [own(body, 'name')]],
  ['offering/tag-unknown', 'tagIds', listAt('tags')],
  [
    'offering/attribute-unknown',
    'offeringAttributeIds',
    listAt('offering_attribute_configuration'),
  ],
  [
    'offering/template-unknown',
    'templateIds',
    (body) => templateReferences(body).map(({ id }) => id),
  ],
  ['connector/unknown', 'connectors', (body) => submitted(objectAt(body, ['connector']))],
  [
    'email/subscription-category-unknown',
    'subscriptionCategories',
    (body) => submitted(own(objectAt(body, ['basic_details']) ?? {}, 'subscription_category')),
  ],
]

/** The submitted value; `true` where the stored draft has it and any may be asked for. */
const submitted = (value: unknown): true | readonly unknown[] =>
  value === undefined ? true : [value]
