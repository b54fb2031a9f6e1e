import assert from 'node:assert/strict'
import { sandboxHandlers } from 'campaign-contract/msw'
import { setupServer } from 'msw/node'

const server = setupServer(...sandboxHandlers({ contract: { rules: { 'auth/*': 'off' } } }))
server.listen({ onUnhandledRequest: 'error' })
const response = await fetch('https://api.example.com/v5/offers')
assert.deepEqual((await response.json()).data, [])
await assert.rejects(fetch('https://api.example.com/other'))
server.close()
