import { expect, it } from 'vitest'
import { factsOfGiven } from '../../../src/conformance/cases/facts-of-given.js'
import {
  combinableCase,
  combinableVariant,
} from '../../../src/conformance/combinations/combinable.js'
import { combinationsOf } from '../../../src/conformance/combinations/combine.js'
import type { Combination } from '../../../src/conformance/combinations/parts.js'
import { crossingsOf } from '../../../src/conformance/crossings/crossings.js'
import { deriveVariants } from '../../../src/conformance/variants/derive.js'
import { selectedVariants } from '../../../src/conformance/variants/variants.js'
import { scenarioOf } from '../../../src/conformance/world/case-scenario.js'
import { withDefaultFacts } from '../../../src/conformance/world/default-facts.js'
import { isObject } from '../../../src/core/base/json.js'
import { createContract } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { cases, keysOf, tried } from '../../conformance-suite/trying.js'

const contract = createContract()

const ofVariants = () =>
  selectedVariants(deriveVariants(cases()), () => true).flatMap(
    (variant) => combinableVariant(variant) ?? [],
  )

const setup = { contract, contractOptions: {}, maxBodyBytes: undefined }

const ofCases = () =>
  cases().flatMap((each) => {
    const scenario = scenarioOf(each, setup)
    return 'skipped' in scenario ? [] : (combinableCase(each, withDefaultFacts(scenario)) ?? [])
  })

it.each([
  ['cases', () => combinationsOf(ofCases())],
  ['variants', () => combinationsOf(ofVariants())],
  ['changes in other contexts', () => crossingsOf(cases(), () => true)],
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

/** A server that does not check a field of requests to an operation with a text. */
function unchecked(operation: string, field: string, text: string): Partial<Mutant> {
  const isMeant = (target: unknown, body: unknown) =>
    String(target).endsWith(field) && String(JSON.stringify(body)).includes(`"${text}"`)
  return {
    forgives: ({ target }, call) => call.operation === operation && isMeant(target, call.body),
    answer(response, exchange) {
      const { error } = response.body as { error?: { details?: unknown } }
      if (exchange.operation !== operation || !Array.isArray(error?.details)) return response
      const { body } = exchange.request
      const details = error.details.filter((each) => !isObject(each) || !isMeant(each.target, body))
      return { ...response, body: { ...(response.body as object), error: { ...error, details } } }
    },
  }
}

const fields: readonly [operation: string, field: string, text: string][] = [
  ['createCampaign', 'image_scaling', 'TIMER_WITH_PROGRESS_BAR'],
  ['createOffering', 'start_datetime', 'DMV'],
]

it.each(fields)('finds that %s does not check %s in requests with %s', async (...fault) => {
  const only = [fault[0]]
  const { findings } = await tried({ only }, unchecked(...fault), { kinds: ['variants'] })
  expect(findings.map(({ level, kind }) => `${level} ${kind}`)).toContain('MUST accepted')
  // No case or variant combines the field with the text.
  expect(findings.every(({ cases }) => cases.every((id) => id.includes('+')))).toBe(true)
})

it('finds that a server rejects a valid value in requests with another', async () => {
  const refuses: Mutant['refuses'] = ({ operation, body }) => {
    const text = String(JSON.stringify(body))
    return operation === 'createCampaign' && text.includes('"EXIT"') && text.includes('"team"')
      ? { target: 'basic_details.team', message: 'No.' }
      : undefined
  }
  const only = ['createCampaign']
  const keys = keysOf(await tried({ only }, { refuses }, { kinds: ['variants'] }))
  expect(keys).toContain(
    'createCampaign refused structure basic_details.team status-400-VALIDATION_FAILED',
  )
})

it('reports a rejected field once, not for each change beside it', async () => {
  const target = 'campaign_content.content.push.android.advanced.dismiss_button_text'
  const refuses: Mutant['refuses'] = ({ operation, body }) => {
    const text = String(JSON.stringify(body))
    const isMeant =
      /"dismiss_button_text"/.test(text) && !/"make_notification_sticky":true/.test(text)
    return operation === 'createCampaign' && isMeant ? { target, message: 'No.' } : undefined
  }
  const only = ['createCampaign']
  const { findings } = await tried({ only }, { refuses }, { kinds: ['variants'] })
  const musts = findings.filter(({ level }) => level === 'MUST')
  expect(musts.map(({ target }) => target)).toEqual([target])
})
