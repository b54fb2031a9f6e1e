const assert = require('node:assert/strict')
const { sandboxHandlers } = require('campaign-contract/msw')

assert.equal(sandboxHandlers().length, 1)
assert.throws(() => sandboxHandlers({}, { baseUrl: 'none' }), TypeError)
