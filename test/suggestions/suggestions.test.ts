import fc from 'fast-check'
import { expect, it } from 'vitest'
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

/** The operations whose body has documented words to misspell. */
const operations = (Object.keys(contract.operations) as OperationName[]).filter(
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

it.each(operations)('a suggestion of %s, followed, adds no violation', (operation) => {
  const requests = fc.oneof(slippedRequest(operation), faultyRequest(operation))
  let follows = 0
  const property = fc.property(requests, ({ valid, changed }) => {
    const before = check(changed)
    for (const violation of before) {
      const next = followed(changed, violation)
      if (next === undefined) continue
      follows++
      const others = before.filter((each) => nameOf(each) !== nameOf(violation))
      const known = new Set(others.map(nameOf))
      const more = check(next).filter((each) => !known.has(nameOf(each)))
      // A suggestion may bring back what is wrong with the valid request too, such as a warning.
      const usual = more.length === 0 ? [] : check(valid).map(nameOf)
      const added = more.map(nameOf).filter((name) => !usual.includes(name))
      expect({ violation, added }).toEqual({ violation, added: [] })
    }
  })
  // Few requests of some operations have a suggestion.
  for (let round = 0; follows < 25 && round < 100; round++) fc.assert(property, { numRuns: 25 })
  expect(follows).toBeGreaterThanOrEqual(25)
})
