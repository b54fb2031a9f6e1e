import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Path } from '../../src/core/base/json.js'
import type { OperationName } from '../../src/core/index.js'
import {
  type BrokenOptions,
  brokenRequest,
  type Fault,
} from '../../src/testing/arbitraries/index.js'

const sample = (operation: OperationName, options: BrokenOptions, numRuns = 20) =>
  fc.sample(brokenRequest(operation, options), { numRuns, seed: 7 })

const isWithin = (inner: Path, outer: Path): boolean =>
  JSON.stringify(inner.slice(0, outer.length)) === JSON.stringify(outer)
const touch = (one: Path, other: Path): boolean => isWithin(one, other) || isWithin(other, one)

/** Returns whether a fault changes a path that the other changes or needs. */
const disturbs = (one: Fault, { changes, needs = [] }: Fault): boolean =>
  [...changes.map(({ path }) => path), ...needs].some((place) =>
    one.changes.some(({ path }) => touch(path, place)),
  )

const isOfKey = (rule: string): boolean => rule.startsWith('idempotency/')
const rulesOf = ({ faults }: { faults: readonly Fault[] }) => faults.map(({ rule }) => rule)

describe('the faults of an invalid request', () => {
  it('are one by default', () => {
    expect(sample('updateOffering', {}).map(({ faults }) => faults.length)).toEqual(
      Array.from({ length: 20 }, () => 1),
    )
  })

  it.each(['updateOffering', 'changeCampaignStatus'] as const)(
    'are two that leave each other alone: %s',
    (operation) => {
      for (const { faults } of sample(operation, { faults: 2 })) {
        expect(faults).toHaveLength(2)
        const [first, second] = faults as [Fault, Fault]
        expect([disturbs(first, second), disturbs(second, first)]).toEqual([false, false])
      }
    },
  )

  it('are any two independent ones', () => {
    const only = ({ rule }: Fault) => isOfKey(rule) || rule === 'body/missing'
    const pairs = sample('changeCampaignStatus', { faults: 2, only }, 60).map(rulesOf)
    expect([...new Set(pairs.map((rules) => rules.sort().join(' and ')))].sort()).toEqual([
      'body/missing and idempotency/conflict',
      'body/missing and idempotency/key-malformed',
      'body/missing and idempotency/key-missing',
      'idempotency/in-progress',
    ])
  })

  it('are those that match `only`', () => {
    const only = ({ rule }: Fault) => rule === 'body/empty' || rule === 'content/mixed-shape'
    const rules = sample('updateCampaign', { only }).flatMap(rulesOf)
    expect(new Set(rules)).toEqual(new Set(['body/empty', 'content/mixed-shape']))
    expect(rules).toHaveLength(20)
  })

  it('throw if none matches `only`', () => {
    expect(() => sample('listOfferTemplates', { only: () => false })).toThrow(
      '`only` matches no fault of listOfferTemplates',
    )
  })
})
