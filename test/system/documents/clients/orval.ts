import { type TestRequest, testCampaign } from './campaigns-fetch.js'
import {
  createOffering,
  listOfferings,
  type OfferingCreate,
  updateOffering,
} from './offerings-fetch.js'

const headers = { 'Idempotency-Key': '3f1d2c84-9b57-4e0a-8c6d-1f2e3a4b5c6d' }
const body: OfferingCreate = {
  name: 'summer_sale',
  priority: 1,
  delivery: {},
  created_by: 'ana',
  scheduling: { start_datetime: '2030-01-01T00:00:00Z', expiry_datetime: '2030-01-02T00:00:00Z' },
  segment_info: {},
  offer_content: {},
  variation_meta: { type: 'SMV' },
}
export const calls = () => [
  createOffering(body, headers),
  // @ts-expect-error An offering has required fields.
  createOffering({}, headers),
  // @ts-expect-error The key is required.
  createOffering(body, {}),
  // @ts-expect-error The key is a string.
  createOffering(body, { 'Idempotency-Key': 1 }),
  // @ts-expect-error A name is a string.
  createOffering({ ...body, name: 1 }, headers),
  // @ts-expect-error A new offering has both datetimes.
  createOffering({ ...body, scheduling: { start_datetime: '2030-01-01T00:00:00Z' } }, headers),
  // @ts-expect-error The id is a string.
  updateOffering(1, {}, headers),
]
export const list = () => listOfferings({ id: 'offer_1', query: { page: '2' } })

const meta = { identifier: 'PUSH_ID' as const, identifier_values: ['a'] }
export const test = () => testCampaign({ channel: 'PUSH', test_campaign_meta: meta }, headers)
// @ts-expect-error A test has recipients.
export const empty: TestRequest = {}
// @ts-expect-error SMS is not a channel of tests.
export const sms: TestRequest = { channel: 'SMS', test_campaign_meta: meta }
// @ts-expect-error The identifier is one of the documented ones.
export const unknown: TestRequest = { test_campaign_meta: { ...meta, identifier: 'PUSH' } }
