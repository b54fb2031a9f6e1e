import { expect, it } from 'vitest'
import { isObject, type Path } from '../../src/core/base/json.js'
import { createContract } from '../../src/core/index.js'
import { rules } from '../../src/core/rules/rule-table.js'
import { fixBody, isValid } from '../../src/testing/arbitraries/fix.js'
import { faultsOf, withFaults } from '../../src/testing/arbitraries/index.js'
import type { GeneratedRequest } from '../../src/testing/arbitraries/request.js'
import type { BodyContract } from '../../src/testing/arbitraries/schema.js'
import { golden } from '../golden.js'
import { shortly, Tally } from './tally.js'
import { contractOf, validRequests } from './valid-requests.js'

const listed = golden(new URL('repair.yaml', import.meta.url))

it('keeps a valid body unchanged', () => {
  for (const valid of validRequests) {
    const contract = contractOf(valid)
    if (contract === undefined || valid.request.body === undefined) continue
    const body = structuredClone(valid.request.body)
    expect(isValid(contract, body)).toBe(true)
    expect(fixBody(contract, body)).toBe(true)
    expect(body).toEqual(valid.request.body)
  }
})

it('fixes an invalid body as recorded', () => {
  const { check } = createContract()
  const tally = new Tally()
  for (const valid of validRequests) {
    const contract = contractOf(valid)
    if (contract === undefined) continue
    for (const fault of faultsOf(valid).filter(({ keyword }) => keyword === 'rule')) {
      const { operation, request, facts } = withFaults(valid, [fault])
      if (!isObject(request.body) || isValid(contract, request.body)) continue
      const body = structuredClone(request.body)
      expect(fixBody(contract, body)).toBe(true)
      expect(isValid(contract, body)).toBe(true)
      // An added name may be unknown in the workspace.
      const verdict = check(operation, { ...request, body }, facts)
      const broken = verdict.ok ? [] : verdict.violations.map(({ rule }) => rule)
      expect(broken).not.toContain(fault.rule)
      tally.add(fault.rule, [...differences(request.body, body)].join(', '))
    }
  }
  const found = new Map(tally.lists())
  for (const { id } of rules()) listed.expectTexts(id, found.get(id) ?? [])
})

const tagged = (...branches: object[]) => ({
  allOf: branches.map((branch) => ({ 'x-rule': 'a/rule', ...branch })),
})

const repairs: [title: string, root: object, body: unknown, repaired: unknown][] = [
  [
    'in the items of a list',
    { items: { properties: { a: { const: 1 } }, ...tagged({ required: ['a'] }) } },
    [{}, { a: 1 }, {}],
    [{ a: 1 }, { a: 1 }, { a: 1 }],
  ],
  [
    'by the choice that adds least',
    tagged({ anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }),
    {},
    { a: 'text' },
  ],
  [
    'by the last of choices that add as much',
    tagged({ anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }),
    { b: 1 },
    { b: 1, c: 'text' },
  ],
  [
    'by a choice that adds nothing',
    tagged({ anyOf: [{ properties: { a: { const: 1 } } }, { required: ['b'] }] }),
    { a: 2 },
    { a: 1 },
  ],
  [
    'by a choice of which all keys are allowed',
    { properties: { a: false }, ...tagged({ anyOf: [{ required: ['b'] }, { required: ['a'] }] }) },
    {},
    { b: 'text' },
  ],
  ['by taking away', tagged({ not: { required: ['a'] } }), { a: 1, b: 2 }, { b: 2 }],
  [
    'with a member that fits both',
    {
      properties: { a: { enum: ['x', 'y'] } },
      ...tagged({ properties: { a: { pattern: '^y' } } }),
    },
    { a: 'x' },
    { a: 'y' },
  ],
  [
    'with what follows from a condition',
    tagged({ properties: { a: { if: { const: 'x' }, then: { const: 'y' } } } }),
    { a: 'x' },
    { a: 'y' },
  ],
]

it.each(repairs)('fixes a body %s', (_title, root, body, repaired) => {
  const [valid] = validRequests as [GeneratedRequest]
  const contract = { ...(contractOf(valid) as BodyContract), root }
  expect(isValid(contract, body)).toBe(false)
  expect(fixBody(contract, body)).toBe(true)
  expect(body).toEqual(repaired)
})

it('cannot fix a list', () => {
  for (const valid of validRequests.filter(({ operation }) => operation === 'testCampaign')) {
    const contract = contractOf(valid)
    expect(contract && fixBody(contract, [])).toBe(false)
  }
})

/** Returns the paths whose values differ in the second. */
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
