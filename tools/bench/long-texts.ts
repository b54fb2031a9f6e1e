import type { Contract, OperationName, RequestInput } from '../../src/core/index.js'
import { email, type Family, familiesOf, message } from './family.js'

export const long = 2 ** 20

type LongText = readonly [name: string, OperationName, requestOf: (size: number) => RequestInput]

const test = (body: object) => ({ body: email(body) })
const recipient = (address: string) => message({ cc_ids: [address] })
const android = (fields: object) => ({
  body: {
    channel: 'PUSH',
    campaign_content: { content: { push: { android: { basic_details: fields } } } },
    test_campaign_meta: { identifier: 'PUSH_ID', identifier_values: ['a'] },
  },
})
const image = (url: string) => android({ image_url: url })
const start = (instant: string) => ({ body: { scheduling: { start_datetime: instant } } })

/**
 * Every field with a format or a pattern; each text looks valid for long, and most are invalid only
 * at the end.
 */
const texts: readonly LongText[] = [
  ['e-mail, local part', 'testCampaign', (n) => recipient(`${'a.'.repeat(n / 2)}@`)],
  ['e-mail, labels', 'testCampaign', (n) => recipient(`a@${'b.'.repeat(n / 2)}!`)],
  ['URI, path', 'testCampaign', (n) => image(`https://a/${'%41'.repeat(n / 3)}%4`)],
  ['URI, userinfo', 'testCampaign', (n) => image(`https://${'a:'.repeat(n / 2)}@ `)],
  ['URI, scheme', 'testCampaign', (n) => image(`${'a'.repeat(n)}!`)],
  ['URI, slashes', 'testCampaign', (n) => image(`https:${'/'.repeat(n)} `)],
  ['URI, address', 'testCampaign', (n) => image(`https://[${'1:'.repeat(n / 2)}!]`)],
  ['URI, a template', 'testCampaign', (n) => image('{'.repeat(n))],
  ['URI, almost a template', 'testCampaign', (n) => image('{ '.repeat(n / 2))],
  [
    'hex colour',
    'testCampaign',
    (n) => android({ background_color_code: `#${'a'.repeat(n - 1)}!` }),
  ],
  ['date-time, fraction', 'createOffering', (n) => start(`2031-05-01T09:00:00.${'1'.repeat(n)}!`)],
  ['date-time, year', 'createOffering', (n) => start(`${'2'.repeat(n)}-05-01T09:00:00Z`)],
  ['name of an offering', 'createOffering', (n) => ({ body: { name: `${'a'.repeat(n)}!` } })],
  ['enum', 'changeCampaignStatus', (n) => ({ body: { action: 'STOP'.repeat(n / 4) } })],
  ['draft id', 'testCampaign', (n) => test({ draft_id: `${'a'.repeat(n)}!` })],
  [
    'key of a variation',
    'testCampaign',
    (n) => {
      const manual_distribution_percentage = { [`variation_${'1'.repeat(n)}!`]: 100 }
      return test({ campaign_content: { variation_details: { manual_distribution_percentage } } })
    },
  ],
  [
    'latitude',
    'testCampaign',
    (n) => ({
      body: {
        channel: 'PUSH',
        basic_details: { geofences: { latitude: `52.${'5'.repeat(n)}!` } },
      },
    }),
  ],
  [
    'telephone number',
    'testCampaign',
    (n) =>
      test({
        test_campaign_meta: {
          identifier: 'MOBILE_NUMBER',
          identifier_values: [`+${'1'.repeat(n)}!`],
        },
      }),
  ],
  [
    'request id',
    'getCampaign',
    (n) => ({ headers: { 'X-SVC-Request-Id': `${'a-'.repeat(n / 2)}!` } }),
  ],
  [
    'header of spaces',
    'getCampaign',
    (n) => ({ headers: { 'X-SVC-Request-Id': ` ${' \t'.repeat(n / 2)}x` } }),
  ],
  [
    'idempotency key',
    'createOffering',
    (n) => ({ headers: { 'Idempotency-Key': `${'3f1d2c84-'.repeat(n / 9)}!` } }),
  ],
  [
    'credentials',
    'getCampaign',
    (n) => ({
      headers: { authorization: `Basic ${' '.repeat(n / 2)}${'A'.repeat(n / 2)}!` },
    }),
  ],
  ['path parameter', 'getCampaign', (n) => ({ params: { campaign_id: `${'a'.repeat(n)}!` } })],
]

/** Long texts in every kind of formatted field. */
export const longTexts = (contract: Contract): Family[] => {
  const ofCheck = familiesOf(contract)
  return texts.map(([name, operation, requestOf]) => ofCheck(name, long, operation, requestOf))
}
