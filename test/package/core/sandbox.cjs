const assert = require('node:assert/strict')
const { createSandbox } = require('campaign-contract/sandbox')

assert.deepEqual(createSandbox({ data: {} }).data().offerings, {})
