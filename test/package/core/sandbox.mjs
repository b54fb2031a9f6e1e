import assert from 'node:assert/strict'
import { createSandbox } from 'campaign-contract/sandbox'

const sandbox = createSandbox({ contract: { rules: { 'auth/*': 'off' } } })
const { status } = await sandbox.fetch(new Request('http://localhost/v5/offers'))
assert.equal(status, 200)

const fault = {
  name: 'lets-everybody-in',
  summary: 'Carries out what callers without credentials ask for.',
  contract: { rules: { 'auth/credentials-malformed': 'off' } },
}
const mutant = await createSandbox({ fault }).fetch(new Request('http://localhost/v5/offers'))
assert.notEqual(mutant.status, 401)
