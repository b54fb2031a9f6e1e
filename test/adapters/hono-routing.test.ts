import { type IncomingMessage, request, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { campaignContract, verdictOf } from '../../src/adapters/hono.js'
import { listening, originOf } from './listening.js'

const campaign = '66b1f0c2a94e3d0012ab34cd'
const host = 'www.example.com'
const rules = { 'auth/*': 'off', 'request-id/*': 'off' } as const

type GetPath = (request: Request) => string

/** The two ways to route by host that Hono documents, and one that decodes all of a path. */
const byUrl: GetPath = ({ url }) => url.replace(/^https?:\/([^?]+).*$/, '$1')
const byHeader: GetPath = ({ url, headers }) =>
  `/${headers.get('host')}${url.replace(/^https?:\/\/[^/]+(\/[^?]*).*/, '$1')}`
const decoding: GetPath = ({ url }) => decodeURIComponent(new URL(url).pathname)

/** Sends a raw target to an application. Returns what its route got, or the status. */
async function seenOf(
  target: string,
  {
    getPath,
    prefix = '',
    ...contract
  }: AdapterOptions['contract'] & {
    getPath?: GetPath
    prefix?: string
  },
) {
  const app = new Hono(getPath && { getPath })
  app.use(campaignContract({ contract: { ...contract, rules } }))
  for (const path of ['/v5/offers', '/v5/campaigns/:id', '/v5/campaigns/:id/:more']) {
    app.all(prefix + path, (context) => {
      const verdict = verdictOf(context)
      const seen = verdict?.ok ? verdict.request : undefined
      return context.json({
        handler: [...Object.values(context.req.param()), context.req.queries()],
        validated: seen && [...Object.values(seen.params ?? {}), seen.query],
      })
    })
  }
  const serving = listening(createAdaptorServer({ fetch: app.fetch }) as Server)
  const { port } = new URL(await originOf(serving))
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path: target, headers: { host } }, resolve).on('error', reject).end(),
  )
  const text = Buffer.concat(await response.toArray()).toString()
  return response.statusCode === 200 ? JSON.parse(text) : response.statusCode
}

const both = (...seen: unknown[]) => ({ handler: seen, validated: seen })

it.each([
  ['by URL', { getPath: byUrl, prefix: `/${host}` }],
  ['by header', { getPath: byHeader, prefix: `/${host}` }],
  ['by URL, with a base path', { getPath: byUrl, prefix: `/${host}`, basePath: `/${host}` }],
] as const)('reads a fragment of a target as the route does: %s', async (_, setup) => {
  expect(await seenOf(`/v5/campaigns/${campaign}`, setup)).toEqual(both(campaign, {}))
  expect(await seenOf(`/v5/campaigns/${campaign}#/status`, setup)).not.toHaveProperty('handler')
  const seen = await seenOf(`/v5/campaigns/${campaign}#x`, setup)
  expect([400, both(`${campaign}#x`, {})]).toContainEqual(seen)
})

it('reads an escaped question mark as part of the path if `getPath` decodes it', async () => {
  const setup = { getPath: decoding }
  expect(await seenOf(`/v5/campaigns/${campaign}%3F/status`, setup)).toBe(405)
  expect(await seenOf(`/v5/campaigns/${campaign}%23/status`, setup)).toBe(405)
})

it('reads no query after a fragment', async () => {
  expect(await seenOf('/v5/offers?limit=1#&limit=2', {})).toEqual({
    handler: [{ limit: ['1'] }],
    validated: [{ limit: '1' }],
  })
  expect(await seenOf('/v5/offers#?id=2', {})).toEqual(both({}))
})
