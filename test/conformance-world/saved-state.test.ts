import { expect, it } from 'vitest'
import type { SentRequest } from '../../src/conformance/report/exchange.js'
import { type Send, toHandler, Unreachable } from '../../src/conformance/sending/send.js'
import { statesWorld } from '../../src/conformance/world/states-world.js'
import { createSandbox, type Sandbox } from '../../src/testing/sandbox/index.js'

const endpoints = { url: '/sandbox/given', data: '/sandbox/data', clock: '/sandbox/clock' }
const worldOf = (send: Send) =>
  statesWorld({ send, sendAlways: send, ...endpoints, naming: {}, credentials: undefined })

/** Sets a state with a stopped clock and other data, and ends. */
async function disturb({ fetch }: Pick<Sandbox, 'fetch'>) {
  const world = worldOf(toHandler(fetch))
  const given = { now: '2026-01-15T12:00:00Z', campaign: { status: 'ACTIVE' } }
  const input = { params: { campaign_id: '66b1f0c2a94e3d0012ab34cd' }, headers: {} }
  const prepared = await world.prepare({ operation: 'getCampaign', input, given })
  if ('establish' in prepared) await prepared.establish?.()
  return world.end()
}

const data = {
  credentials: [{ username: 'anna', password: 'key' }],
  workspace: { offeringsEnabled: false, tagIds: ['t1'] },
  campaigns: { a: { id: 'a', status: 'DRAFT' } },
  offerings: { offer_1: { id: 'offer_1', name: 'One', status: 'archived' } },
}

it('a run restores the data', async () => {
  const sandbox = createSandbox({ data })
  expect(await disturb(sandbox)).toBeUndefined()
  expect(sandbox.data()).toEqual(data)
})

const system = new Date('2030-05-05T00:00:00Z')

it.each<[string, (sandbox: Sandbox) => void, number]>([
  ['of the system', () => {}, 0],
  ['that is ahead', ({ clock }) => clock.set(new Date(system.getTime() + 86_400_123)), 86_400_123],
  ['that is behind', ({ clock }) => clock.advance(-3600.001), -3_600_001],
])('a run restores a running clock %s', async (_, set, ahead) => {
  let now = system
  const sandbox = createSandbox({ contract: { clock: () => now } })
  set(sandbox)
  now = new Date(system.getTime() + 5000)
  expect(await disturb(sandbox)).toBeUndefined()
  expect(sandbox.clock.isRunning).toBe(true)
  expect(sandbox.clock.now().getTime()).toBe(now.getTime() + ahead)
})

it('a run restores a stopped clock', async () => {
  const sandbox = createSandbox()
  const stopped = new Date('2026-03-04T05:06:07.089Z')
  sandbox.clock.set(stopped, false)
  expect(await disturb(sandbox)).toBeUndefined()
  expect({ now: sandbox.clock.now(), running: sandbox.clock.isRunning }).toEqual({
    ...{ now: stopped, running: false },
  })
})

it('a run that sets no state restores nothing', async () => {
  const asked: SentRequest[] = []
  const send: Send = async (request) => {
    asked.push(request)
    return { status: 200, headers: {}, body: {} }
  }
  expect(await worldOf(send).end()).toBeUndefined()
  expect(asked).toEqual([])
})

it('a server without these endpoints is only sent states', async () => {
  const urls: string[] = []
  const { fetch } = createSandbox()
  const send: Send = (request) => {
    urls.push(request.url)
    return toHandler(fetch)(request)
  }
  const world = statesWorld({
    send,
    sendAlways: send,
    url: '/sandbox/given',
    naming: {},
    credentials: undefined,
  })
  await world.begin({})
  expect(await world.end()).toBeUndefined()
  expect(urls).toEqual(['/sandbox/given'])
})

it('endpoints that do not respond are left out', async () => {
  const { fetch } = createSandbox()
  const send: Send = async (request) => {
    if (request.url !== '/sandbox/given') throw new Unreachable('closed')
    return toHandler(fetch)(request)
  }
  const world = worldOf(send)
  await world.begin({})
  expect(await world.end()).toBeUndefined()
})

it('a run reports what it could not restore', async () => {
  const { fetch } = createSandbox()
  const failing = async (request: Request) =>
    request.method === 'PUT' ? new Response('', { status: 507 }) : fetch(request)
  expect(await disturb({ fetch: failing as Sandbox['fetch'] })).toBe(
    'PUT /sandbox/data: status 507',
  )
})

it('each prepared request sets its state, and returns the request that does', async () => {
  const { fetch } = createSandbox()
  const world = worldOf(toHandler(fetch))
  const input = { headers: { Authorization: `Basic ${btoa('a:b')}` } }
  const prepared = await world.prepare({ operation: 'listOfferings', input, given: {} })
  const state = { operation: 'listOfferings', params: {}, ...input, given: {} }
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', url: '/sandbox/given', headers, body: JSON.stringify(state) }
  const establish = 'establish' in prepared ? prepared.establish : undefined
  expect(await establish?.()).toMatchObject({ purpose: 'set the state', request, status: 204 })
  expect(await world.begin({})).toMatchObject([{ purpose: 'set the state', status: 204 }])
})

it('advances the clock of a server that announces one', async () => {
  const sandbox = createSandbox({ contract: { clock: () => system } })
  const world = worldOf(toHandler(sandbox.fetch))
  const headers = { 'Content-Type': 'application/json' }
  const request = {
    ...{ method: 'PUT', url: '/sandbox/clock', headers },
    body: JSON.stringify({ advance_seconds: 2 }),
  }
  const step = { purpose: 'advance the clock', request, status: 200 }
  expect(await world.advance(2)).toEqual(step)
  expect(sandbox.clock.aheadSeconds).toBe(2)
})

it.each<[string, Send]>([
  ['refuses it', async () => ({ status: 405, headers: {}, body: '' })],
  ['does not respond', () => Promise.reject(new Unreachable('closed'))],
])('does not advance the clock of a server that %s', async (_, send) => {
  expect(await worldOf(send).advance(2)).toBeUndefined()
})

it('sets no state after the end of a run', async () => {
  const sandbox = createSandbox({ data })
  const ended = new AbortController()
  const send = toHandler(sandbox.fetch)
  const settings = { naming: {}, credentials: undefined, signal: ended.signal }
  const world = statesWorld({ send, sendAlways: send, ...endpoints, ...settings })
  const input = { headers: {} }
  const prepared = await world.prepare({ operation: 'listOfferings', input, given: {} })
  const establish = 'establish' in prepared ? prepared.establish : undefined
  await establish?.()
  ended.abort(new Error('ended'))
  await world.end()
  await expect(establish?.()).rejects.toThrow('ended')
  expect(sandbox.data()).toEqual(data)
})
