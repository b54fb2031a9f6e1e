import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listening, originOf } from '../../adapters/listening.js'
import { serveProcess } from '../../attack/command/process.js'
import { campaignContract, folderOf } from '../../cli/command.js'
import { clientOf } from '../../sandbox/client.js'
import { rawExchange } from '../../sandbox/raw-exchange.js'
import { served } from '../../sandbox/served.js'
import { curled } from '../curled.js'

/** Returns the commands that `serve` printed. */
const commandsIn = (printed: string) =>
  printed.split('\n\n').flatMap((block) => /^# .*\n(curl .*)/s.exec(block)?.[1] ?? [])

async function answersTo(commands: readonly string[]) {
  const answers = []
  for (const command of commands) {
    const { status, body } = await curled(command)
    answers.push({ status, data: body.data })
  }
  return answers
}

describe('the output of `serve`', () => {
  it.each([
    ['without flags', [], {}],
    ['with names of its own', ['--service', "AC'ME", '--optimized', 'ACME_AI'], {}],
    [
      'with credentials',
      [],
      {
        credentials: [
          { username: 'ben', password: 'x', permitted: false },
          { username: 'anna', password: "it's" },
        ],
        workspace: { offeringsEnabled: true },
      },
    ],
  ])('is commands that work as they stand, %s', async (_, flags, data) => {
    const seed = folderOf({ 'data.json': JSON.stringify(data) })
    const seeded = 'credentials' in data ? ['--seed-data', `${seed}/data.json`] : []
    const { printed, origin } = await served([...flags, ...seeded])
    expect(printed).toContain(`${origin}/sandbox`)
    const commands = commandsIn(printed)
    const keys = [...printed.matchAll(/Idempotency-Key: (\S+)'/g)].map(([, key]) => key)
    expect(new Set(keys).size).toBe(2)
    expect(await answersTo(commands)).toEqual([
      { status: 200, data: expect.objectContaining({ status: 'DRAFT' }) },
      { status: 200, data: expect.objectContaining({ message: '1 of 1 sent.' }) },
      { status: 200, data: [] },
    ])
  })

  it('has credentials that are the only valid ones', async () => {
    const { printed, origin } = await served()
    const [user] = /(?<=-u ')[^']+/.exec(printed) ?? []
    const statusFor = async (credentials = '') => {
      const headers = { Authorization: `Basic ${btoa(credentials)}` }
      return (await fetch(`${origin}/v5/offers`, { headers })).status
    }
    expect(await statusFor(user)).toBe(200)
    expect(await statusFor('workspace:another')).toBe(401)
    expect(await statusFor('another:key')).toBe(401)
  })

  it.each([
    ['without permitted credentials', [{ username: 'ben', password: 'x', permitted: false }]],
    ['without credentials', []],
    ['with credentials that HTTP cannot express', [{ username: 'a:b', password: 'x' }]],
  ])('has no commands that would be rejected, %s', async (_, credentials) => {
    const folder = folderOf({ 'data.json': JSON.stringify({ credentials }) })
    const { printed } = await served(['--seed-data', `${folder}/data.json`])
    expect(commandsIn(printed)).toEqual([])
    expect(printed).toContain('No credentials are permitted; change them in the seed data.')
  })

  it('has a reachable address when it listens on all', async () => {
    const { origin } = await served(['--host', '0.0.0.0'])
    expect(new URL(origin).hostname).toBe('127.0.0.1')
    expect((await fetch(`${origin}/sandbox/clock`)).status).toBe(200)
  })
})

describe('the flags of `serve`', () => {
  it('set the names and rules of the service', async () => {
    const { origin } = await served(['--service', 'ACME', '--rule', 'auth/*=off'])
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
    const response = await fetch(`${origin}/v5/campaigns`, { method: 'POST', headers, body: '{}' })
    const text = await response.text()
    expect(text).toContain('X-ACME-Request-Id')
    expect(text).not.toContain('Authorization')
  })

  it.each([
    ['data.json', '{"offerings": {"offer_1": {"name": "One"}}}'],
    ['data.yaml', 'offerings:\n  offer_1: {name: One}\n'],
    ['data', 'offerings:\n  offer_1: {name: One}\n'],
    ['other', ' {"offerings": {"offer_1": {"name": "One"}}}'],
  ])('give it the data of %s', async (name, text) => {
    const folder = folderOf({ [name]: text })
    const { origin } = await served(['--seed-data', `${folder}/${name}`])
    const { admin } = clientOf({ origin, send: fetch })
    const { body } = await admin('GET', '/data')
    expect(body.offerings).toEqual({ offer_1: { id: 'offer_1', name: 'One' } })
  })

  it('set a running clock', async () => {
    const { origin } = await served(['--clock', '2026-06-01T00:00:00Z'])
    const { body } = await clientOf({ origin, send: fetch }).admin('GET', '/clock')
    expect(body).toEqual({
      now: expect.stringMatching(/^2026-06-01T00:0/),
      running: true,
      ahead_seconds: expect.closeTo((Date.parse('2026-06-01T00:00:00Z') - Date.now()) / 1000, -3),
    })
  })

  it('allow other hosts', async () => {
    const ask = async ({ origin }: { origin: string }, host: string) => {
      const head = `GET /v5/offers HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
      const [answer] = await rawExchange(origin, head)
      return answer?.status
    }
    const named = await served(['--allow-host', 'sandbox', '--allow-host', 'api.internal'])
    expect(await ask(named, 'sandbox:4010')).toBe(401)
    expect(await ask(named, 'api.internal')).toBe(401)
    expect(await ask(named, 'other.internal')).toBe(421)
    const cwd = folderOf({ 'config.yaml': 'serve: {allowHosts: sandbox}' })
    const configured = await served(['--config', `${cwd}/config.yaml`])
    expect(await ask(configured, 'sandbox')).toBe(401)
    expect(await ask(await served(), 'sandbox')).toBe(421)
  })

  it('set the output, also in a configuration', async () => {
    const cwd = folderOf({ 'config.yaml': 'serve: {quiet: true, format: json}' })
    const { origin, printed, end } = await served(['--config', `${cwd}/config.yaml`])
    expect(JSON.parse(printed)).toMatchObject({ type: 'listening', origin })
    await fetch(`${origin}/v5/offers`)
    expect((await end()).stdout).toBe(printed)
  })

  it('reject a port in use', async () => {
    const { port } = new URL(await originOf(listening(createServer())))
    const { code, stderr } = await campaignContract(['serve', '--port', port])
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: --host 127.0.0.1 --port ${port}: the port is in use; --port 0 picks a free port\n`,
    })
  })
})

describe('a separate process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('exits with 0 on %s', async (signal) => {
    const { child, origin, ended } = await serveProcess()
    // A keep-alive connection must not delay the exit.
    await fetch(`${origin}/v5/offers`)
    child.kill(signal)
    expect((await ended).status).toBe(0)
  })
})
