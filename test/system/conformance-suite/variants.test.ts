import { expect, it } from 'vitest'
import type { Violation } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { tried } from '../../conformance-suite/trying.js'

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
    'the overrides of e-mails are not validated',
    'structure',
    (violation, { body, operation }) =>
      operation === 'testCampaign' &&
      violation.target.startsWith('personalization_details') &&
      JSON.stringify(body).includes('"EMAIL"'),
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
      'pictures have no query',
      `${android}.basic_details.image_url`,
      (text) => text.includes('?width='),
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
