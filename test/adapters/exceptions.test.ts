import { createServer } from 'node:http'
import express from 'express'
import { expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/express.js'
import { checkedFetch } from '../../src/adapters/fetch.js'
import type { Exception } from '../../src/core/index.js'
import { bases } from '../conformance/load-cases.js'
import { listening, originOf } from './listening.js'

const reason = 'This deployment has flash campaigns.'
const exceptions: readonly Exception[] = [
  { rule: 'structure', target: 'campaign_delivery_type', values: ['FLASH'], reason },
]
const contract = { exceptions }

/** Starts a server with an exception; returns its address and the reasons that it saw. */
async function served() {
  const reasons: unknown[] = []
  const app = express()
  app.use(
    campaignContract({
      contract,
      onVerdict: ({ verdict }) => reasons.push(...(verdict.notes ?? []).map((note) => note.reason)),
    }),
  )
  app.use((_request, response) => {
    response.json({ data: {} })
  })
  const origin = await originOf(listening(createServer(app)))
  return { url: `${origin}/v5/campaigns`, reasons }
}

function creation(type: string): RequestInit {
  const { headers, body } = bases['create-push'] ?? {}
  return {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...(body as object), campaign_delivery_type: type }),
  }
}

it('an adapter accepts the value of an exception and no other, and passes the note', async () => {
  const { url, reasons } = await served()
  expect((await fetch(url, creation('FLASH'))).status).toBe(200)
  expect(reasons).toEqual([reason])
  expect((await fetch(url, creation('OTHER'))).status).toBe(400)
  expect(reasons).toEqual([reason])
})

it('so does a client', async () => {
  const { url } = await served()
  const send = checkedFetch(fetch, { contract })
  expect((await send(url, creation('FLASH'))).status).toBe(200)
  await expect(send(url, creation('OTHER'))).rejects.toThrow('campaign_delivery_type')
  await expect(checkedFetch(fetch)(url, creation('FLASH'))).rejects.toThrow('was not sent')
})
