const assert = require('node:assert/strict')
const { useCampaignContract } = require('campaign-contract/nestjs')

assert.rejects(
  useCampaignContract({ getHttpAdapter: () => ({ getType: () => 'express' }) }),
  TypeError,
)
