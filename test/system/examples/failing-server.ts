import { definePlugin } from 'campaign-contract'
import { campaignContract } from 'campaign-contract/fastify'
import { fastify } from 'fastify'
import { pino } from 'pino'
import { observe } from '../../../examples/observability/observe.js'
import { traceIds } from '../../../examples/observability/record.js'
import { hostname, logAddress, port } from '../../../examples/servers/address.js'

/* A server with a plugin, facts that throw the header `x-fact`, and invalid errors. */

const acme = definePlugin({
  name: 'acme',
  rules: [
    {
      id: 'acme/market',
      operations: ['searchCampaigns'],
      severity: 'warn',
      summary: 'Every search has a market.',
      check: ({ query }, { report }) => report({ path: [], message: `got ${Object.keys(query)}` }),
    },
  ],
})

const app = fastify()
await app.register(campaignContract, {
  contract: {
    plugins: [acme],
    rules: { 'auth/*': 'off', 'idempotency/*': 'off', 'request-id/missing': 'off' },
  },
  responses: 'report',
  facts(_operation, { headers }) {
    const { 'x-fact': fact } = headers as Record<string, string>
    if (fact !== undefined) throw new RangeError(`${fact}\n    at ${fact}`)
    return {}
  },
  ...observe(pino({ mixin: traceIds })),
})
app.post('/v5/campaigns/search', async ({ query }, reply) => reply.code(400).send({ error: query }))

await app.listen({ port, host: hostname })
logAddress(app.server.address())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => app.close())
