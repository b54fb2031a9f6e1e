import { describe, expect, it } from 'vitest'
import { expectedTestResults } from '../../src/core/index.js'

const android = { push: { android: {} } }
const email = { email: { subject: 'Hello' } }
const draft = { draft_id: '65f1c2a9d4e8b7a6c5d4e3f2' }
const push = (content: unknown, more: object = {}) => ({
  channel: 'PUSH',
  campaign_content: { content, ...more },
})
const abTest = {
  variation_details: { manual_distribution_percentage: { variation_1: 50, variation_2: 50 } },
}
const names = Array.from({ length: 500 }, (_, index) => `name${index}`)
const everywhere = { platform: 'IOS', locale_name: 'german', variation: 'variation_2' }

type Row = [name: string, body: unknown, draft: unknown, wanted: string[] | undefined]

const rows: Row[] = [
  [
    'flat push content',
    push({ push: { android: {}, web: {} } }),
    undefined,
    ['ANDROID_default_variation_1', 'WEB_default_variation_1'],
  ],
  [
    'flat e-mail content',
    { channel: 'EMAIL', campaign_content: { content: email } },
    undefined,
    ['EMAIL_default_variation_1'],
  ],
  ['a push campaign whose content is an e-mail', push(email), undefined, undefined],
  [
    'platforms of all locales and variations together',
    push({ default: { a: android, b: { push: { ios: {} } } } }),
    undefined,
    ['ANDROID_default_a', 'ANDROID_default_b', 'IOS_default_a', 'IOS_default_b'],
  ],
  [
    'a listed locale without content, which the default serves',
    push({ default: { variation_1: android } }, { locales: ['german'] }),
    undefined,
    ['ANDROID_default_variation_1', 'ANDROID_german_variation_1'],
  ],
  [
    'the declared variations, whatever has content',
    push({ default: { variation_1: android } }, abTest),
    undefined,
    ['ANDROID_default_variation_1', 'ANDROID_default_variation_2'],
  ],
  [
    'the variations with content where none are declared',
    push({ default: { variation_1: android, variation_2: android } }),
    undefined,
    ['ANDROID_default_variation_1', 'ANDROID_default_variation_2'],
  ],
  [
    'inline content narrowed to a variation',
    { ...push({ default: { a: android, b: android } }), test_campaign_meta: { variation: 'b' } },
    undefined,
    ['ANDROID_default_b'],
  ],
  [
    'inline content narrowed to a locale that it lacks',
    { ...push(android), test_campaign_meta: { locale_name: 'german' } },
    undefined,
    [],
  ],
  [
    'the platforms that inline basic details target',
    { ...push(android), basic_details: { platforms: ['WEB'] } },
    undefined,
    ['WEB_default_variation_1'],
  ],
  [
    'one of the platforms of inline content, which basic details target',
    {
      ...push({ push: { android: {}, ios: {} } }),
      basic_details: { platforms: ['IOS'] },
    },
    undefined,
    ['IOS_default_variation_1'],
  ],
  [
    'inline basic details that target no platform',
    { ...push(android), basic_details: { platforms: [] } },
    undefined,
    ['ANDROID_default_variation_1'],
  ],
  [
    'an inline e-mail, which has no platforms',
    {
      channel: 'EMAIL',
      basic_details: { platforms: ['IOS'] },
      campaign_content: { content: email },
    },
    undefined,
    ['EMAIL_default_variation_1'],
  ],
  [
    'a locale and a variation that have content without being listed',
    {
      ...draft,
      test_campaign_meta: { locale_name: 'german', variation: 'variation_3' },
    },
    push({ german: { variation_3: android } }, abTest),
    ['ANDROID_german_variation_3'],
  ],
  [
    'the platforms that a draft targets',
    draft,
    { ...push(android), basic_details: { platforms: ['WEB', 'IOS'] } },
    ['IOS_default_variation_1', 'WEB_default_variation_1'],
  ],
  ['a draft that targets none', draft, push(android), ['ANDROID_default_variation_1']],
  [
    'a draft with locales and variations, narrowed to one of each',
    { ...draft, test_campaign_meta: everywhere },
    { ...push({}, { locales: ['german'], ...abTest }), basic_details: { platforms: ['IOS'] } },
    ['IOS_german_variation_2'],
  ],
  [
    'an e-mail draft, which no platform narrows',
    { ...draft, test_campaign_meta: { platform: 'IOS' } },
    { channel: 'EMAIL', campaign_content: { content: email } },
    ['EMAIL_default_variation_1'],
  ],
  [
    'a draft without channel, by its content',
    draft,
    { campaign_content: { content: email } },
    ['EMAIL_default_variation_1'],
  ],
  [
    'an unknown draft where the request names all three',
    { ...draft, test_campaign_meta: everywhere },
    undefined,
    ['IOS_german_variation_2'],
  ],
  ['an unknown draft', { ...draft, channel: 'EMAIL' }, undefined, undefined],
  ['a draft that does not exist', draft, null, undefined],
  ['a draft without facts of its content', draft, { channel: 'EMAIL', status: 'DRAFT' }, undefined],
  ['a draft whose platforms cannot be known', draft, push({}), undefined],
  ['inline content that is missing', { channel: 'EMAIL' }, undefined, undefined],
  ['inline content of neither channel', push('text'), undefined, undefined],
  ['a body that is no object', 'text', undefined, undefined],
  [
    'parts of the wrong type, which count as absent',
    {
      channel: 'EMAIL',
      campaign_content: {
        locales: ['german', 7, null, 'german', 'default'],
        variation_details: { manual_distribution_percentage: [] },
        content: { default: null, german: 'text' },
      },
      test_campaign_meta: { variation: 7, locale_name: '' },
    },
    undefined,
    ['EMAIL_default_variation_1', 'EMAIL_german_variation_1'],
  ],
  [
    'more results than any test has',
    push({ default: Object.fromEntries(names.map((name) => [name, android])) }, { locales: names }),
    undefined,
    undefined,
  ],
]

describe('expectedTestResults', () => {
  it.each(rows)('%s', (_name, body, stored, wanted) => {
    expect(expectedTestResults(body, stored)).toEqual(wanted)
  })
})

it('returns undefined if the keys would be longer than in any test', () => {
  // `ANDROID_`, the name of the locale and `_variation_1`, for `default` and one more locale.
  const bodyOf = (length: number) => ({
    channel: 'PUSH',
    campaign_content: {
      locales: ['l'.repeat(length)],
      content: { push: { android: {} } },
    },
  })
  const most = 2 ** 22
  const others = 2 * ('ANDROID_'.length + 'variation_1_'.length) + 'default_'.length + 1
  expect(expectedTestResults(bodyOf(most - others))).toHaveLength(2)
  expect(expectedTestResults(bodyOf(most - others + 1))).toBeUndefined()
})
