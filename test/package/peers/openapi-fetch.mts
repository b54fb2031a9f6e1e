import { campaignContract } from 'campaign-contract/openapi-fetch'
import type { paths } from 'campaign-contract/types'
import createClient from 'openapi-fetch'
import { contract } from './plugins.cjs'

const client = createClient<paths>({ baseUrl: 'http://localhost' })
client.use(campaignContract({ requests: 'report', contract }))
const params = { path: { campaign_id: 'x' }, header: { 'Idempotency-Key': 'x' } }
export const call = () =>
  client.PATCH('/v5/campaigns/{campaign_id}/status', { params, body: { action: 'STOP' } })

// @ts-expect-error: there is no such option
campaignContract({ mode: 'observe' })
