import assert from 'node:assert/strict'
import { createContract } from 'campaign-contract'
import { brokenRequest, validRequest } from 'campaign-contract/arbitraries'
import fc from 'fast-check'

const contract = createContract()
const check = ({ operation, request, facts }) => contract.check(operation, request, facts)
fc.assert(fc.property(validRequest('testCampaign'), (generated) => check(generated).ok))
fc.assert(
  fc.property(brokenRequest('testCampaign'), (generated) => {
    const verdict = check(generated)
    assert.ok(!verdict.ok || verdict.warnings.length > 0)
  }),
)
