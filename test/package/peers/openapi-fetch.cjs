const assert = require('node:assert/strict')
const { ContractViolationError, campaignContract } = require('campaign-contract/openapi-fetch')
const loaded = require('openapi-fetch')

const createClient = loaded.default ?? loaded
const client = createClient({ baseUrl: 'http://localhost' })
client.use(campaignContract())
assert.rejects(client.POST('/v5/campaigns/test', { body: {} }), ContractViolationError)
