import type { RuleId } from '../../../generated/rule-ids.js'
import type { Facts } from '../contract/facts.js'
import type { Settings } from '../contract/options.js'
import type { RequestInput } from '../contract/request.js'
import { campaignIdOf, offeringIdOf } from '../contract/workspace-facts.js'
import { fingerprint } from '../protocol/fingerprint.js'
import { storedKey } from '../protocol/stored-key.js'
import type { RuleContext, Transport } from '../rules/rule.js'
import { entriesOf, type RuleDescription } from '../rules/rule-table.js'
import { type WorkspaceNeeded, workspaceNeededBy } from '../rules/workspace-needed.js'
import { check } from './check.js'
import { readRequest } from './context.js'
import type { OperationPlan } from './operation-plan.js'

/** The missing facts that the rules need for a request, with what to look up for each. */
export interface FactsNeeded {
  authenticated?: true
  permitted?: true
  workspace?: WorkspaceNeeded
  campaign?: { id: string }
  offering?: { id: string }
  /** The key in lower case, because keys are compared without regard to letter case. */
  idempotency?: { key: string; fingerprint: string }
  recentRequests?: true
}

/**
 * Returns the facts of the skipped rules, so that a server loads only those, if the request has the
 * ids to look them up. Returns none for an unreadable request; never throws.
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
    // The fingerprint reads more than the rules, and may call a getter that throws.
    return {}
  }
}

function lookUpsFor(context: RuleContext, ids: readonly RuleId[]): FactsNeeded {
  const unchecked = new Set(ids)
  const rules = entriesOf(context.operation).filter(({ id }) => unchecked.has(id))
  const needs = new Set(rules.flatMap((rule) => missingFacts(rule, context)))
  const found: FactsNeeded = {}
  for (const fact of needs) lookUps[fact]?.(found, context, unchecked)
  return found
}

/** Returns the facts that a skipped rule needs, without those that the workspace has. */
function missingFacts({ id, facts }: RuleDescription, context: RuleContext): (keyof Facts)[] {
  const { body = {}, facts: known } = context
  const inventory = workspaceNeededBy(new Set([id]), body, known.workspace)
  return facts.filter((fact) =>
    fact === 'workspace'
      ? inventory !== undefined
      : // A rule that is skipped although it has its facts lacks a member of them.
        known[fact] === undefined || inventory === undefined,
  )
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
    const id = campaignIdOf(params, body)
    if (id !== undefined) found.campaign = { id }
  },
  offering: (found, { params }) => {
    const id = offeringIdOf(params)
    if (id !== undefined) found.offering = { id }
  },
  idempotency: (found, { operation, headers, params, rawBody, transport }) => {
    const key = headers?.idempotencyKey
    if (key === undefined) return
    const request = { params: params as Record<string, string> | undefined, body: rawBody }
    const hash = transport?.fingerprint?.() ?? fingerprint(operation, request)
    found.idempotency = { key: storedKey(key), fingerprint: hash }
  },
  workspace: (found, { body = {}, facts }, unchecked) => {
    const needed = workspaceNeededBy(unchecked, body, facts.workspace)
    if (needed !== undefined) found.workspace = needed
  },
}
