import assert from 'node:assert/strict'
import { createContract } from 'campaign-contract'
import { jsonSchema } from 'campaign-contract/schema'

const { options } = createContract({ serviceName: 'ACME' })
assert.match(JSON.stringify(jsonSchema('testCampaign', options)), /"ACME_GAID"/)
