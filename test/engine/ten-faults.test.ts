import { expect, it } from 'vitest'
import { createContract } from '../../src/core/index.js'

// Middlewares with raw validator output report three to four messages per mistake here.
it('reports ten independent mistakes as nine violations and one warning, each at its path', () => {
  const verdict = createContract().check('testCampaign', {
    headers: {
      Authorization: 'Bearer abc', // 1: not Basic
      'X-SVC-Request-Id': '7b0e6a52-58b5-4c7e-9a3e-0f6d2b1c4a90',
      'Idempotency-Key': '3f1c2b7e-8a94-1d0e-9b6a-5c2d7e1f0a83', // 2: not version 4
    },
    body: {
      channel: 'PUSH',
      basic_details: {
        nmae: 'Spring sale', // 3: mistyped, the warning
        geofences: {
          name: 'Store',
          latitude: '52.52',
          longitude: '13.40',
          radius: 200, // 4: a number for a string
          response_time_value: '10',
          response_time_granularity: 'MINUTE', // 5: a slip in an enum
          triggered_at: 'dwell', // 6: without a dwell time
          dwell_time_granularity: 'MINUTES',
        },
      },
      campaign_content: {
        variation_details: { no_of_variations: 0 }, // 7: out of range
        content: {
          default: {
            variation_1: {
              push: { android: { template_type: 'TIMER' } }, // 8: without a timer
            },
          },
        },
      },
      test_campaign_meta: { identifier: 'MOBILE_NUMBER' }, // 9: for e-mail; 10: no values
    },
  })

  const places = (found: readonly { rule: string; target: string }[]) =>
    found.map(({ rule, target }) => [rule, target])
  expect(verdict.ok ? [] : places(verdict.violations)).toEqual([
    ['auth/credentials-malformed', 'Authorization'],
    ['idempotency/key-malformed', 'Idempotency-Key'],
    ['structure', 'basic_details.geofences.radius'],
    ['structure', 'basic_details.geofences.response_time_granularity'],
    ['structure', 'campaign_content.variation_details.no_of_variations'],
    ['structure', 'test_campaign_meta.identifier_values'],
    ['test/identifier-channel', 'test_campaign_meta.identifier'],
    ['push/timer-required', 'campaign_content.content.default.variation_1.push.android.timer'],
    ['geofence/dwell-time-required', 'basic_details.geofences.dwell_time_value'],
  ])
  expect(places(verdict.warnings)).toEqual([['field/unknown', 'basic_details.nmae']])
  expect(verdict.warnings[0]?.message).toContain('`name`')
})
