const assert = require('node:assert/strict')
const { ContractViolationError, checkedFetch } = require('campaign-contract/fetch')

const checked = checkedFetch(() => assert.fail('A wrong request was sent.'))
const sending = checked('http://localhost/v5/campaigns/test', { method: 'POST', body: '{}' })
assert.rejects(sending, ContractViolationError)
