import { expect, it } from 'vitest'
import { faultsOf, withFaults } from '../../src/arbitraries/index.js'
import { isRight, repair } from '../../src/arbitraries/repair.js'
import { createContract } from '../../src/index.js'
import { isObject, type Path } from '../../src/json.js'
import { rules } from '../../src/rule-table.js'
import { golden } from '../golden.js'
import { contractOf, rightRequests } from './right-requests.js'
import { shortly, Tally } from './tally.js'

const listed = golden(new URL('repair.yaml', import.meta.url))

it('a right body is left as it is', () => {
  for (const right of rightRequests) {
    const contract = contractOf(right)
    if (contract === undefined || right.request.body === undefined) continue
    const body = structuredClone(right.request.body)
    expect(isRight(contract, body)).toBe(true)
    expect(repair(contract, body)).toBe(true)
    expect(body).toEqual(right.request.body)
  }
})

it('a body in which a rule is broken is made right in the way that is written down', () => {
  const { check } = createContract()
  const tally = new Tally()
  for (const right of rightRequests) {
    const contract = contractOf(right)
    if (contract === undefined) continue
    for (const fault of faultsOf(right).filter(({ keyword }) => keyword === 'rule')) {
      const { operation, request, facts } = withFaults(right, [fault])
      if (!isObject(request.body) || isRight(contract, request.body)) continue
      const body = structuredClone(request.body)
      expect(repair(contract, body)).toBe(true)
      expect(isRight(contract, body)).toBe(true)
      // A name that is added may be one that the workspace does not know.
      const verdict = check(operation, { ...request, body }, facts)
      const broken = verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)
      expect(broken).not.toContain(fault.rule)
      tally.add(fault.rule, [...differences(request.body, body)].join(', '))
    }
  }
  const found = new Map(tally.lists())
  for (const { id } of rules) listed.expectTexts(id, found.get(id) ?? [])
})

it('a list in place of the body cannot be made right', () => {
  for (const right of rightRequests.filter(({ operation }) => operation === 'testCampaign')) {
    const contract = contractOf(right)
    expect(contract && repair(contract, [])).toBe(false)
  }
})

/** What is another value in the second, each with its place. */
function* differences(first: unknown, second: unknown, path: Path = []): Generator<string> {
  if (isObject(first) && isObject(second)) {
    for (const key of new Set([...Object.keys(first), ...Object.keys(second)])) {
      yield* differences(first[key], second[key], [...path, key])
    }
    return
  }
  const place = path.join('.')
  if (second === undefined) yield `no ${place}`
  else if (shortly(first) !== shortly(second)) yield `${place} ${shortly(second)}`
}
