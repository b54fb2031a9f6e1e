import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BrokenRequest,
  brokenRequest,
  type Expectation,
  type Fault,
} from '../../src/arbitraries/index.js'
import { createContract, type OperationName, type Violation } from '../../src/index.js'
import { operations } from '../contract/agreement.js'

const contract = createContract()
const numRuns = Number(process.env.ARBITRARIES_RUNS ?? 60)

const line = ({ rule, severity, status, code, target }: Expectation | Violation) =>
  `${severity}: ${rule} at ${target} (${status} ${code})`

/** What was found, and what was to be found; of warnings only those that were expected count. */
function compared(operation: OperationName, broken: BrokenRequest) {
  const verdict = contract.check(operation, broken.request, broken.facts)
  const expected = broken.expected.map(line)
  const warnings = verdict.warnings.map(line).filter((warning) => expected.includes(warning))
  const violations = verdict.ok ? [] : verdict.violations.map(line)
  const { faults } = broken
  return {
    found: { faults, places: [...violations, ...warnings].sort() },
    wanted: { faults, places: expected.sort() },
  }
}

const ofSchema = ({ keyword }: Fault) => keyword !== 'rule'

describe.each(operations)('%s', (operation) => {
  it('one broken keyword is found, and nothing else', () => {
    fc.assert(
      fc.property(brokenRequest(operation, { only: ofSchema }), (broken) => {
        const { found, wanted } = compared(operation, broken)
        expect(found).toEqual(wanted)
      }),
      { numRuns },
    )
  })
})

describe.each(Object.keys(contract.operations) as OperationName[])('%s', (operation) => {
  it('two broken things, keywords or rules, are both found', () => {
    fc.assert(
      fc.property(brokenRequest(operation, { faults: 2 }), (broken) => {
        const { found, wanted } = compared(operation, broken)
        expect(found).toEqual(wanted)
      }),
      { numRuns },
    )
  })
})
