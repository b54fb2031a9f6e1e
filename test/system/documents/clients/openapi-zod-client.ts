import type { z } from 'zod'
import type { schemas as campaigns } from './campaigns.js'
import { api, type schemas as offerings } from './offerings.js'

type Offering = z.infer<typeof offerings.OfferingCreate>
export const offering: Offering = {
  name: 'summer_sale',
  priority: 1,
  scheduling: { start_datetime: '2030-01-01T00:00:00Z', expiry_datetime: '2030-01-02T00:00:00Z' },
  offer_content: {},
  variation_meta: { type: 'SMV' },
}
// @ts-expect-error An offering has required fields.
export const none: Offering = {}
// @ts-expect-error A name is a string.
export const named: Offering = { ...offering, name: 1 }
// @ts-expect-error The key is required.
export const call = () => api.post('/v5/offers', offering, {})

type Test = z.infer<typeof campaigns.TestRequest>
const meta = { identifier: 'PUSH_ID' as const, identifier_values: ['a'] }
export const test: Test = { channel: 'PUSH', test_campaign_meta: meta }
// @ts-expect-error A test has recipients.
export const empty: Test = {}
// @ts-expect-error The identifier is one of the documented ones.
export const unknown: Test = { test_campaign_meta: { ...meta, identifier: 'PUSH' } }
