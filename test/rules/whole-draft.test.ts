import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'

/* Drafts to publish, with and without a message. Other rules report a missing variation level. */

const contract = createContract({ rules: { 'auth/*': 'off', 'request-id/*': 'off' } })

function saysIncomplete(campaign_content: unknown): boolean {
  const campaign = { status: 'DRAFT', channel: 'PUSH', campaign_content } as never
  const verdict = contract.check('validateCampaign', {}, { campaign })
  expect(verdict).not.toHaveProperty('fault')
  return JSON.stringify(verdict).includes('A message (`push` or `email`) is required')
}

const message = { push: { android: { template_type: 'BASIC' } } }

it.each([
  ['no content', {}],
  ['empty content', { content: {} }],
  ['a locale without variations', { content: { default: {} } }],
  ['a variation without a message', { content: { default: { variation_1: {} } } }],
  ['several of them', { content: { default: { variation_1: {} }, fr: { variation_1: {} } } }],
])('says that there is none in %s', (_, content) => {
  expect(saysIncomplete(content)).toBe(true)
})

it.each([
  ['flat content', { content: message }],
  ['one variation', { content: { default: { variation_1: message } } }],
  ['one of two variations', { content: { default: { variation_1: {}, variation_2: message } } }],
  ['one of two locales', { content: { default: {}, fr: { variation_1: message } } }],
  ['a locale that lacks its variation', { content: { default: message } }],
  ['content that is no object', { content: 'text' }],
  ['a locale that is no object', { content: { default: 'text' } }],
  ['a variation that is no object', { content: { default: { variation_1: 'text' } } }],
  ['campaign content that is no object', 'text'],
])('finds one in, or leaves to others, %s', (_, content) => {
  expect(saysIncomplete(content)).toBe(false)
})
