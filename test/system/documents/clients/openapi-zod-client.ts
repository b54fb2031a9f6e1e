import type { z } from 'zod'
import type { schemas as campaigns } from './campaigns.js'
import { api, type schemas as offerings } from './offerings.js'
import { meta, offering } from './requests.js'

type Offering = z.infer<typeof offerings.OfferingCreate>
const valid: Offering = offering
// @ts-expect-error An offering has required fields.
export const none: Offering = {}
// @ts-expect-error A name is a string.
export const named: Offering = { ...valid, name: 1 }
// @ts-expect-error The key is required.
export const call = () => api.post('/v5/offers', valid, {})

type Test = z.infer<typeof campaigns.TestRequest>
export const test: Test = { channel: 'PUSH', test_campaign_meta: meta }
// @ts-expect-error A test has recipients.
export const empty: Test = {}
// @ts-expect-error The identifier is one of the documented ones.
export const unknown: Test = { test_campaign_meta: { ...meta, identifier: 'PUSH' } }
