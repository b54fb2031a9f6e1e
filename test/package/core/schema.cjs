const assert = require('node:assert/strict')
const { jsonSchema } = require('campaign-contract/schema')

assert.equal(jsonSchema('testCampaign').title, 'testCampaign request body')
