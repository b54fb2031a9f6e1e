import assert from 'node:assert/strict'
import { ContractVerdict, useCampaignContract } from 'campaign-contract/nestjs'

const used = []
const application = {
  getHttpAdapter: () => ({ getType: () => 'express' }),
  use: (middleware) => used.push(middleware),
}
await useCampaignContract(application)
assert.equal(typeof used[0], 'function')
assert.equal(typeof ContractVerdict(), 'function')
