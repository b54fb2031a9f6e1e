import { describe, expect, it } from 'vitest'
import { createContract, type OperationName, type RequestInput } from '../../src/core/index.js'

const contract = createContract()

/** Returns the message of the only violation or warning of a request. */
function message(
  operation: OperationName,
  request: RequestInput,
  options = {},
): string | undefined {
  const verdict = createContract(options).check(operation, request)
  const found = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  expect(found).toHaveLength(1)
  return found[0]?.message
}

const withGeofence = (change: object) => ({
  body: {
    channel: 'PUSH',
    draft_id: '66b1f0c2a94e3d0012ab34cd',
    basic_details: {
      geofences: {
        name: 'Store',
        latitude: '52.52',
        longitude: '13.40',
        radius: '200',
        response_time_value: '10',
        response_time_granularity: 'MINUTES',
        triggered_at: 'ENTRY',
        ...change,
      },
    },
    test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['token'] },
  },
})

describe('messages', () => {
  it('contains no value of the request unless messages are `debug`', () => {
    const request = withGeofence({ triggered_at: 'secret-value', radius: 'x'.repeat(500) })
    const texts = (messages: 'public' | 'debug') => {
      const verdict = createContract({ messages }).check('testCampaign', request)
      return [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings].map((v) => v.message)
    }
    expect(texts('public').join()).not.toMatch(/secret-value|xxx|#\//)
    expect(texts('debug').join()).toContain('secret-value')
    expect(texts('debug').join()).toContain('openapi/campaigns.yaml#/components/schemas/Geofences')
    expect(texts('debug').every((text) => text.length < 300)).toBe(true)
  })
})

describe('a debug message shows of the received value', () => {
  const shown = (priority: unknown) =>
    /\[received (.*); /.exec(
      message('updateOffering', { body: { priority } }, { messages: 'debug' }) ?? '',
    )?.[1]

  it.each([
    ['a number', 101, '101'],
    ['null', null, 'null'],
    ['true', true, 'true'],
    ['an object’s kind', { a: 1 }, 'an object'],
    ['a list’s kind', [1], 'an array'],
    ['the first 80 characters of a text', 'x'.repeat(81), 'x'.repeat(80)],
    ['all of a shorter one', 'x'.repeat(80), 'x'.repeat(80)],
  ])('%s', (_what, value, wanted) => {
    expect(shown(value)).toBe(wanted)
  })
})

it.each<[string, OperationName, object, string]>([
  [
    'a text in quotes',
    'updateCampaign',
    { basic_details: { name: true } },
    'Must be a string, not a boolean. Put it in quotes: `"true"`.',
  ],
  [
    'no name if several have the word',
    'updateOffering',
    { scheduling: { datetime: 1 } },
    'Unknown field; the API may ignore it.',
  ],
  [
    'the object that has the field',
    'updateOffering',
    { variation_meta: { percentage: 1 } },
    'Unknown field. Did you mean `control_group.percentage`?',
  ],
  [
    'the object also if it has others already',
    'updateOffering',
    { variation_meta: { percentage: 1, control_group: { other: 1 } } },
    'Unknown field. Did you mean `control_group.percentage`?',
  ],
  [
    'no object that has the field already',
    'updateOffering',
    { variation_meta: { percentage: 1, control_group: { percentage: 5 } } },
    'Unknown field; the API may ignore it.',
  ],
])('suggests %s', (_what, operation, body, wanted) => {
  const rules = { 'idempotency/*': 'off' } as const
  const verdict = createContract({ rules }).check(operation as 'updateOffering', { body })
  const found = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  expect(found[0]?.message).toBe(wanted)
})

describe('values that a message suggests', () => {
  it('are those that the channel allows', () => {
    const test_campaign_meta = { identifier: 'email', identifier_values: ['{{id}}'] }
    const body = { channel: 'PUSH', draft_id: '66b1f0c2a94e3d0012ab34cd', test_campaign_meta }
    const suggested = message('testCampaign', { body })
    expect(suggested).toContain('`USER_ATTRIBUTE_USER_EMAIL`')
    expect(suggested).not.toContain('`EMAIL`')
  })

  it('are the delivery types that an e-mail can have', () => {
    const body = { channel: 'EMAIL', campaign_delivery_type: 'device_triggered', created_by: 'x' }
    expect(message('createCampaign', { body })).toBe(
      'Must be `ONE_TIME`, `PERIODIC`, `EVENT_TRIGGERED` or `BUSINESS_EVENT_TRIGGERED`.',
    )
  })

  it('are the actions that the campaign allows', () => {
    const facts = { campaign: { status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' } }
    const verdict = contract.check('changeCampaignStatus', { body: { action: 'stop' } }, facts)
    expect(verdict.ok ? [] : verdict.violations.map((each) => each.message)).toEqual([
      'Must be `PAUSE` or `RESUME`.',
    ])
  })
})
