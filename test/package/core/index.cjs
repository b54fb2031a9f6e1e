const assert = require('node:assert/strict')
const { createContract } = require('campaign-contract')

const verdict = createContract().check('changeCampaignStatus', { body: { action: 'PUBLISH' } })
assert.equal(verdict.ok, false)
assert.ok(verdict.violations.length > 0)
