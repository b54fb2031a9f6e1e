const assert = require('node:assert/strict')
const { clientErrorListener } = require('campaign-contract/node')

assert.throws(() => clientErrorListener({ service: 'ACME' }), TypeError)
