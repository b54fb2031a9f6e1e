import assert from 'node:assert/strict'
import { createSandbox } from 'campaign-contract/sandbox'

const sandbox = createSandbox({ contract: { rules: { 'auth/*': 'off' } } })
const { status } = await sandbox.fetch(new Request('http://localhost/v5/offers'))
assert.equal(status, 200)
