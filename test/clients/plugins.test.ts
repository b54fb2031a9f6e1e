import { createServer } from 'node:http'
import { setupServer } from 'msw/node'
import createClient from 'openapi-fetch'
import { expect, it, onTestFinished } from 'vitest'
import type { paths } from '../../generated/types/index.js'
import type { ClientOptions } from '../../src/adapters/clients/client-options.js'
import { campaignContract } from '../../src/adapters/clients/openapi-fetch.js'
import { checkedFetch, withCampaignContract } from '../../src/adapters/fetch.js'
import { definePlugin } from '../../src/core/index.js'
import { sandboxHandlers } from '../../src/testing/msw/index.js'
import { listening, originOf } from '../adapters/listening.js'
import { bases } from '../conformance/load-cases.js'

/** A rule that rejects some names, and one that is broken for others. */
const acme = definePlugin({
  name: 'acme',
  rules: [
    {
      id: 'acme/offer-prefix',
      operations: ['createOffering'],
      summary: 'Names start with `acme_`.',
      check({ body }, { report }) {
        if (!body.name.startsWith('acme_')) {
          report({ path: ['name'], message: 'must start with `acme_`' })
        }
      },
    },
    {
      id: 'acme/broken',
      operations: ['createOffering'],
      summary: 'Throws.',
      check({ body }) {
        if (body.name === 'acme_broken') throw broken
      },
    },
  ],
})

const broken = new Error('broken rule')

/** A call of createOffering with another name. */
function offeringNamed(name: string): RequestInit & { headers: Record<string, string> } {
  const { headers, body } = bases['create-offering-minimal'] ?? {}
  const scheduling = {
    start_datetime: '2099-01-01T00:00:00Z',
    expiry_datetime: '2099-02-01T00:00:00Z',
  }
  return {
    method: 'POST',
    headers: {
      ...(headers as Record<string, string>),
      'Idempotency-Key': crypto.randomUUID(),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ...(body as object), name, scheduling }),
  }
}

const contract = { plugins: [acme] }

/** A server that counts its calls. */
async function api() {
  const calls: unknown[] = []
  const server = createServer((request, response) => {
    calls.push(request.url)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{}}')
  })
  return { origin: await originOf(listening(server)), calls }
}

type Send = (origin: string, name: string, options: ClientOptions) => Promise<unknown>

it.each<[client: string, send: Send]>([
  [
    'checkedFetch',
    (origin, name, options) =>
      checkedFetch(fetch, options)(`${origin}/v5/offers`, offeringNamed(name)),
  ],
  [
    'openapi-fetch',
    (baseUrl, name, options) => {
      const { headers, body } = offeringNamed(name)
      const client = createClient<paths>({ baseUrl, headers })
      client.use(campaignContract(options))
      return client.POST('/v5/offers', {
        params: { header: { 'Idempotency-Key': headers['Idempotency-Key'] ?? '' } },
        body: JSON.parse(String(body)),
      })
    },
  ],
])('%s sends what the rules of a plugin accept', async (_, send) => {
  const { origin, calls } = await api()
  const options: ClientOptions = { contract }
  await send(origin, 'acme_gift', options)
  expect(calls).toHaveLength(1)
  await expect(send(origin, 'summer_gift', options)).rejects.toThrow(
    'acme/offer-prefix at name: must start with `acme_`',
  )
  await expect(send(origin, 'acme_broken', options)).rejects.toBe(broken)
  expect(calls).toHaveLength(1)
  const faults: unknown[] = []
  const onFault = (error: unknown) => faults.push(error)
  await send(origin, 'acme_broken', { ...options, requests: 'report', onFault })
  expect([calls.length, faults]).toEqual([2, [broken]])
})

/** The status of a response, with the message about the name if there is one. */
async function outcomeOf(response: Response): Promise<unknown[]> {
  const { error } = (await response.json()) as { error?: { details?: Detail[] } }
  const detail = error?.details?.find(({ target }) => target === 'name')
  return [response.status, detail?.message]
}
type Detail = { target: string; message: string }

it.each<[name: string, outcome: unknown[], faults: unknown[]]>([
  ['acme_gift', [200, undefined], []],
  ['summer_gift', [400, 'The name must start with `acme_`.'], []],
  ['acme_broken', [500, undefined], [broken]],
])('a server answers %s with the outcome of the rules: %j', async (name, outcome, faults) => {
  const reported: unknown[] = []
  const handler = withCampaignContract(() => Response.json({}), {
    ...{ contract, authenticate: () => ({}) },
    onFault: (error) => reported.push(error),
  })
  const response = await handler(
    new Request('https://api.example.com/v5/offers', offeringNamed(name)),
  )
  expect(await response.clone().text()).not.toContain(broken.message)
  expect([await outcomeOf(response), reported]).toEqual([outcome, faults])
})

it('MSW answers with the violations of a plugin', async () => {
  const server = setupServer(...sandboxHandlers({ contract }))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const response = await fetch('https://api.example.com/v5/offers', offeringNamed('summer_gift'))
  expect(await outcomeOf(response)).toEqual([400, 'The name must start with `acme_`.'])
})
