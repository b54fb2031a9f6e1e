import assert from 'node:assert/strict'
import { ContractViolationError, campaignContract } from 'campaign-contract/openapi-fetch'
import createClient from 'openapi-fetch'

const body = { response_id: 'a-1' }
const client = createClient({
  baseUrl: 'http://localhost/shop',
  fetch: async () => Response.json(body, { headers: { 'Content-Length': '22' } }),
})
const reported = []
client.use(
  campaignContract({
    contract: { rules: { 'auth/*': 'off', 'request-id/*': 'off', 'idempotency/*': 'off' } },
    responses: 'report',
    onResponse: ({ operation, verdict }) => reported.push([operation, verdict.ok]),
  }),
)
const path = '/v5/campaigns/{campaign_id}/status'
const params = { path: { campaign_id: '66b1f0c2a94e3d0012ab34cd' } }
await assert.rejects(client.PATCH(path, { params, body: {} }), ContractViolationError)
const { data } = await client.PATCH(path, { params, body: { action: 'STOP' } })
assert.deepEqual(data, body)
assert.deepEqual(reported, [['changeCampaignStatus', false]])
