import assert from 'node:assert/strict'
import { check, createCheck } from 'campaign-contract/operations/changeCampaignStatus'

const verdict = check({ body: { action: 'PUBLISH' } })
assert.equal(verdict.ok, false)
assert.deepEqual(
  createCheck({ rules: { 'status/publish-not-accepted': 'off' } })({ body: { action: 'STOP' } }).ok,
  true,
)
