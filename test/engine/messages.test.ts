import { describe, expect, it } from 'vitest'
import { createContract, type OperationName, type RequestInput } from '../../src/core/index.js'
import { baseRequest, statusChange } from './requests.js'

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

const withMeta = (meta: object) => ({
  body: { draft_id: '66b1f0c2a94e3d0012ab34cd', test_campaign_meta: meta },
})

describe('a message says what is wrong, why, and what to write', () => {
  it.each<[string, OperationName, RequestInput, string, object?]>([
    [
      'a condition names its cause',
      'testCampaign',
      withGeofence({ triggered_at: 'dwell', dwell_time_granularity: 'MINUTES' }),
      '`dwell_time_value` is required because `triggered_at` is `dwell`.',
    ],
    [
      'letter case of an enum value',
      'testCampaign',
      withGeofence({ triggered_at: 'DWELL' }),
      'Must be `ENTRY`, `EXIT` or `dwell`. Did you mean `dwell`?',
    ],
    [
      'a slip in an enum value',
      'testCampaign',
      withGeofence({ response_time_granularity: 'MINUTE' }),
      'Must be `MINUTES`, `HOURS` or `DAYS`. Did you mean `MINUTES`?',
    ],
    [
      'an enum value like no other',
      'testCampaign',
      withGeofence({ response_time_granularity: 'FORTNIGHT' }),
      'Must be `MINUTES`, `HOURS` or `DAYS`.',
    ],
    [
      'a wrong type',
      'testCampaign',
      withGeofence({ radius: 200 }),
      'Must be a string, not a number.',
    ],
    ['null', 'testCampaign', withGeofence({ radius: null }), 'Must be a string, not null.'],
    [
      'the call to use instead',
      'changeCampaignStatus',
      statusChange({ action: 'PUBLISH' }),
      '`PUBLISH` is not accepted here. Send PATCH /v5/campaigns/{campaign_id} with `{"status": "PUBLISH"}`.',
    ],
    [
      'a key that is like none',
      'changeCampaignStatus',
      statusChange({ action: 'STOP', somewhat_else: 1 }),
      'Unknown field; the API may ignore it.',
    ],
    [
      'the identifier of another service name',
      'testCampaign',
      withMeta({ identifier: 'ACME_GAID', identifier_values: ['a'] }),
      'Must be `SVC_GAID`: its prefix is the service name (option `serviceName`).',
    ],
    [
      'the contract’s own spelling under another service name',
      'testCampaign',
      withMeta({ identifier: 'SVC_GAID', identifier_values: ['a'] }),
      'Must be `ACME_GAID`: its prefix is the service name (option `serviceName`).',
      { serviceName: 'ACME' },
    ],
    [
      'a long enum',
      'testCampaign',
      withMeta({ identifier: 'push id', identifier_values: ['a'] }),
      'Must be one of 10 values. Did you mean `PUSH_ID`?',
    ],
    [
      'too many entries',
      'testCampaign',
      withMeta({ identifier: 'PUSH_ID', identifier_values: Array(11).fill('a') }),
      'Must have at most 10 entries.',
    ],
  ])('%s', (_what, operation, request, wanted, options) => {
    expect(message(operation, request, options)).toBe(wanted)
  })

  it('suggests the field for a mistyped key', () => {
    const { channel, test_campaign_meta, ...rest } = withGeofence({}).body
    const verdict = contract.check('testCampaign', {
      body: { ...rest, channel, test_campagin_meta: test_campaign_meta },
    })
    expect(verdict.ok ? [] : verdict.violations.map(({ target }) => target)).toEqual([
      'test_campaign_meta',
    ])
    expect(verdict.warnings.map(({ message }) => message)).toEqual([
      'Unknown field. Did you mean `test_campaign_meta`?',
    ])
  })

  it('names the option for the header of another service', () => {
    const { input, facts } = baseRequest('status-stop')
    const { 'X-SVC-Request-Id': id = '', ...others } = input.headers as Record<string, string>
    const headers = { ...others, 'X-ACME-Request-Id': id }
    const verdict = contract.check('changeCampaignStatus', { ...input, headers }, facts)
    expect(verdict.ok ? '' : verdict.violations[0]?.message).toContain('`serviceName`')
  })

  it('explains that a key must not be derived from the payload', () => {
    const { input, facts } = baseRequest('status-stop')
    const headers = {
      ...(input.headers as Record<string, string>),
      'Idempotency-Key': '3f1c2b7e-8a94-5d0e-9b6a-5c2d7e1f0a83',
    }
    const verdict = contract.check('changeCampaignStatus', { ...input, headers }, facts)
    expect(verdict.ok ? '' : verdict.violations[0]?.message).toContain('derived from the payload')
  })

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

it('cites the schema of a structural violation, and the section of a rule', () => {
  const verdict = contract.check('testCampaign', withGeofence({ radius: 1, triggered_at: 'dwell' }))
  expect(verdict.ok ? [] : verdict.violations.map(({ source }) => source)).toEqual([
    'openapi/campaigns.yaml#/components/schemas/Geofences/properties/radius',
    'Geofences',
    'Geofences',
  ])
})
