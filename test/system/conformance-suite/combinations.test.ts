import { describe, expect, it } from 'vitest'
import { factsOfGiven } from '../../../src/conformance/cases/facts-of-given.js'
import {
  combinableCase,
  combinableVariant,
} from '../../../src/conformance/combinations/combinable.js'
import { differences } from '../../../src/conformance/combinations/differences.js'
import type { Combination } from '../../../src/conformance/combinations/parts.js'
import { storedCombinations } from '../../../src/conformance/combinations/stored-combinations.js'
import { storedCrossings } from '../../../src/conformance/crossings/stored-crossings.js'
import type { ConformanceOptions } from '../../../src/conformance/run/options.js'
import { storedVariants } from '../../../src/conformance/variants/stored-variants.js'
import { scenarioOf } from '../../../src/conformance/world/case-scenario.js'
import { withDefaultFacts } from '../../../src/conformance/world/default-facts.js'
import { valueAt } from '../../../src/core/base/json.js'
import { createContract } from '../../../src/core/index.js'
import { createSandbox, type Mutant } from '../../../src/testing/sandbox/index.js'
import { cases, keysOf, tried } from '../../conformance-suite/trying.js'

const contract = createContract()

const ofVariants = () =>
  storedVariants(cases(), () => true).flatMap((variant) => combinableVariant(variant) ?? [])

const setup = { contract, contractOptions: {}, maxBodyBytes: undefined }

const ofCases = () =>
  cases().flatMap((each) => {
    const scenario = scenarioOf(each, setup)
    return 'skipped' in scenario ? [] : (combinableCase(each, withDefaultFacts(scenario)) ?? [])
  })

describe('combinations', () => {
  const combinations = storedCombinations(ofVariants())

  it('combine several requests, the most first', () => {
    const sizes = combinations.map(({ members }) => members.length)
    expect(sizes.length).toBeGreaterThan(50)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(storedCombinations([])).toEqual([])
  })

  it('leave out what is not among the requests', () => {
    const some = ofVariants().filter((_, index) => index % 2 === 0)
    const ofSome = storedCombinations(some)
    expect(ofSome.length).toBeGreaterThan(30)
  })

  it('contain the changes of all their members', () => {
    for (const { scenario, members } of combinations) {
      for (const { item, changed } of members) {
        const { operation, given = {}, ...base } = item.base
        const edits = [...differences(base.body, item.scenario.input.body)]
        expect([scenario.operation, scenario.given.now]).toEqual([operation, given.now])
        expect(changed.map((target) => valueAt(scenario.input.body, target.split('.')))).toEqual(
          edits.map(({ value }) => value),
        )
      }
    }
  })

  it('change the messages of many locales, one for each request', () => {
    const targets = combinations.flatMap(({ members }) => members.flatMap(({ changed }) => changed))
    const places = new Set(
      targets.map((target) => target.replace(/\.a[a-z]\.variation_1\./, '.*.')),
    )
    const spread = targets.filter((target) => /^campaign_content\.content\.a[a-z]\./.test(target))
    expect(spread.length).toBeGreaterThan(200)
    expect(places.size).toBeLessThan(targets.length)
  })
})

it.each([
  ['cases', () => storedCombinations(ofCases())],
  ['variants', () => storedCombinations(ofVariants())],
  ['changes in other contexts', storedCrossings],
])('combinations of %s have the violations of all their members, and no other', (_, made) => {
  const combinations: readonly Combination<{ expected: string }>[] = made()
  expect(combinations.length).toBeGreaterThan(50)
  for (const { scenario, members } of combinations) {
    const { operation, input, given } = scenario
    const verdict = contract.check(operation, input, factsOfGiven(operation, input, given))
    const found = verdict.ok ? [] : verdict.violations
    const expected = members.flatMap(({ item, target }) =>
      target === undefined ? [] : [`${item.expected.split(' ')[0]} ${target}`],
    )
    expect(found.map(({ rule, target }) => `${rule} ${target}`).sort()).toEqual(expected.sort())
    const listed = verdict.ok ? [] : (verdict.response.body.error.details ?? [])
    if (expected.length > 1) expect(listed).toHaveLength(expected.length)
  }
})

it('finds the innermost differences', () => {
  const before = { a: 1, list: [{ b: 1 }, 2], same: { c: [] }, gone: 1 }
  const after = { a: 2, list: [{ b: 3 }, 2], same: { c: [] }, added: { d: { e: 1 }, f: {} } }
  expect([...differences(before, after)]).toEqual([
    { path: ['a'], value: 2 },
    { path: ['list', 0, 'b'], value: 3 },
    { path: ['gone'], value: undefined },
    { path: ['added', 'd', 'e'], value: 1 },
    { path: ['added', 'f'], value: {} },
  ])
  expect([...differences([1], [1, 2])]).toEqual([{ path: [], value: [1, 2] }])
  expect([...differences({}, [])]).toEqual([{ path: [], value: [] }])
})

describe('a bug in one of many fields is found in the first quarter of a run', () => {
  const field = 'campaign_content.content.push.android.basic_details.image_scaling'

  async function shareOfRun(
    options: Partial<ConformanceOptions>,
    fault?: Partial<Mutant>,
  ): Promise<number> {
    let share = 0
    const report = await tried(
      {
        ...{ only: ['testCampaign'], bail: true, ...options },
        onProgress: ({ done, total }) => {
          share = done / total
        },
      },
      fault,
    )
    expect(keysOf(report).join()).toContain(field)
    return share
  }

  it('that accepts an invalid value', async () => {
    const sandbox = createSandbox()
    const share = await shareOfRun({
      // Ignores the field, and checks all others.
      async target(request) {
        const text = await request.clone().text()
        if (!text.includes('"image_scaling"')) return sandbox.fetch(request)
        const body = JSON.stringify(JSON.parse(text), (key, value) =>
          key === 'image_scaling' ? undefined : value,
        )
        return sandbox.fetch(new Request(request, { body }))
      },
    })
    expect(share).toBeLessThan(0.25)
  })

  it('that rejects a valid value', async () => {
    const share = await shareOfRun(
      {},
      {
        refuses: ({ body }) =>
          JSON.stringify(body).includes('"image_scaling":"FILL_IMAGE_CONTAINER"')
            ? { target: field, message: 'Invalid.' }
            : undefined,
      },
    )
    expect(share).toBeLessThan(0.25)
  })
})
