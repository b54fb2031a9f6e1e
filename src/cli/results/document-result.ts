import { asObject } from '../../core/base/json.js'
import { type FactName, hasFact } from '../../core/contract/facts.js'
import {
  type KnownWorkspace,
  knownWorkspace,
  withWorkspace,
} from '../../core/contract/workspace-facts.js'
import type { Contract, Facts, OperationName, RuleId, Verdict } from '../../core/index.js'
import { inputErrorAt } from '../documents/source-document.js'
import { cached } from '../host/cached.js'
import type { DocumentResult } from './result.js'
import { type CheckedRequest, withPositions } from './violation-position.js'

/** Converts a verdict into a result. Throws an InputError for an internal error of the library or a plugin. */
export function documentResult(verdict: Verdict, checked: CheckedRequest): DocumentResult {
  const { operation, truncated } = verdict
  const { document } = checked
  if (!verdict.ok && verdict.fault !== undefined) {
    const text = shownError(verdict.fault)
    throw inputErrorAt(document, [], `not checked because of an internal error: ${text}`)
  }
  const response = verdict.ok ? verdict.replay : verdict.response
  const { unchecked, needs } = skippedOf(
    [...verdict.unchecked, ...(checked.omitted?.rules ?? [])],
    checked,
  )
  const result: DocumentResult = {
    operation,
    ok: verdict.ok,
    status: response?.status ?? null,
    findings: [
      ...(verdict.ok ? [] : withPositions(verdict.violations, checked)),
      ...withPositions(verdict.warnings, checked),
      // Locating keeps what a note has in addition to a violation.
      ...withPositions(verdict.notes ?? [], checked),
    ],
    unchecked,
    needs,
  }
  if (!verdict.ok) result.response = verdict.response
  else if (verdict.replay) result.replay = verdict.replay
  if (truncated !== undefined) result.truncated = truncated
  return result
}

/** Returns an error with the place that threw it, as a rule of a plugin may have. */
function shownError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [place = ''] = /(?<=^ {3}) at .+/m.exec(error.stack ?? '') ?? []
  return `${error.name}: ${error.message}${place}`
}

/** The skipped rules, and the facts and request parts that they are missing. */
type Skipped = Pick<DocumentResult, 'unchecked' | 'needs'>

/** Returns what is skipped. Most requests of an operation are alike, and share the object. */
function skippedOf(unchecked: RuleId[], checked: CheckedRequest): Skipped {
  const { contract, operation, request, omitted } = checked
  const read = factsRead(contract).get(operation) as FactsRead
  const known = knownFacts(checked)
  const missingParts = (['params', 'headers'] as const).filter(
    (part) => request[part] === undefined,
  )
  const parts = [...(omitted?.needs ?? []), ...missingParts]
  const hasFacts = Object.keys(known).length > 0
  const present = hasFacts ? [...read.names].filter((name) => hasFact(known, name)) : []
  const key = [operation, unchecked, parts, present].join(' ')
  const kept = skippedOfContract(contract)
  const same = kept.get(key)
  if (same !== undefined) return same
  const needs = needsOf(unchecked, read, known, parts)
  for (const part of missingParts) if (needs.get(part) === 0) needs.delete(part)
  const skipped = { unchecked, needs }
  if (kept.size < mostSkipped) kept.set(key, skipped)
  return skipped
}

/** What the requests of a contract skipped, by what that depends on. */
const skippedOfContract = cached((_: Contract) => new Map<string, Skipped>())

const mostSkipped = 1000

/** Returns the facts and request parts that the skipped rules are missing, and of how many each is missing. */
function needsOf(
  unchecked: readonly RuleId[],
  { ofRules }: FactsRead,
  known: Facts,
  parts: readonly string[],
): Map<string, number> {
  const needs = new Map(parts.map((name) => [name, 0]))
  for (const id of unchecked) {
    const missing = (ofRules.get(id) ?? []).flatMap((names) => {
      const missing = names.filter((name) => !hasFact(known, name))
      // A skipped rule with all its facts is missing a part of the request.
      return missing.length > 0
        ? missing.map((name) => `facts.${name.replace(/^(workspace)\..*/, '$1')}`)
        : parts
    })
    for (const name of new Set(missing)) needs.set(name, (needs.get(name) ?? 0) + 1)
  }
  return needs
}

/** Returns the facts of a request with those of a configured workspace. */
function knownFacts({ contract, request: { params, body }, facts }: CheckedRequest): Facts {
  const workspace = workspaceOf(contract)
  return workspace === undefined
    ? facts
    : withWorkspace(facts, workspace, { params, body: asObject(body) })
}

/** Returns the workspace of a contract. */
const workspaceOf = cached(({ options: { workspace } }: Contract): KnownWorkspace | undefined =>
  workspace === undefined ? undefined : knownWorkspace(workspace),
)

/** The facts that the rules of an operation read. */
interface FactsRead {
  names: Set<FactName>
  /** A rule may have several descriptions, one per field. */
  ofRules: Map<RuleId, (readonly FactName[])[]>
}

/** Returns the facts that the rules read, by operation. */
const factsRead = cached(({ rules }: Contract) => {
  const ofContract = new Map<OperationName, FactsRead>()
  for (const { id, operations, facts } of rules) {
    for (const operation of operations) {
      const read = ofContract.get(operation) ?? { names: new Set(), ofRules: new Map() }
      ofContract.set(operation, read)
      read.ofRules.set(id, [...(read.ofRules.get(id) ?? []), facts])
      for (const name of facts) read.names.add(name)
    }
  }
  return ofContract
})
