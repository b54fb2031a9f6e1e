import fc from 'fast-check'
import {
  createContract,
  type OperationName,
  type Verdict,
  type Violation,
} from '../../src/core/index.js'
import {
  faultsOf,
  type GeneratedRequest,
  validRequest,
  withFaults,
} from '../../src/testing/arbitraries/index.js'
import { followed } from './follow.js'
import { type Changed, slippedRequest } from './slip.js'

const contract = createContract()

/** The seed of a run, which its failures show. */
export const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 1e9)

/** The operations whose body has documented words to misspell. */
export const operations = (Object.keys(contract.operations) as OperationName[]).filter(
  (operation) =>
    contract.operations[operation].body !== 'none' &&
    !['validateCampaign', 'listCampaignExecutions'].includes(operation),
)

/** Generates a valid request, and a copy with a violation of a rule or a keyword. */
const faultyRequest = (operation: OperationName): fc.Arbitrary<Changed> =>
  fc.tuple(validRequest(operation), fc.nat()).map(([valid, choice]) => {
    // Another member of an enum means something else, which may have requirements of its own.
    const faults = faultsOf(valid).filter(({ keyword }) => !keyword.endsWith('enum'))
    const fault = faults[choice % faults.length]
    return { valid, changed: fault === undefined ? valid : withFaults(valid, [fault]) }
  })

const check = ({ operation, request, facts }: GeneratedRequest): Violation[] => {
  const verdict: Verdict = contract.check(operation, request, facts)
  return [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
}

const nameOf = ({ rule, target }: Violation): string => `${rule} at ${target}`

/**
 * Generates at least `count` violations with suggestions for each operation. Returns how many were
 * followed, and those whose suggestion left the violation or added one that neither the request nor
 * the valid request has.
 */
export function followSuggestions(operation: OperationName, count: number, seed: number) {
  const worse: string[] = []
  let follows = 0
  for (let round = 0; follows < count && round < 1000; round++) {
    const requests = fc.oneof(slippedRequest(operation), faultyRequest(operation))
    for (const { valid, changed } of fc.sample(requests, { numRuns: 200, seed: seed + round })) {
      const before = check(changed)
      for (const violation of before) {
        const next = followed(changed, violation)
        if (next === undefined) continue
        follows++
        const known = new Set([...before, ...check(valid)].map(nameOf))
        known.delete(nameOf(violation))
        const added = check(next)
          .map(nameOf)
          .filter((name) => !known.has(name))
        if (added.length > 0)
          worse.push(`${nameOf(violation)}: ${violation.message} => ${added.join(', ')}`)
      }
    }
  }
  return { follows, worse }
}
