import assert from 'node:assert/strict'
import { definePlugin } from 'campaign-contract'
import { check, createCheck } from 'campaign-contract/operations/changeCampaignStatus'

const verdict = check({ body: { action: 'PUBLISH' } })
assert.equal(verdict.ok, false)
assert.deepEqual(
  createCheck({ rules: { 'status/publish-not-accepted': 'off' } })({ body: { action: 'STOP' } }).ok,
  true,
)

// The root brings the code that runs a plugin, which is a copy of that in the entry.
const acme = definePlugin({
  name: 'acme',
  rules: [
    {
      id: 'acme/no-stop',
      operations: ['changeCampaignStatus'],
      summary: 'Campaigns are paused, not stopped.',
      check({ body }, { report }) {
        if (body.action === 'STOP') report({ path: ['action'], message: 'must be PAUSE' })
      },
    },
  ],
})
const { violations } = createCheck({ plugins: [acme] })({ body: { action: 'STOP' } })
assert.deepEqual(
  violations?.map(({ rule, target }) => [rule, target]),
  [['acme/no-stop', 'action']],
)
