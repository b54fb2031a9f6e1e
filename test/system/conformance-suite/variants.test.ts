import { beforeAll, expect, it } from 'vitest'
import type { ConformanceFinding } from '../../../src/conformance/report/report.js'
import type { Violation } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { tried } from '../../conformance-suite/trying.js'

/** Bugs that accept invalid requests with one value of a condition. */
const forgiven: readonly [
  name: string,
  rule: string,
  isForgiven: (violation: Violation, text: string) => boolean,
][] = [
  [
    'only the first variation is validated',
    'push/banner-image-required',
    ({ target }) => target.includes('variation_2'),
  ],
  [
    'only the default locale is validated',
    'email/body-required',
    ({ target }) => target.includes('.fr.'),
  ],
  [
    'the overrides of e-mails are not validated',
    'structure',
    ({ target }, text) => target.startsWith('personalization_details') && text.includes('"EMAIL"'),
  ],
  [
    'the keys of percentages are validated for MANUAL only',
    'variation/key-format',
    (_, text) => text.includes('"OPTIMIZED"'),
  ],
]

const email = 'campaign_content.content.email'
const android = 'campaign_content.content.push.android'

/** Bugs that reject one valid value. */
const refused: readonly [name: string, target: string, isRefused: (text: string) => boolean][] = [
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
    'test_campaign_meta.identifier_values',
    (text) => text.includes('"draft_id"') && /"identifier_values":\[("[^"]*",){9}"/.test(text),
  ],
]

let findings: readonly ConformanceFinding[]

// No bug hides another one, so one run finds all of them.
beforeAll(async () => {
  const bugs: Partial<Mutant> = {
    forgives: (violation, { body }) =>
      forgiven.some(
        ([, rule, isForgiven]) =>
          violation.rule === rule && isForgiven(violation, JSON.stringify(body)),
      ),
    refuses({ body }) {
      const bug = refused.find(([, , isRefused]) => isRefused(String(JSON.stringify(body))))
      return bug && { target: bug[1], message: 'No.' }
    },
  }
  ;({ findings } = await tried({ only: ['testCampaign'] }, bugs, { kinds: ['variants'] }))
}, 300_000)

it.each(forgiven)('detects that %s', (_, rule) => {
  const expected = { level: 'MUST', kind: 'accepted', subject: rule }
  expect(findings).toContainEqual(expect.objectContaining(expected))
})

it.each(refused)('detects that %s', (_, target) => {
  const expected = { level: 'MUST', kind: 'refused', target }
  expect(findings).toContainEqual(expect.objectContaining(expected))
})
