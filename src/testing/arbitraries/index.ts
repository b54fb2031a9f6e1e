import * as fc from 'fast-check'
import type { OperationName } from '../../../generated/operations.js'
import type { Path } from '../../core/base/json.js'
import { apply, type Expectation, expectations, type Fault } from './fault.js'
import { type GeneratedRequest, type NameOptions, namesOf, validRequest } from './request.js'
import { ruleViolations } from './rule-violations.js'
import { bodyContract } from './schema.js'
import { structureViolations } from './structure-violations.js'

export type { Change, Expectation, Fault } from './fault.js'
export { type GeneratedRequest, type NameOptions, validRequest } from './request.js'

/** An invalid request and its expected violations. */
export interface BrokenRequest extends GeneratedRequest {
  faults: readonly Fault[]
  /** The violations and warnings that the faults cause, in any order. */
  expected: readonly Expectation[]
}

export interface BrokenOptions extends NameOptions {
  /** Maximum number of faults, each at its own path. Default: 1. */
  faults?: 1 | 2
  /** Filters the faults, for example to those of one rule. Default: all. */
  only?: (fault: Fault) => boolean
}

/** Returns every way to make a valid request invalid. */
export function faultsOf(generated: GeneratedRequest, options: NameOptions = {}): Fault[] {
  const names = namesOf(options)
  const contract = bodyContract(generated.operation, names)
  const structural = contract === undefined ? [] : structureViolations(contract, generated)
  return [...structural, ...ruleViolations(generated, names)]
}

/** Applies faults to a valid request, and returns it with its expected violations. */
export const withFaults = (
  generated: GeneratedRequest,
  faults: readonly Fault[],
): BrokenRequest => ({
  ...apply(generated, faults),
  faults,
  expected: expectations(generated, faults),
})

/**
 * Generates requests of an operation with one or two faults, and their expected violations: rule,
 * severity, status, code and target. Throws while generating if no request has a matching fault.
 */
export function brokenRequest(
  operation: OperationName,
  options: BrokenOptions = {},
): fc.Arbitrary<BrokenRequest> {
  const { faults: count = 1, only = () => true } = options
  let misses = 0
  return fc
    .tuple(validRequest(operation, options), fc.nat(), fc.nat())
    .map(([generated, first, second]) => {
      const all = faultsOf(generated, options).filter(only)
      const chosen = all.length === 0 ? [] : [all[first % all.length] as Fault]
      const others = count === 2 ? all.filter((fault) => chosen.every(independentOf(fault))) : []
      if (others.length > 0) chosen.push(others[second % others.length] as Fault)
      return withFaults(generated, chosen)
    })
    .filter(({ faults }) => {
      misses = faults.length > 0 ? 0 : misses + 1
      if (misses > maxMisses) throw new Error(`\`only\` matches no fault of ${operation}`)
      return misses === 0
    })
}

/** Consecutive requests without a matching fault before generation fails. */
const maxMisses = 1000

/** Returns whether two faults are independent: neither changes a path that the other changes or needs. */
const independentOf = (one: Fault) => (other: Fault) => {
  const [changedByOne, changedByOther] = [one, other].map(({ changes }) =>
    changes.map(({ path }) => path),
  ) as [Path[], Path[]]
  return (
    areDisjoint(changedByOne, [...changedByOther, ...(other.needs ?? [])]) &&
    areDisjoint(changedByOther, one.needs ?? [])
  )
}

const areDisjoint = (some: readonly Path[], others: readonly Path[]): boolean =>
  some.every((path) =>
    others.every((other) => {
      const depth = Math.min(path.length, other.length)
      return path.slice(0, depth).some((key, index) => key !== other[index])
    }),
  )
