import { createServer } from 'node:http'
import express from 'express'
import { expect, it } from 'vitest'
import { campaignContract } from '../../src/adapters/express.js'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { bases } from '../conformance/load-cases.js'
import { listening, originOf } from './listening.js'

const workspace = {
  offerings_enabled: true,
  tags: ['tag_winter'],
  offerings: { offer_1: { status: 'archived' } },
} as const

/** Starts a server with a workspace; returns a client of it. */
async function served(options: Pick<AdapterOptions, 'facts'> = {}) {
  const app = express()
  app.use(campaignContract({ contract: { workspace }, ...options }))
  app.use((_request, response) => {
    response.json({ data: {} })
  })
  const origin = await originOf(listening(createServer(app)))
  return async (method: 'POST' | 'PATCH', path: string, changes: object) => {
    const { headers, body } = bases['create-offering-minimal'] ?? {}
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { ...(headers as Record<string, string>), 'Content-Type': 'application/json' },
      body: JSON.stringify(method === 'POST' ? { ...(body as object), ...changes } : changes),
    })
    const { error } = (await response.json()) as { error?: { code: string; target: string } }
    return { status: response.status, ...(error && { code: error.code, target: error.target }) }
  }
}

const inYears = { start_datetime: '2099-01-01T00:00:00Z', expiry_datetime: '2099-02-01T00:00:00Z' }

it('an adapter rejects what its workspace does not have', async () => {
  const send = await served()
  const tagged = (tag: string) => send('POST', '/v5/offers', { tags: [tag], scheduling: inYears })
  expect(await tagged('tag_winter')).toEqual({ status: 200 })
  expect(await tagged('tag_summer')).toEqual({
    ...{ status: 400, code: 'INVALID_TAG_ID', target: 'tags.0' },
  })
})

it('an adapter knows the offerings of its workspace', async () => {
  const send = await served()
  const update = (id: string) => send('PATCH', `/v5/offers/${id}`, { description: 'New' })
  expect(await update('offer_1')).toMatchObject({ code: 'ARCHIVED_OFFERING' })
  expect(await update('offer_2')).toEqual({ status: 200 })
})

it('an adapter prefers the facts of the server, and asks for what the workspace does not have', async () => {
  const asked: unknown[] = []
  const send = await served({
    async facts(_operation, { needs }) {
      asked.push(needs())
      return { workspace: { tagIds: ['tag_summer'] } }
    },
  })
  const tags = ['tag_summer']
  expect(await send('POST', '/v5/offers', { tags, scheduling: inYears })).toEqual({ status: 200 })
  expect(JSON.stringify(asked)).not.toMatch(/tagIds|offeringsEnabled/)
  expect(JSON.stringify(asked)).toContain('offeringNames')
})
