import { asObject } from '../../core/base/json.js'
import { type FactName, hasFact } from '../../core/contract/facts.js'
import {
  type KnownWorkspace,
  knownWorkspace,
  withWorkspace,
} from '../../core/contract/workspace-facts.js'
import type {
  Contract,
  Facts,
  OperationName,
  RequestInput,
  RuleId,
  Verdict,
} from '../../core/index.js'
import { workspaceMembersOf } from '../../core/rules/workspace-needed.js'
import type { InputError } from '../documents/input-error.js'
import type { LocatedFinding } from './finding.js'
import type { DocumentResult } from './result.js'

/** What a result needs in addition to the verdict. */
interface ResultParts {
  locate: (violations: Verdict['warnings']) => LocatedFinding[]
  /** Rules to skip because their input was redacted. */
  unchecked?: readonly RuleId[]
  needs: (unchecked: readonly RuleId[]) => string[]
  inputError: (message: string) => InputError
}

/** Converts a verdict into a result. Throws an InputError for an internal error of the library or a plugin. */
export function documentResult(verdict: Verdict, parts: ResultParts): DocumentResult {
  const { operation, truncated } = verdict
  if (!verdict.ok && verdict.fault !== undefined) throw internalErrorOf(verdict.fault, parts)
  const unchecked = [...verdict.unchecked, ...(parts.unchecked ?? [])]
  const response = verdict.ok ? verdict.replay : verdict.response
  return {
    ...{ operation, ok: verdict.ok, status: response?.status ?? null },
    ...(!verdict.ok && { response: verdict.response }),
    ...(verdict.ok && verdict.replay && { replay: verdict.replay }),
    findings: [
      ...(verdict.ok ? [] : parts.locate(verdict.violations)),
      ...parts.locate(verdict.warnings),
      // Locating keeps what a note has in addition to a violation.
      ...parts.locate(verdict.notes ?? []),
    ],
    ...{ unchecked, needs: parts.needs(unchecked) },
    ...(truncated !== undefined && { truncated }),
  }
}

function internalErrorOf(fault: unknown, { inputError }: ResultParts): InputError {
  const text = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
  return inputError(`not checked because of an internal error: ${text}`)
}

/** Returns the facts and request parts that the skipped rules are missing. */
export function needsOf(
  unchecked: readonly RuleId[],
  { contract, operation }: { contract: Contract; operation: OperationName },
  request: RequestInput,
  facts: Facts,
): string[] {
  const needed = factsOfRules(contract, operation)
  const isMissing = missingFact(contract, request, facts)
  const missing = unchecked.flatMap((id) =>
    (needed.get(id) ?? []).map((names) => names.filter((name) => isMissing(name, id))),
  )
  // A skipped rule with all its facts is missing a part of the request.
  const parts = (['params', 'headers'] as const).filter((part) => request[part] === undefined)
  const missingParts = missing.some((names) => names.length === 0) ? parts : []
  return [...new Set([...missingParts, ...missing.flat().map((name) => `facts.${name}`)])]
}

/** Returns whether a skipped rule is missing a fact, also of a workspace that has others. */
function missingFact(
  contract: Contract,
  { params, body }: RequestInput,
  facts: Facts,
): (name: FactName, rule: RuleId) => boolean {
  const workspace = workspaceOf(contract)
  if (workspace === undefined) return (name) => !hasFact(facts, name)
  const named = { params, body: asObject(body) }
  const known = withWorkspace(facts, workspace, named)
  return (name, rule) =>
    name === 'workspace'
      ? workspaceMembersOf(new Set([rule]), known.workspace).length > 0
      : !hasFact(known, name)
}

const workspaces = new WeakMap<Contract, KnownWorkspace>()

/** Returns the workspace of a contract; cached per contract. */
function workspaceOf(contract: Contract): KnownWorkspace | undefined {
  const { workspace } = contract.options
  if (workspace === undefined) return undefined
  const known = workspaces.get(contract) ?? knownWorkspace(workspace)
  workspaces.set(contract, known)
  return known
}

/** A rule may have several descriptions, one per field. */
type FactsOfRules = ReadonlyMap<RuleId, Contract['rules'][number]['facts'][]>

const known = new WeakMap<Contract, Map<OperationName, FactsOfRules>>()

/** Returns the facts that the rules of an operation read; cached per contract. */
function factsOfRules(contract: Contract, operation: OperationName): FactsOfRules {
  const ofContract = known.get(contract) ?? new Map<OperationName, FactsOfRules>()
  known.set(contract, ofContract)
  const found = ofContract.get(operation)
  if (found !== undefined) return found
  const facts = new Map<RuleId, Contract['rules'][number]['facts'][]>()
  for (const rule of contract.rules) {
    if (!rule.operations.includes(operation)) continue
    facts.set(rule.id, [...(facts.get(rule.id) ?? []), rule.facts])
  }
  ofContract.set(operation, facts)
  return facts
}
