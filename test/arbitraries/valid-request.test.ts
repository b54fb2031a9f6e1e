import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContract, type OperationName } from '../../src/core/index.js'
import { validRequest } from '../../src/testing/arbitraries/index.js'

const contract = createContract()
const numRuns = Number(process.env.ARBITRARIES_RUNS ?? 40)
const operations = Object.keys(contract.operations) as OperationName[]

/** Summarizes a verdict: accepted, or its violations. */
const outcome = (verdict: ReturnType<typeof contract.check>) =>
  verdict.ok ? 'accepted' : verdict.violations.map(({ rule, target }) => `${rule} at ${target}`)

describe.each(operations)('%s', (operation) => {
  it('a valid request is accepted', () => {
    fc.assert(
      fc.property(validRequest(operation), ({ request, facts }) => {
        expect(outcome(contract.check(operation, request, facts))).toBe('accepted')
      }),
      { numRuns },
    )
  })

  it('a valid request is accepted with other names of the service', () => {
    const names = { serviceName: 'ACME', optimizedDistribution: 'ACME_AI' }
    const renamed = createContract(names)
    fc.assert(
      fc.property(validRequest(operation, names), ({ request, facts }) => {
        expect(outcome(renamed.check(operation, request, facts))).toBe('accepted')
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    )
  })

  it('only rules with missing facts are skipped', () => {
    const unstated = ['offering/tag-unknown', 'offering/template-unknown', 'test/narrowing-unknown']
    fc.assert(
      fc.property(validRequest(operation), ({ request, facts }) => {
        const { unchecked } = contract.check(operation, request, facts)
        expect(unchecked.filter((id) => !unstated.includes(id))).toEqual([])
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    )
  })
})
