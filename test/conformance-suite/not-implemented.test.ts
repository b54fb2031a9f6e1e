import { expect, it } from 'vitest'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { tried } from './trying.js'

const sandbox = createSandbox()

/** A server without the operations whose state can be set, so that two requests run at once. */
const withoutOperations = async (request: Request): Promise<Response> =>
  new URL(request.url).pathname.startsWith('/v5/')
    ? new Response('Unknown path.', { status: 404 })
    : sandbox.fetch(request)

it('reports a missing operation, without findings of requests sent at once', async () => {
  const options = { only: ['listOfferings'], target: withoutOperations }
  const report = await tried(options, undefined, { kinds: ['cases'] })
  expect(report).toMatchObject({
    outcome: 'nothing-ran',
    findings: [],
    notImplemented: [{ operation: 'listOfferings', status: 404 }],
  })
})
