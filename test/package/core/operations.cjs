const assert = require('node:assert/strict')
const { check } = require('campaign-contract/operations/changeCampaignStatus')

assert.equal(check({ body: { action: 'PUBLISH' } }).ok, false)
