const { createContract } = require('campaign-contract')
const { validRequest } = require('campaign-contract/arbitraries')
const fc = require('fast-check')

const contract = createContract()
fc.assert(
  fc.property(
    validRequest('testCampaign'),
    ({ operation, request, facts }) => contract.check(operation, request, facts).ok,
  ),
)
