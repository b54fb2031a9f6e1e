import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OperationName, operationTable } from '../../generated/operations.js'
import { createContract } from '../../src/core/index.js'
import { rules } from '../../src/core/rules/rule-table.js'
import {
  type Fault,
  faultsOf,
  type NameOptions,
  validRequest,
  withFaults,
} from '../../src/testing/arbitraries/index.js'
import { notGenerated } from '../../src/testing/arbitraries/rule-violations/not-generated.js'
import { compared } from './compared.js'

const operations = Object.keys(operationTable) as OperationName[]
const numRuns = Number(process.env.ARBITRARIES_RUNS ?? 3)

/** Selects one fault for each rule by a number. */
function oneForEachRule(faults: readonly Fault[], choice: number): Fault[] {
  const ofRules = faults.filter(({ keyword }) => keyword === 'rule')
  return [...new Set(ofRules.map(({ rule }) => rule))].map((id) => {
    const ways = ofRules.filter(({ rule }) => rule === id)
    return ways[choice % ways.length] as Fault
  })
}

/** Asserts that every fault causes its expected violations, and no other. */
function expectFaultsToBeFound(operation: OperationName, names: NameOptions): void {
  const contract = createContract(names)
  const property = fc.property(validRequest(operation, names), fc.nat(), (valid, choice) => {
    for (const fault of oneForEachRule(faultsOf(valid, names), choice)) {
      const { found, wanted } = compared(contract, withFaults(valid, [fault]))
      expect(found).toEqual(wanted)
    }
  })
  fc.assert(property, { numRuns })
}

describe('each rule that a request violates alone', () => {
  it.each(operations)('is reported for %s', (operation) => {
    expectFaultsToBeFound(operation, {})
  })

  it.each(['createCampaign', 'testCampaign'] as const)(
    'is reported for %s where the service has other names',
    (operation) => {
      expectFaultsToBeFound(operation, { serviceName: 'ACME', optimizedDistribution: 'SMART' })
    },
  )
})

describe('the rules of an operation', () => {
  const isWithout = (rule: string, operation: OperationName) =>
    notGenerated.some(
      (entry) => entry.rule === rule && (entry.operations?.includes(operation) ?? true),
    )

  it.each(operations)('each have a generated violation or a reason: %s', (operation) => {
    const wanted = rules()
      .filter((rule) => rule.operations.includes(operation))
      .map(({ id }) => id)
    const broken = new Set<string>()
    for (const valid of fc.sample(validRequest(operation), { numRuns: 60, seed: 1 })) {
      for (const { rule } of faultsOf(valid)) broken.add(rule)
    }
    expect(wanted.filter((rule) => !broken.has(rule))).toEqual(
      wanted.filter((rule) => isWithout(rule, operation)),
    )
  })

  it('have a reason only if the operation has the rule', () => {
    const unknown = notGenerated.filter(({ rule, operations: of = [] }) => {
      const having = rules()
        .filter(({ id }) => id === rule)
        .flatMap((entry) => entry.operations)
      return having.length === 0 || of.some((operation) => !having.includes(operation))
    })
    expect(unknown).toEqual([])
  })

  it('have a reason that is a sentence', () => {
    for (const { reason } of notGenerated) expect(reason).toMatch(/^[A-Z][a-z]+ .+\.$/)
  })
})
