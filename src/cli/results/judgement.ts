import type {
  Contract,
  Facts,
  OperationName,
  RequestInput,
  RuleId,
  Verdict,
} from '../../core/index.js'
import type { Problem } from '../documents/problem.js'
import type { Result } from './result.js'
import type { PlacedViolation } from './violation-place.js'

/** What came out for one request, before it is said in which file it stands. */
export type Judgement = Omit<Result, 'file'>

/** What a judgement says beyond the verdict. */
interface Beyond {
  place: (violations: Verdict['warnings']) => PlacedViolation[]
  /** Rules that are not judged, for what they read is not what was sent. */
  unchecked?: readonly RuleId[]
  needs: (unchecked: readonly RuleId[]) => string[]
  problem: (message: string) => Problem
}

/** The judgement that a verdict is. Throws a Problem where the library failed. */
export function judgementOf(verdict: Verdict, beyond: Beyond): Judgement {
  const { operation } = verdict
  if (!verdict.ok && verdict.fault !== undefined) throw faultOf(verdict.fault, beyond)
  const warnings = beyond.place(verdict.warnings)
  const unchecked = [...verdict.unchecked, ...(beyond.unchecked ?? [])]
  const needs = beyond.needs(unchecked)
  if (verdict.ok) {
    const replay = verdict.replay && { replay: verdict.replay }
    const status = verdict.replay?.status ?? null
    return { operation, ok: true, status, ...replay, violations: [], warnings, unchecked, needs }
  }
  const { response, truncated } = verdict
  return {
    ...{ operation, ok: false, status: response.status, response },
    ...{ violations: beyond.place(verdict.violations), warnings, unchecked, needs },
    ...(truncated !== undefined && { truncated }),
  }
}

function faultOf(fault: unknown, { problem }: Beyond): Problem {
  const text = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)
  return problem(`not judged, because of an error in campaign-contract: ${text}`)
}

/** Facts and parts of the request that the unchecked rules lack. */
export function needsOf(
  unchecked: readonly RuleId[],
  { contract, operation }: { contract: Contract; operation: OperationName },
  request: RequestInput,
  facts: Facts,
): string[] {
  const needed = factsOfRules(contract, operation)
  const lacking = unchecked.flatMap((id) =>
    (needed.get(id) ?? []).map((names) => names.filter((name) => facts[name] === undefined)),
  )
  // A rule that has all its facts lacks the part of the request that it reads.
  const parts = (['params', 'headers'] as const).filter((part) => request[part] === undefined)
  const missingParts = lacking.some((names) => names.length === 0) ? parts : []
  return [...new Set([...missingParts, ...lacking.flat().map((name) => `facts.${name}`)])]
}

/** A rule may be described several times, for what it says of several fields. */
type FactsOfRules = ReadonlyMap<RuleId, Contract['rules'][number]['facts'][]>

const known = new WeakMap<Contract, Map<OperationName, FactsOfRules>>()

/** The facts that the rules of an operation read; put together once, since every request asks. */
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

/** The judgement on what could not be used. */
export const unusable = ({ message, place }: Problem): Judgement => ({
  operation: null,
  ok: false,
  status: null,
  violations: [],
  warnings: [],
  unchecked: [],
  needs: [],
  error: { message, ...place },
})
