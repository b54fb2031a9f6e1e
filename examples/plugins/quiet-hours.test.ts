import { testRule } from 'campaign-contract/vitest'
import { describe, expect, it } from 'vitest'
import { noStart, quietHours } from './quiet-hours.ts'

const startingAt = (start_datetime: string) => ({
  name: start_datetime,
  operation: 'updateOffering' as const,
  body: { scheduling: { start_datetime } },
})

const violations = [{ target: 'scheduling.start_datetime' }]
const quiet = (start: string) => ({ ...startingAt(start), violations })

testRule(noStart({ timeZone: 'Europe/Berlin', from: '21:00', to: '08:00' }), {
  valid: [
    ...[
      // Summer: two hours ahead of UTC.
      '2026-06-01T06:00:00Z',
      '2026-06-01T18:59:59.999Z',
      '2026-06-01T08:00:00+02:00',
      '2026-06-01T00:00:00-10:00',
      // Winter: one hour ahead.
      '2026-12-01T07:00:00Z',
      '2026-12-01T19:59:59Z',
    ].map(startingAt),
    { operation: 'updateOffering', body: { priority: 3 } },
    {
      operation: 'updateOffering',
      body: { scheduling: { expiry_datetime: '2026-06-01T02:00:00Z' } },
    },
    {
      operation: 'createOffering',
      change: { scheduling: { start_datetime: '2099-06-01T12:00:00Z' } },
    },
  ],
  invalid: [
    ...[
      '2026-06-01T19:00:00Z',
      '2026-06-01T22:00:00Z',
      '2026-06-02T05:59:59.999Z',
      '2026-12-01T20:00:00Z',
      '2026-12-02T06:59:59Z',
      '2026-06-01T10:00:00-10:00',
    ].map(quiet),
    {
      operation: 'createOffering',
      change: { scheduling: { start_datetime: '2099-06-01T23:30:00Z' } },
      violations: [
        {
          target: 'scheduling.start_datetime',
          message:
            'must not be in the quiet hours from 21:00 to 08:00: it is 01:30 in Europe/Berlin. They end at 2099-06-02T08:00+02:00',
        },
      ],
    },
    {
      ...startingAt('2026-06-01T21:30:00+02:00'),
      violations: [
        { target: 'scheduling.start_datetime', message: /end at 2026-06-02T08:00\+02:00$/ },
      ],
    },
  ],
})

describe('when clocks change', () => {
  // On 2026-03-29, Berlin goes from 02:00 to 03:00; on 2026-10-25, from 03:00 back to 02:00.
  testRule(noStart({ timeZone: 'Europe/Berlin', from: '01:30', to: '02:30' }), {
    valid: [
      // The second after 01:59:59 is 03:00:00.
      '2026-03-29T01:00:00Z',
      // 02:30 twice.
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
    ].map(startingAt),
    invalid: [
      {
        ...startingAt('2026-03-29T00:59:59Z'),
        // 02:30 does not exist on this day.
        violations: [
          { target: 'scheduling.start_datetime', message: /end at 2026-03-29T03:30\+02:00$/ },
        ],
      },
      // 02:00 and 02:29 twice.
      ...['2026-10-25T00:00:00Z', '2026-10-25T00:29:59Z'].map(quiet),
      ...['2026-10-25T01:00:00Z', '2026-10-25T01:29:59Z'].map(quiet),
    ],
  })
})

it('rejects invalid options', () => {
  const options = { timeZone: 'Europe/Berlin', from: '21:00', to: '08:00' }
  expect(() => quietHours({ ...options, timeZone: 'Europe/Berln' })).toThrow(RangeError)
  expect(() => quietHours({ ...options, from: '25:00' })).toThrow(RangeError)
  expect(() => quietHours({ ...options, to: '21:00' })).toThrow('must differ')
})
