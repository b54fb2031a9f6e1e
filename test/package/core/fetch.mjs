import assert from 'node:assert/strict'
import { ContractViolationError, checkedFetch, withCampaignContract } from 'campaign-contract/fetch'

const handler = withCampaignContract(() => new Response('{}'))
const url = 'http://localhost/v5/campaigns/test'
assert.equal((await handler(new Request(url, { method: 'POST' }))).status, 401)
assert.equal((await handler(new Request('http://localhost/other'))).status, 200)

const checked = checkedFetch(handler)
await assert.rejects(checked(url, { method: 'POST', body: '{}' }), ContractViolationError)
