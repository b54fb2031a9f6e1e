import { beforeAll, expect, it } from 'vitest'
import { readGenerated } from '../../../src/conformance/cases/generated-file.js'
import { storedVariants } from '../../../src/conformance/variants/stored-variants.js'
import type { Variant } from '../../../src/conformance/variants/variant.js'
import type { Violation } from '../../../src/core/index.js'
import { createSandbox, type Mutant } from '../../../src/testing/sandbox/index.js'
import { deriveVariants } from '../../../tools/generate/variants/derive.js'
import { cases, keysOf, tried } from '../../conformance-suite/trying.js'

let variants: readonly Variant[]
beforeAll(() => {
  variants = storedVariants(cases(), () => true)
})

const idsOf = (list: readonly Variant[]) => list.map(({ trial }) => trial.id)

it('has the variants of all cases, with unique ids', () => {
  expect(readGenerated('variants')).toEqual({ variants: deriveVariants(cases()) })
  const ids = idsOf(variants)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^variant\/[^/]+\/.+=./s.test(id))).toEqual([])
})

it('derives some thousand, of all operations with conditions', () => {
  expect(variants.length).toBeGreaterThan(2000)
  expect(variants.length).toBeLessThanOrEqual(6500)
  const operations = new Set(variants.map(({ scenario }) => scenario.operation))
  expect(operations.size).toBeGreaterThanOrEqual(8)
})

it('leaves a required field out with each other value of a field beside it', () => {
  const start = 'geofences.radius.required-broken/body/basic_details/geofences/triggered_at='
  const values = idsOf(variants).flatMap((id) => id.split(start)[1] ?? [])
  expect(values.sort()).toEqual(['ENTRY', 'EXIT'])
})

it('tries e-mails with every action and delivery type that the cases leave out', () => {
  const tried = variants
    .filter(({ scenario }) => scenario.operation === 'changeCampaignStatus')
    .map(({ scenario: { input, given } }) => {
      const { action } = input.body as { action: unknown }
      return `${action} ${given.campaign?.channel} ${given.campaign?.campaign_delivery_type}`
    })
  expect(tried).toContain('STOP EMAIL BUSINESS_EVENT_TRIGGERED')
  expect(tried).toContain('PAUSE EMAIL EVENT_TRIGGERED')
  expect(tried).toContain('PAUSE EMAIL PERIODIC')
  // Only push campaigns have this type.
  expect(tried).not.toContain('PAUSE EMAIL DEVICE_TRIGGERED')
})

type Forgives = NonNullable<Mutant['forgives']>

const ofRule =
  (rule: string, isForgiven: (violation: Violation, text: string) => boolean): Forgives =>
  (violation, { body }) =>
    violation.rule === rule && isForgiven(violation, String(JSON.stringify(body)))

/** Bugs that one value of a condition reveals. */
const bugs: readonly [name: string, rule: string, forgives: Forgives][] = [
  [
    'only the first variation is validated',
    'push/banner-image-required',
    ofRule('push/banner-image-required', ({ target }) => target.includes('variation_2')),
  ],
  [
    'only the default locale is validated',
    'email/body-required',
    ofRule('email/body-required', ({ target }) => target.includes('.fr.')),
  ],
  [
    'an emoji is allowed in names',
    'offering/name-characters',
    ofRule('offering/name-characters', (_, text) => text.includes('\u{1F600}')),
  ],
  [
    'the timer is required for one template only',
    'push/timer-required',
    ofRule('push/timer-required', (_, text) => text.includes('"TIMER_WITH_PROGRESS_BAR"')),
  ],
  [
    'the overrides of e-mails are not validated',
    'structure',
    (violation, { body, operation }) =>
      operation === 'testCampaign' &&
      violation.target.startsWith('personalization_details') &&
      JSON.stringify(body).includes('"EMAIL"'),
  ],
  [
    'the content of e-mails needs no default locale',
    'content/default-locale-missing',
    ofRule('content/default-locale-missing', (_, text) => !text.includes('"push"')),
  ],
  [
    'only categories of promotional e-mails are looked up',
    'email/subscription-category-unknown',
    ofRule('email/subscription-category-unknown', (_, text) => text.includes('"TRANSACTIONAL"')),
  ],
  [
    'the keys of percentages are validated for MANUAL only',
    'variation/key-format',
    ofRule('variation/key-format', (_, text) => text.includes('"OPTIMIZED"')),
  ],
]

it.each(bugs)('detects that %s', async (_, rule, forgives) => {
  const { findings } = await tried({ only: [rule] }, { forgives }, { kinds: ['variants'] })
  expect(findings.map(({ level, kind }) => `${level} ${kind}`)).toContain('MUST accepted')
})

const email = 'campaign_content.content.email'
const android = 'campaign_content.content.push.android'
const recipients = 'test_campaign_meta.identifier_values'

/** Bugs that reject one valid value. */
const rejections: readonly [name: string, target: string, isRejected: (text: string) => boolean][] =
  [
    [
      'domains end with two to four letters',
      `${email}.from_address`,
      (text) => text.includes('.technology"'),
    ],
    [
      'pictures need https',
      `${android}.basic_details.image_url`,
      (text) => text.includes('"http://'),
    ],
    [
      'pictures have no query',
      `${android}.basic_details.image_url`,
      (text) => text.includes('?width='),
    ],
    [
      'colours are in upper case',
      `${android}.basic_details.background_color_code`,
      (text) => text.includes('"#a1b2c3"'),
    ],
    [
      'times have no offset',
      `${android}.timer.specific_time`,
      (text) => text.includes('T10:30:00+05:30'),
    ],
    [
      'a test of a draft has nine recipients at most',
      recipients,
      (text) => text.includes('"draft_id"') && /"identifier_values":\[("[^"]*",){9}"/.test(text),
    ],
  ]

it.each(rejections)('detects that %s', async (_, target, isRejected) => {
  const refuses: Mutant['refuses'] = ({ body }) =>
    isRejected(String(JSON.stringify(body))) ? { target, message: 'No.' } : undefined
  const only = ['testCampaign']
  const { findings } = await tried({ only }, { refuses }, { kinds: ['variants'] })
  expect(findings.map(({ level, kind }) => `${level} ${kind}`)).toContain('MUST refused')
})

it('tests cases that only turn off a warning', async () => {
  const forgives: Forgives = ({ rule }, { body }) =>
    rule === 'content/flat-shape-not-allowed' && /"locales":\["fr"\]/.test(JSON.stringify(body))
  const only = ['content/flat-shape-not-allowed']
  const { findings } = await tried({ only }, { forgives }, { kinds: ['cases'] })
  expect(findings.map(({ level, kind }) => `${level} ${kind}`)).toContain('MUST accepted')
})

it('finds nothing in the sandbox, with or without its state', async () => {
  const only = ['changeCampaignStatus', 'createOffering', 'updateOffering', 'getCampaign']
  const controlled = await tried({ only }, undefined, { kinds: ['variants'] })
  expect(keysOf(controlled)).toEqual([])
  expect(controlled.variants.passed).toBeGreaterThan(150)
  const limits = { createOffering: [], updateOffering: [] }
  const { fetch } = createSandbox({ contract: { limits } })
  const target = (request: Request) =>
    new URL(request.url).pathname.startsWith('/v5/')
      ? fetch(request)
      : new Response('', { status: 404 })
  const other = await tried({ only, target, fixtures: {} }, undefined, { kinds: ['variants'] })
  expect(keysOf(other)).toEqual([])
  expect(other.variants.passed).toBeGreaterThan(30)
})
