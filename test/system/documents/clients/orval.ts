import { type TestRequest, testCampaign } from './campaigns-fetch.js'
import {
  createOffering,
  listOfferings,
  type OfferingCreate,
  updateOffering,
} from './offerings-fetch.js'
import { headers, meta, offering } from './requests.js'

const body: OfferingCreate = offering
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

export const test = () => testCampaign({ channel: 'PUSH', test_campaign_meta: meta }, headers)
// @ts-expect-error A test has recipients.
export const empty: TestRequest = {}
// @ts-expect-error SMS is not a channel of tests.
export const sms: TestRequest = { channel: 'SMS', test_campaign_meta: meta }
// @ts-expect-error The identifier is one of the documented ones.
export const unknown: TestRequest = { test_campaign_meta: { ...meta, identifier: 'PUSH' } }
