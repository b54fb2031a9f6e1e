import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'

/* Drafts to publish, with and without a message: each lack of one is one violation. */

const contract = createContract({ rules: { 'auth/*': 'off', 'request-id/*': 'off' } })

function violationsOf(campaign_content: unknown): string[] {
  const campaign = { status: 'DRAFT', channel: 'PUSH', campaign_content } as never
  const verdict = contract.check('validateCampaign', {}, { campaign })
  expect(verdict).not.toHaveProperty('fault')
  return verdict.ok ? [] : verdict.violations.map(({ rule, target }) => `${rule} ${target}`)
}

const message = { push: { android: { template_type: 'BASIC' } } }
const inner = 'campaign_content.content'

it.each<[string, unknown, string]>([
  ['no content', {}, `publish/incomplete ${inner}`],
  ['empty content', { content: {} }, `content/default-locale-missing ${inner}`],
  ['an empty locale', { content: { default: {} } }, `content/message-missing ${inner}.default`],
  [
    'an empty variation',
    { content: { default: { variation_1: {}, variation_2: message } } },
    `content/message-missing ${inner}.default.variation_1`,
  ],
  [
    'a locale without variations',
    { content: { default: message } },
    `content/variation-level-missing ${inner}.default`,
  ],
  ['content that is no object', { content: 'text' }, `structure ${inner}`],
  ['a locale that is no object', { content: { default: 'text' } }, `structure ${inner}.default`],
  [
    'a variation that is no object',
    { content: { default: { variation_1: 'text' } } },
    `structure ${inner}.default.variation_1`,
  ],
  ['campaign content that is no object', 'text', 'structure campaign_content'],
])('reports %s once', (_, content, violation) => {
  expect(violationsOf(content)).toEqual([violation])
})

it.each([
  ['flat content', { content: message }],
  ['one variation', { content: { default: { variation_1: message } } }],
])('accepts %s', (_, content) => {
  expect(violationsOf(content)).toEqual([])
})
