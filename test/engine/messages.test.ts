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
    'quotes around a number that parsing changed',
    'updateCampaign',
    { basic_details: { name: 2 ** 60 } },
    'Must be a string, not a number. Put it in quotes.',
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
  [
    'the only name that ends with the word',
    'updateOffering',
    { enabled: true },
    'Unknown field. Did you mean `is_global_control_enabled`?',
  ],
])('suggests %s', (_what, operation, body, wanted) => {
  const rules = { 'idempotency/*': 'off' } as const
  const verdict = createContract({ rules }).check(operation as 'updateOffering', { body })
  const found = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  expect(found[0]?.message).toBe(wanted)
})

describe('a value in or without quotes', () => {
  const adviceOn = (body: object) => {
    const rules = { 'idempotency/*': 'off' } as const
    return message('updateOffering', { body }, { rules })?.split('. ')[1]
  }

  it.each([
    ['5', 'Remove the quotes: `5`.'],
    ['-12', 'Remove the quotes: `-12`.'],
    ['x5', undefined],
    ['5x', undefined],
  ])('an integer: %j', (priority, advice) => {
    expect(adviceOn({ priority })).toBe(advice)
  })

  it.each([
    ['7', 'Remove the quotes: `7`.'],
    ['-12.25', 'Remove the quotes: `-12.25`.'],
    ['x1.5', undefined],
    ['1.5x', undefined],
    ['1.', undefined],
  ])('a number: %j', (percentage, advice) => {
    expect(adviceOn({ variation_meta: { control_group: { percentage } } })).toBe(advice)
  })

  it.each([
    ['true', 'Remove the quotes: `true`.'],
    ['untrue', undefined],
    ['trueish', undefined],
  ])('true or false: %j', (is_global_control_enabled, advice) => {
    expect(adviceOn({ is_global_control_enabled })).toBe(advice)
  })

  it.each(['a', 5])('a list: %j', (tags) => {
    expect(adviceOn({ tags })).toBe('Put it in square brackets.')
  })
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

  it('are the names of the workspace that the list lacks, for the first findings', () => {
    const known = ['summer', 'winter']
    const suggestedFor = (tags: string[], tagIds: readonly string[] | Set<string> = known) => {
      const facts = { workspace: { tagIds } }
      const verdict = contract.check('updateOffering', { body: { tags } }, facts)
      const violations = verdict.ok ? [] : verdict.violations
      const ofTags = violations.filter(({ rule }) => rule === 'offering/tag-unknown')
      return ofTags.map(({ message }) => /Did you mean `(\w+)`/.exec(message)?.[1])
    }
    expect(suggestedFor(['sumer'])).toEqual(['summer'])
    expect(suggestedFor(['sumer'], new Set(known))).toEqual(['summer'])
    expect(suggestedFor(['sumer', 'summer'])).toEqual([undefined])
    const many = suggestedFor([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `summer${letter}`))
    expect(many.indexOf(undefined)).toBe(20)
    expect(many.lastIndexOf('summer')).toBe(19)
    const names = (count: number) => [...Array(count - 1).keys()].map((n) => `other_${n}`)
    expect(suggestedFor(['sumer'], ['summer', ...names(1000)])).toEqual(['summer'])
    expect(suggestedFor(['sumer'], ['summer', ...names(1001)])).toEqual([undefined])
  })

  it('are the connector types of the name, or all of the workspace', () => {
    const main = 'Main'
    const other = 'Other'
    const connectors = [
      { connector_type: 'SENDGRID', connector_name: main },
      { connector_type: 'SPARKPOST', connector_name: other },
    ]
    const typed = (connector_type: string, connector_name: string) => {
      const facts = { workspace: { connectors } }
      const body = { connector: { connector_type, connector_name } }
      const draft = { campaign: { status: 'DRAFT', channel: 'EMAIL' } }
      const verdict = contract.check('updateCampaign', { body }, { ...facts, ...draft })
      const found = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
      return found.find(({ rule }) => rule === 'connector/unknown')?.message
    }
    const unknown = 'The workspace has no connector of this type.'
    expect(typed('SENDGRYD', main)).toBe(`${unknown} Did you mean \`SENDGRID\`?`)
    expect(typed('SENDGRYD', other)).toBe(`${unknown} It has \`SENDGRID\` and \`SPARKPOST\`.`)
  })

  it('are the actions that the campaign allows', () => {
    const facts = { campaign: { status: 'ACTIVE', campaign_delivery_type: 'PERIODIC' } }
    const verdict = contract.check('changeCampaignStatus', { body: { action: 'stop' } }, facts)
    expect(verdict.ok ? [] : verdict.violations.map((each) => each.message)).toEqual([
      'Must be `PAUSE` or `RESUME`.',
    ])
  })
})
