import assert from 'node:assert/strict'
import { seededFaults } from 'campaign-contract/faults'
import { createSandbox } from 'campaign-contract/sandbox'

const fault = seededFaults.find(({ name }) => name === 'ignores-rule/auth/credentials-malformed')
const { status } = await createSandbox({ fault }).fetch(new Request('http://localhost/v5/offers'))
assert.notEqual(status, 401)
