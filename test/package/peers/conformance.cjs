const assert = require('node:assert/strict')
const { runConformance } = require('campaign-contract/conformance')
const { createSandbox } = require('campaign-contract/sandbox')

const only = ['listOfferings', 'auth/credentials-malformed']
runConformance({ target: createSandbox().fetch, only, cases: 0 }).then(({ outcome }) =>
  assert.equal(outcome, 'passed'),
)
