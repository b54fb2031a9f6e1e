import { type FactName, type Facts, hasFact } from '../contract/facts.js'
import type { RequestInput } from '../contract/request.js'
import type { RuleEntry } from '../contract/rule-entry.js'
import type { Settings } from '../contract/settings.js'
import { campaignIdOf, offeringIdOf } from '../contract/workspace-facts.js'
import { check } from '../engine/check-request.js'
import type { Plan } from '../engine/plan.js'
import { ReadRequest, type Transport } from '../engine/read-request.js'
import { storedKey } from '../protocol/idempotency.js'
import { hashOf } from './idempotency.js'
import { type WorkspaceNeeded, workspaceLookUps } from './workspace-needed.js'

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
  /** Facts of plugins, by the name of the plugin. */
  plugins?: Record<string, true>
}

/**
 * Returns the facts of the skipped rules, so that a server loads only those, if the request has the
 * ids to look them up. Returns none for an unreadable request; never throws.
 */
export function factsNeeded(
  plan: Plan,
  settings: Settings,
  request: RequestInput,
  transport?: Transport,
): FactsNeeded {
  const verdict = check(plan, settings, request, {}, transport)
  const found: FactsNeeded = {}
  try {
    const context = new ReadRequest(plan.traits, settings, request, {}, transport)
    const bound = plan.with(settings)
    const needs = verdict.unchecked.flatMap((id) => missingFacts(bound.entry(id), context.facts))
    for (const need of new Set(needs)) {
      const [fact, member] = need.split('.') as [keyof Facts, string | undefined]
      lookUps[fact]?.(found, context, member)
    }
    return found
  } catch {
    // The fingerprint reads more than the rules, and may call a getter that throws.
    return {}
  }
}

/** Returns the facts that a skipped rule needs, without those that the workspace has. */
function missingFacts({ facts }: RuleEntry, known: Facts): readonly FactName[] {
  const missing = facts.filter((fact) => !hasFact(known, fact))
  // A rule that is skipped although it has its facts lacks a member of them.
  return missing.length > 0 ? missing : facts.filter((fact) => !fact.includes('.'))
}

/** `member`: the member of the fact that a rule needs. */
type LookUp = (found: FactsNeeded, context: ReadRequest, member: string | undefined) => void

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
  idempotency: (found, context) => {
    const key = context.headers?.idempotencyKey
    if (key === undefined) return
    found.idempotency = { key: storedKey(key), fingerprint: hashOf(context) }
  },
  workspace: (found, { body = {} }, member) => {
    const lookUp = workspaceLookUps[member as keyof WorkspaceNeeded]
    found.workspace = { ...found.workspace, ...(lookUp && { [member as string]: lookUp(body) }) }
  },
  plugins: (found, _context, member = '') => {
    found.plugins = { ...found.plugins, [member]: true }
  },
}
