import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContract, type OperationName } from '../../../src/core/index.js'
import { brokenRequest, type Fault } from '../../../src/testing/arbitraries/index.js'
import { compared } from '../../arbitraries/compared.js'
import { operations } from '../../contract/agreement.js'

const contract = createContract()
const numRuns = Number(process.env.ARBITRARIES_RUNS ?? 60)

const ofSchema = ({ keyword }: Fault) => keyword !== 'rule'

describe.each(operations)('%s', (operation) => {
  it('one violated keyword causes exactly its violations', () => {
    fc.assert(
      fc.property(brokenRequest(operation, { only: ofSchema }), (broken) => {
        const { found, wanted } = compared(contract, broken)
        expect(found).toEqual(wanted)
      }),
      { numRuns },
    )
  })
})

describe.each(Object.keys(contract.operations) as OperationName[])('%s', (operation) => {
  it('two faults, of keywords or rules, are both reported', () => {
    fc.assert(
      fc.property(brokenRequest(operation, { faults: 2 }), (broken) => {
        const { found, wanted } = compared(contract, broken)
        expect(found).toEqual(wanted)
      }),
      { numRuns },
    )
  })
})
