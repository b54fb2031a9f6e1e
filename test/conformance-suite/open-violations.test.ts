import { expect, it } from 'vitest'
import { isOpenViolation } from '../../src/conformance/checking/open-violations.js'
import type { PreparedRequest } from '../../src/conformance/checking/trial.js'
import { createContract, type Violation } from '../../src/core/index.js'

const contract = createContract()
const channel = 'PUSH'
const test_campaign_meta = { identifier: 'SVC_GAID', identifier_values: ['a'] }
const flat = { push: { android: { template_type: 'BASIC' } } }

/** Returns whether each violation of a test by a rule is open. */
function openOf(rule: string, campaign_content: unknown): boolean[] {
  const input = { body: { channel, test_campaign_meta, campaign_content } }
  const verdict = contract.check('testCampaign', input)
  const violations = verdict.ok ? [] : verdict.violations
  const prepared: PreparedRequest = {
    ...{ operation: 'testCampaign', input, facts: {}, isTooLarge: false, setup: [] },
    request: { method: 'POST', url: '/v5/campaigns/test', headers: {}, body: undefined },
  }
  return violations
    .filter((violation) => violation.rule === rule)
    .map((violation) => isOpenViolation(prepared, violation))
}

it('leaves open what the content of a test contains, but not that it has content', () => {
  expect(openOf('test/content-required', undefined)).toEqual([false])
  expect(openOf('test/content-required', {})).toEqual([true])
})

it('leaves open whether variations without a number forbid flat content', () => {
  const open = (parts: object) =>
    openOf('content/flat-shape-not-allowed', { content: flat, ...parts })
  expect(open({ variation_details: {}, locales: [] })).toEqual([true])
  expect(open({ variation_details: {}, locales: ['fr'] })).toEqual([false])
  expect(open({ variation_details: { no_of_variations: 2 } })).toEqual([false])
})

it('leaves open the types of fields that the description only names', () => {
  const open = (push: object) => openOf('structure', { content: { push } })
  const android = (fields: object) => open({ android: { template_type: 'BASIC', ...fields } })
  const custom = { template_type: 'Custom', custom_template_id: 1 }
  expect(open({ android: custom, ios: custom })).toEqual([true, true])
  expect(android({ buttons: ['no object'] })).toEqual([true])
  expect(android({ custom_template_version: 'two' })).toEqual([false])
  expect(android({ timer: 'none' })).toEqual([false])
})

it('leaves open whether a category stays that is stored beside changed details', () => {
  const prepared = (basic_details: object) =>
    ({
      operation: 'updateCampaign',
      facts: { campaign: { status: 'DRAFT', channel: 'EMAIL', basic_details } },
      input: { body: { status: 'PUBLISH' } },
    }) as unknown as PreparedRequest
  const rule = 'email/subscription-category-required'
  const violation = { rule, target: 'basic_details.subscription_category' } as Violation
  expect(isOpenViolation(prepared({ subscription_category: 'News' }), violation)).toBe(true)
  expect(isOpenViolation(prepared({}), violation)).toBe(false)
})

/** Returns whether a violation of a request is open. */
function isOpen(
  request: Partial<Omit<PreparedRequest, 'request'>>,
  violation: Partial<Violation>,
  headers = {},
): boolean {
  const prepared = { facts: {}, input: {}, ...request, request: { headers } }
  return isOpenViolation(prepared as PreparedRequest, violation as Violation)
}

it('leaves open whether null is as good as an absent field', () => {
  const rule = 'structure'
  const ofChannel = (operation: PreparedRequest['operation'], fields: object) =>
    isOpen(
      { operation, input: { body: { channel: null, ...fields } } },
      { rule, target: 'channel' },
    )
  expect(ofChannel('updateCampaign', {})).toBe(true)
  expect(ofChannel('createCampaign', {})).toBe(false)
  expect(ofChannel('testCampaign', { draft_id: '65a1b2c3d4e5f60718293a4d' })).toBe(true)
})

it('leaves open credentials that lenient decoders of Base64 read', () => {
  const ofCredentials = (encoded: string) =>
    isOpen(
      { operation: 'getCampaign' },
      { rule: 'auth/credentials-malformed', target: 'Authorization' },
      { Authorization: `Basic ${encoded}` },
    )
  expect(ofCredentials('d29ya3NwYWNlOmtle*Q==')).toBe(true)
  expect(ofCredentials('****')).toBe(false)
  expect(ofCredentials('bm8gY29sb24=')).toBe(false)
})

it('leaves open whether a repeated call needs permissions', () => {
  const after = (idempotency: Exclude<PreparedRequest['facts']['idempotency'], undefined>) =>
    isOpen(
      { operation: 'createCampaign', facts: { idempotency } },
      { rule: 'auth/permission-missing', target: 'Authorization' },
    )
  const createdAt = new Date('2026-01-02T12:00:00Z')
  expect(after({ fingerprint: 'a', state: 'completed', createdAt })).toBe(true)
  expect(after(null)).toBe(false)
})

it('leaves open how long keys of campaigns are kept', () => {
  const after = (hours: number) => {
    const now = new Date('2026-01-02T12:00:00Z')
    const createdAt = new Date(now.getTime() - hours * 3_600_000)
    const idempotency = { fingerprint: 'a', state: 'completed', createdAt } as const
    return isOpen(
      { operation: 'testCampaign', facts: { now, idempotency } },
      { rule: 'idempotency/conflict', target: 'Idempotency-Key' },
    )
  }
  expect(after(23)).toBe(false)
  expect(after(25)).toBe(true)
})

it('leaves open which notations are datetimes, but not what is none', () => {
  const ofStart = (start_datetime: string) =>
    isOpen(
      { operation: 'createOffering', input: { body: { scheduling: { start_datetime } } } },
      { rule: 'structure', target: 'scheduling.start_datetime', keyword: 'format' },
    )
  expect(ofStart('2026-03-01')).toBe(true)
  expect(ofStart('soon')).toBe(false)
  expect(ofStart('2026-02-30T00:00:00Z')).toBe(false)
})
