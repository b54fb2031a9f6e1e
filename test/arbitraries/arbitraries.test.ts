import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Contract,
  createContract,
  type OperationName,
  type Violation,
} from '../../src/core/index.js'
import {
  type BrokenRequest,
  brokenRequest,
  type Expectation,
  type Fault,
  faultsOf,
  validRequest,
  withFaults,
} from '../../src/testing/arbitraries/index.js'
import { now } from '../../src/testing/arbitraries/now.js'
import { bases, inputOf } from '../conformance/load-cases.js'

const contract = createContract()
const operations = Object.keys(contract.operations) as OperationName[]
const renamed = { serviceName: 'ACME', optimizedDistribution: 'ACME_AI' }

const line = ({ rule, severity, status, code, target }: Expectation | Violation) =>
  `${severity}: ${rule} at ${target} (${status} ${code})`

/** Asserts that a request violates exactly what its faults promise; other warnings are allowed. */
function expectFaultsToBeFound(checking: Contract, broken: BrokenRequest): void {
  const { operation, request, facts, faults } = broken
  const verdict = checking.check(operation, request, facts)
  const expected = broken.expected.map(line).sort()
  const warnings = verdict.warnings.map(line).filter((each) => expected.includes(each))
  const violations = verdict.ok ? [] : verdict.violations
  const keywords = violations.filter(({ rule }) => rule === 'structure').map(keywordAt)
  expect({ faults, found: [...violations.map(line), ...warnings].sort(), keywords }).toEqual({
    faults,
    found: expected,
    keywords: expect.arrayContaining(
      faults.filter(({ rule }) => rule === 'structure').flatMap(keywordsAt),
    ),
  })
}

const keywordAt = ({ keyword, target }: Violation) => `${keyword} at ${target}`

/** Returns the keywords that are reported: for another constant, which selects no shape, the list of them. */
const keywordsAt = ({ keyword, targets }: Fault) =>
  targets.map((target) => `${keyword === 'const' ? 'enum' : keyword} at ${target}`)

describe.each(operations)('%s', (operation) => {
  it.each([[{}], [renamed]])('generates valid requests, with the names %j', (names) => {
    const named = createContract(names)
    // Facts that a valid request may leave out.
    const optional = ['offering/tag-unknown', 'offering/template-unknown', 'test/narrowing-unknown']
    fc.assert(
      fc.property(validRequest(operation, names), ({ request, facts }) => {
        const verdict = named.check(operation, request, facts)
        expect(verdict.ok ? [] : verdict.violations.map(line)).toEqual([])
        expect(verdict.unchecked.filter((id) => !optional.includes(id))).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it.each([1, 2] as const)('generates requests with %d faults, which are reported', (faults) => {
    const named = createContract(renamed)
    fc.assert(
      fc.property(brokenRequest(operation, { faults, ...renamed }), (broken) =>
        expectFaultsToBeFound(named, broken),
      ),
      { numRuns: 10 },
    )
  })
})

it.each(Object.keys(bases))('every fault of %s is reported', (name) => {
  const { input, facts } = inputOf(structuredClone(bases[name] as (typeof bases)[string]))
  const { operation } = bases[name] as (typeof bases)[string]
  const valid = { operation, request: input, facts: { ...facts, now } }
  for (const fault of faultsOf(valid)) expectFaultsToBeFound(contract, withFaults(valid, [fault]))
})

it('rejects a fault of another operation', () => {
  const [valid] = fc.sample(validRequest('testCampaign'), 1)
  const fault: Fault = { rule: 'offering/unknown', keyword: 'rule', changes: [], targets: [''] }
  expect(() => withFaults(valid as NonNullable<typeof valid>, [fault])).toThrow(
    'offering/unknown is not a rule of testCampaign',
  )
})

describe('the option `only`', () => {
  it('selects the faults', () => {
    const only = ({ rule }: Fault) => rule === 'body/empty' || rule === 'content/mixed-shape'
    const samples = fc.sample(brokenRequest('updateCampaign', { only }), 20)
    expect(samples.flatMap(({ faults }) => faults).filter((fault) => !only(fault))).toEqual([])
  })

  it('throws if it matches nothing', () => {
    const none = brokenRequest('listOfferTemplates', { only: () => false })
    expect(() => fc.sample(none, 1)).toThrow('`only` matches no fault of listOfferTemplates')
  })
})

it('generates the same values from the same seed', () => {
  const sample = (seed: number) =>
    JSON.stringify(fc.sample(brokenRequest('createCampaign'), { numRuns: 10, seed }))
  expect(sample(7)).toBe(sample(7))
  expect(sample(7)).not.toBe(sample(8))
})

it('shrinks to a smaller request with the same kind of fault', () => {
  const arbitrary = brokenRequest('createOffering', { only: ({ rule }) => rule === 'structure' })
  const sizes: number[] = []
  const result = fc.check(
    fc.property(arbitrary, (broken) => {
      expectFaultsToBeFound(contract, broken)
      sizes.push(JSON.stringify(broken.request.body).length)
      return false
    }),
    { seed: 7 },
  )
  const [least] = result.counterexample as [BrokenRequest]
  expect(least.faults.map(({ rule }) => rule)).toEqual(['structure'])
  expect(result.numShrinks).toBeGreaterThan(0)
  expect(JSON.stringify(least.request.body).length).toBeLessThan(sizes[0] as number)
})
