import assert from 'node:assert/strict'
import { createContract } from 'campaign-contract'
import { describeRules, responseChecks } from 'campaign-contract/rules'

const ids = (rules) => new Set(rules.map(({ id }) => id))
assert.deepEqual(ids(describeRules()), ids(createContract().rules))
assert.ok(responseChecks.every(({ summary }) => summary !== ''))
