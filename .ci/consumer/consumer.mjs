import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createContract } from 'campaign-contract'
import 'campaign-contract/types'

const verdict = createContract().check('changeCampaignStatus', { body: { action: 'PUBLISH' } })
assert.equal(verdict.ok, false)
assert.ok(verdict.violations.length > 0)

const { resolve } = createRequire(import.meta.url)
for (const file of [
  'openapi/campaigns.yaml',
  'openapi/offerings.yaml',
  'schemas/testCampaign.json',
  'conformance/bases-campaigns.yaml',
  'conformance/cases/push.yaml',
  'conformance/cases.schema.json',
]) {
  assert.ok(existsSync(resolve(`campaign-contract/${file}`)), file)
}
