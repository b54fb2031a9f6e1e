const assert = require('node:assert/strict')
const { describeRules, responseChecks } = require('campaign-contract/rules')

assert.ok(describeRules().every(({ summary }) => summary !== ''))
assert.ok(responseChecks.length > 0)
