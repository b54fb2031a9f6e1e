import { expect, it } from 'vitest'
import { createContract, type Violation } from '../../src/core/index.js'
import { baseRequest } from './requests.js'

/* What is found in one part of a body does not depend on how many other parts have violations. */

const unlimited = {
  maxViolations: Number.MAX_SAFE_INTEGER,
  maxResponseBytes: Number.MAX_SAFE_INTEGER,
}
const contract = createContract(unlimited)

const valid = { push: { android: { template_type: 'BASIC' } } }
const invalid = { push: { android: { template_type: 'BASICS' } } }

/** Locales that are wrong in different ways, some with violations that others hide. */
const locales: unknown[] = [
  invalid,
  { variation_1: invalid },
  { variation_1: valid, variation_2: invalid },
  { variation_1: { ...invalid, email: { subject: 7 } } },
  { ...valid, variation_1: invalid },
  { variation_1: 7 },
  { variation_1: { push: 7 } },
  { variation_1: { push: { android: { template_type: 'BASIC', title: 7 } } }, x: 1 },
  { x: { y: invalid } },
  { push: { android: [] } },
  7,
  {},
]

it('finds the same in each of many locales as in one alone', () => {
  const base = baseRequest('test-push-inline').input.body as object
  const inLocales = (named: Readonly<Record<string, unknown>>) => {
    const content = { default: { variation_1: valid }, ...named }
    // A rule reports an unlisted locale, unless its structure is invalid.
    const listed = Object.keys(named).filter((name) => named[name] !== 7)
    const campaign_content = { locales: listed, content }
    const verdict = contract.check('testCampaign', { body: { ...base, campaign_content } })
    return [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  }
  const places = (violations: Violation[], locale: string, name: string) =>
    violations
      .map(({ severity, rule, keyword, target }) => [severity, rule, keyword, target].join(' '))
      .filter((place) => `${place}.`.includes(`.content.${locale}.`))
      .map((place) => place.replace(`.content.${locale}`, `.content.${name}`))
      .sort()
  const named = Array.from({ length: 5 * locales.length }, (_, at): [string, unknown] => [
    `l${at}`,
    locales[at % locales.length],
  ])
  const together = inLocales(Object.fromEntries(named))
  for (const [locale, value] of named) {
    const alone = inLocales({ alone: value })
    expect(places(together, locale, 'alone')).toEqual(places(alone, 'alone', 'alone'))
  }
})

it.each([
  ['error', 10_001, 2],
  ['off', 1, undefined],
] as const)(
  'counts what it drops beyond ten thousand violations of a rule: %s',
  (severity, count, truncated) => {
    const { check } = createContract({ ...unlimited, rules: { 'offering/tag-unknown': severity } })
    const body = { tags: Array<string>(10_002).fill('x'), description: 7 }
    const verdict = check('updateOffering', { body }, { workspace: { tagIds: [] } })
    expect(verdict.ok ? 0 : verdict.violations.length).toBe(count)
    expect(verdict.truncated).toBe(truncated)
  },
)

it('counts what it drops in a request and in the draft that it publishes', () => {
  const { operation, input, facts } = baseRequest('publish-push')
  const names = Array.from({ length: 10_002 }, (_, at) => `l${at}`)
  const unlisted = Object.fromEntries(names.map((name) => [name, { variation_1: valid }]))
  const content = { default: { variation_1: valid }, ...unlisted }
  const campaign = { ...(facts.campaign as object), campaign_content: { content } }
  const body = {
    status: 'PUBLISH',
    basic_details: Object.fromEntries(names.map((name) => [name, 1])),
  }
  const { check } = contract
  const stored = check(operation, input, { ...facts, campaign })
  const both = check(operation, { ...input, body }, { ...facts, campaign })
  expect([stored.truncated, both.truncated]).toEqual([2, 4])
})
