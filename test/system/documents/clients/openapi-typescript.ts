import createClient from 'openapi-fetch'
import type { paths as campaignPaths, components } from './campaigns.js'
import type { paths as offeringPaths } from './offerings.js'
import { headers as header, meta, offering } from './requests.js'

const offerings = createClient<offeringPaths>({
  baseUrl: 'https://api.example.com',
  querySerializer: { object: { style: 'form', explode: true } },
})
const campaigns = createClient<campaignPaths>({ baseUrl: 'https://api.example.com' })

export const calls = () => [
  offerings.POST('/v5/offers', { params: { header }, body: offering }),
  // @ts-expect-error An offering has required fields.
  offerings.POST('/v5/offers', { params: { header }, body: {} }),
  // @ts-expect-error The key is required.
  offerings.POST('/v5/offers', { body: offering }),
  // @ts-expect-error A name is a string.
  offerings.POST('/v5/offers', { params: { header }, body: { ...offering, name: 1 } }),
  offerings.POST('/v5/offers', {
    params: { header },
    // @ts-expect-error A new offering has both datetimes.
    body: { ...offering, scheduling: { start_datetime: '2030-01-01T00:00:00Z' } },
  }),
  // @ts-expect-error The key is a string.
  offerings.POST('/v5/offers', { params: { header: { 'Idempotency-Key': 1 } }, body: offering }),
  offerings.PATCH('/v5/offers/{offer_id}', {
    // @ts-expect-error The id is a string.
    params: { header, path: { offer_id: 1 } },
    body: {},
  }),
]
export const list = () =>
  offerings.GET('/v5/offers', { params: { query: { id: 'offer_1', query: { page: '2' } } } })

type Test = components['schemas']['TestRequest']
const test: Test = { channel: 'PUSH', test_campaign_meta: meta }
export const send = () => campaigns.POST('/v5/campaigns/test', { params: { header }, body: test })
// @ts-expect-error A test has recipients.
export const empty: Test = {}
// @ts-expect-error SMS is not a channel of tests.
export const sms: Test = { channel: 'SMS', test_campaign_meta: meta }
// @ts-expect-error The identifier is one of the documented ones.
export const unknown: Test = { test_campaign_meta: { ...meta, identifier: 'PUSH' } }
