import { asObject } from '../../core/base/json.js'
import { type FactName, hasFact } from '../../core/contract/facts.js'
import {
  type KnownWorkspace,
  knownWorkspace,
  withWorkspace,
} from '../../core/contract/workspace-facts.js'
import type { Contract, OperationName, RuleId, Verdict } from '../../core/index.js'
import { workspaceMembersOf } from '../../core/rules/workspace-needed.js'
import { inputErrorAt } from '../documents/source-document.js'
import { cached } from '../host/cached.js'
import type { DocumentResult } from './result.js'
import { type CheckedRequest, withPositions } from './violation-position.js'

/** Converts a verdict into a result. Throws an InputError for an internal error of the library or a plugin. */
export function documentResult(verdict: Verdict, checked: CheckedRequest): DocumentResult {
  const { operation, truncated } = verdict
  const { document, omitted } = checked
  if (!verdict.ok && verdict.fault !== undefined) {
    const text = shownError(verdict.fault)
    throw inputErrorAt(document, [], `not checked because of an internal error: ${text}`)
  }
  const unchecked = [...verdict.unchecked, ...(omitted?.rules ?? [])]
  const response = verdict.ok ? verdict.replay : verdict.response
  return {
    ...{ operation, ok: verdict.ok, status: response?.status ?? null },
    ...(!verdict.ok && { response: verdict.response }),
    ...(verdict.ok && verdict.replay && { replay: verdict.replay }),
    findings: [
      ...(verdict.ok ? [] : withPositions(verdict.violations, checked)),
      ...withPositions(verdict.warnings, checked),
      // Locating keeps what a note has in addition to a violation.
      ...withPositions(verdict.notes ?? [], checked),
    ],
    ...{ unchecked, needs: needsOf(unchecked, checked) },
    ...(truncated !== undefined && { truncated }),
  }
}

/** Returns an error with the place that threw it, as a rule of a plugin may have. */
function shownError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [place = ''] = /(?<=^ {3}) at .+/m.exec(error.stack ?? '') ?? []
  return `${error.name}: ${error.message}${place}`
}

/** Returns the facts and request parts that the skipped rules are missing, and of how many each is missing. */
function needsOf(unchecked: readonly RuleId[], checked: CheckedRequest): Map<string, number> {
  const { request, omitted } = checked
  const facts = factsOfRules(checked.contract).get(checked.operation)
  const isMissing = missingFact(checked)
  const missingParts = (['params', 'headers'] as const).filter(
    (part) => request[part] === undefined,
  )
  const parts = [...(omitted?.needs ?? []), ...missingParts]
  const needs = new Map(parts.map((name) => [name, 0]))
  for (const id of unchecked) {
    const missing = (facts?.get(id) ?? []).flatMap((names) => {
      const missing = names.filter((name) => isMissing(name, id))
      // A skipped rule with all its facts is missing a part of the request.
      return missing.length > 0 ? missing.map((name) => `facts.${name}`) : parts
    })
    for (const name of new Set(missing)) needs.set(name, (needs.get(name) ?? 0) + 1)
  }
  for (const part of missingParts) if (needs.get(part) === 0) needs.delete(part)
  return needs
}

/** Returns whether a skipped rule is missing a fact, also of a workspace that has others. */
function missingFact({
  contract,
  request: { params, body },
  facts,
}: CheckedRequest): (name: FactName, rule: RuleId) => boolean {
  const workspace = workspaceOf(contract)
  if (workspace === undefined) return (name) => !hasFact(facts, name)
  const named = { params, body: asObject(body) }
  const known = withWorkspace(facts, workspace, named)
  return (name, rule) =>
    name === 'workspace'
      ? workspaceMembersOf(new Set([rule]), known.workspace).length > 0
      : !hasFact(known, name)
}

/** Returns the workspace of a contract. */
const workspaceOf = cached(({ options: { workspace } }: Contract): KnownWorkspace | undefined =>
  workspace === undefined ? undefined : knownWorkspace(workspace),
)

/** The facts that the rules of an operation read. A rule may have several descriptions, one per field. */
type FactsOfRules = Map<RuleId, (readonly FactName[])[]>

/** Returns the facts that the rules read, by operation. */
const factsOfRules = cached(({ rules }: Contract) => {
  const ofContract = new Map<OperationName, FactsOfRules>()
  for (const { id, operations, facts } of rules) {
    for (const operation of operations) {
      const ofOperation: FactsOfRules = ofContract.get(operation) ?? new Map()
      ofOperation.set(id, [...(ofOperation.get(id) ?? []), facts])
      ofContract.set(operation, ofOperation)
    }
  }
  return ofContract
})
