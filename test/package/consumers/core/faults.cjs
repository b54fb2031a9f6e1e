const assert = require('node:assert/strict')
const { seededFaults } = require('campaign-contract/faults')

assert.ok(seededFaults.length >= 120)
