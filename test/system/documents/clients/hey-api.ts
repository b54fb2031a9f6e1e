import { testCampaign } from './campaigns/sdk.gen.js'
import type { TestRequest } from './campaigns/types.gen.js'
import { createOffering, listOfferings, updateOffering } from './offerings/sdk.gen.js'
import type { OfferingCreate } from './offerings/types.gen.js'
import { headers, meta, offering } from './requests.js'

const body: OfferingCreate = offering
export const calls = () => [
  createOffering({ headers, body }),
  // @ts-expect-error An offering has required fields.
  createOffering({ headers, body: {} }),
  // @ts-expect-error The key is required.
  createOffering({ body }),
  // @ts-expect-error The key is a string.
  createOffering({ headers: { 'Idempotency-Key': 1 }, body }),
  // @ts-expect-error A name is a string.
  createOffering({ headers, body: { ...body, name: 1 } }),
  // @ts-expect-error A new offering has both datetimes.
  createOffering({ headers, body: { ...body, scheduling: { start_datetime: '2030-01-01' } } }),
  // @ts-expect-error The id is a string.
  updateOffering({ headers, path: { offer_id: 1 }, body: {} }),
]
export const list = () =>
  listOfferings({
    baseUrl: 'https://api.example.com',
    query: { id: 'offer_1', query: { page: '2' } },
  })

export const test = () =>
  testCampaign({ headers, body: { channel: 'PUSH', test_campaign_meta: meta } })
// @ts-expect-error A test has recipients.
export const empty: TestRequest = {}
// @ts-expect-error SMS is not a channel of tests.
export const sms: TestRequest = { channel: 'SMS', test_campaign_meta: meta }
// @ts-expect-error The identifier is one of the documented ones.
export const unknown: TestRequest = { test_campaign_meta: { ...meta, identifier: 'PUSH' } }
