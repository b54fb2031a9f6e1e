import assert from 'node:assert/strict'
import { createContract } from 'campaign-contract'

const verdict = createContract().check('changeCampaignStatus', { body: { action: 'PUBLISH' } })
assert.equal(verdict.ok, false)
assert.ok(verdict.violations.length > 0)
