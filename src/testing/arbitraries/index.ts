import fc from 'fast-check'
import type { OperationName } from '../../../generated/operations.js'
import type { Path } from '../../core/base/json.js'
import { apply, type Expectation, expectations, type Fault } from './fault.js'
import { type GeneratedRequest, type NameOptions, namesOf, validRequest } from './request.js'
import { ruleFaults } from './rule-faults.js'
import { bodyContract } from './schema.js'
import { structureFaults } from './structure-faults.js'

export type { Change, Expectation, Fault } from './fault.js'
export { type GeneratedRequest, type NameOptions, validRequest } from './request.js'

/** A request with faults, and what must be found in it. */
export interface BrokenRequest extends GeneratedRequest {
  faults: readonly Fault[]
  /** The violations and warnings that the faults cause, in no order. */
  expected: readonly Expectation[]
}

export interface BrokenOptions extends NameOptions {
  /** At most how many faults, never two at one place; one where there is no room for more. Default 1. */
  faults?: 1 | 2
  /** Which faults may be chosen, such as those of one rule. Default all. */
  only?: (fault: Fault) => boolean
}

/** Every way in which one thing can be broken in a right request. */
export function faultsOf(generated: GeneratedRequest, options: NameOptions = {}): Fault[] {
  const names = namesOf(options)
  const contract = bodyContract(generated.operation, names)
  const structural = contract === undefined ? [] : structureFaults(contract, generated)
  return [...structural, ...ruleFaults(generated, names)]
}

/** A right request with some of its faults, and what must be found then. */
export const withFaults = (
  generated: GeneratedRequest,
  faults: readonly Fault[],
): BrokenRequest => ({
  ...apply(generated, faults),
  faults,
  expected: expectations(generated, faults),
})

/**
 * Right requests of an operation in which exactly one thing, or two, have been broken, with the
 * violations that must be found: rule, severity, status, code and target. Throws, when it makes
 * values, if no request has a fault that may be chosen.
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
      const others = count === 2 ? all.filter((fault) => chosen.every(apartFrom(fault))) : []
      if (others.length > 0) chosen.push(others[second % others.length] as Fault)
      return withFaults(generated, chosen)
    })
    .filter(({ faults }) => {
      misses = faults.length > 0 ? 0 : misses + 1
      if (misses > mostMisses) throw new Error(`No request of ${operation} has such a fault`)
      return misses === 0
    })
}

/** So many requests without a fault that may be chosen mean that there is none. */
const mostMisses = 1000

/** Whether two faults change places of which neither lies within the other, or is needed by it. */
const apartFrom = (one: Fault) => (other: Fault) => {
  const [changedByOne, changedByOther] = [one, other].map(({ changes }) =>
    changes.map(({ path }) => path),
  ) as [Path[], Path[]]
  return (
    areApart(changedByOne, [...changedByOther, ...(other.needs ?? [])]) &&
    areApart(changedByOther, one.needs ?? [])
  )
}

const areApart = (some: readonly Path[], others: readonly Path[]): boolean =>
  some.every((path) =>
    others.every((other) => {
      const depth = Math.min(path.length, other.length)
      return path.slice(0, depth).some((key, index) => key !== other[index])
    }),
  )
