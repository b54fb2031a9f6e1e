import type { Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  type RecentRequest,
  recentLimits,
} from '../../src/cli/commands/serve/page/recent-requests.js'
import { mostStreams } from '../../src/cli/commands/serve/page/request-stream.js'
import { authorization } from './client.js'
import { connected, rawExchange } from './raw-exchange.js'
import { served } from './served.js'

const json = { Accept: 'application/json' }
const stream = { Accept: 'text/event-stream' }

const recentOf = async (origin: string) =>
  (await (await fetch(`${origin}/sandbox/requests`)).json()) as {
    run: string
    requests: RecentRequest[]
  }

const startOf = async (url: string, headers: Record<string, string>) =>
  (await (await fetch(url, { headers })).json()) as {
    operations: { path: string }[]
    links: Record<string, string>
  }

const asked = (origin: string, query = '') =>
  fetch(`${origin}/v5/offers${query}`, { headers: { Authorization: authorization } })

/** Opens a stream of requests; ends it with the test. */
async function opened(origin: string, headers: Record<string, string> = {}) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const init = { headers: { ...stream, ...headers }, signal: abort.signal }
  const response = await fetch(`${origin}/sandbox/requests`, init)
  let text = ''
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
  })().catch(() => 'closed')
  const ids = () => [...text.matchAll(/^id: [\w-]+:(\d+)$/gm)].map(([, id]) => Number(id))
  return { response, reading, text: () => text, ids }
}

/** Opens a stream of requests, and never reads it. */
async function stalled(origin: string): Promise<Socket> {
  const socket = await connected(origin)
  onTestFinished(() => void socket.destroy())
  // The server ends it with a reset.
  socket.on('error', () => {})
  socket.pause()
  socket.write(
    `GET /sandbox/requests HTTP/1.1\r\nHost: localhost\r\nAccept: ${stream.Accept}\r\n\r\n`,
  )
  return socket
}

describe('GET / of `serve`', () => {
  it('returns a page for browsers, and JSON for programs', async () => {
    const { origin } = await served(['--service', 'ACME'])
    const page = await fetch(origin)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha/,
    )
    const html = await page.text()
    expect(html).toContain('X-ACME-Request-Id')
    for (const [path, headers] of [
      ['/', json],
      ['/?format=json', {}],
    ] as const) {
      const start = await startOf(`${origin}${path}`, headers)
      expect(start).toMatchObject({
        name: 'campaign-contract sandbox',
        links: { requests: '/sandbox/requests' },
      })
      expect(start.operations).toHaveLength(12)
      expect(start.operations).toContainEqual({
        operation: 'createCampaign',
        method: 'POST',
        path: '/v5/campaigns',
        summary: 'Create a draft',
      })
      for (const link of Object.values(start.links)) {
        expect((await fetch(`${origin}${link}`)).status).toBe(200)
      }
    }
  })

  it('has commands with an address that the client can reach', async () => {
    const { origin } = await served(['--allow-host', 'sandbox'])
    const { port } = new URL(origin)
    const commandsFor = async (head: string) => {
      const request = `GET /?format=json ${head}Connection: close\r\n\r\n`
      const [answer] = await rawExchange(origin, request)
      return JSON.stringify(answer?.body.commands)
    }
    expect(await commandsFor('HTTP/1.1\r\nHost: sandbox:8080\r\n')).toContain('//sandbox:8080/v5')
    expect(await commandsFor('HTTP/1.0\r\n')).toContain(`//127.0.0.1:${port}/v5`)
    expect(await commandsFor('HTTP/1.1\r\nHost: sandbox:99999\r\n')).toContain(`:${port}/v5`)
  })
})

describe('the last requests', () => {
  it('are those of the API and unknown paths, with their verdicts and bodies', async () => {
    const { origin } = await served()
    await asked(origin, '?limit=1')
    await fetch(`${origin}/v5/campaigns`, { method: 'POST', body: '{"channel":"<script>"}' })
    await fetch(`${origin}/unknown`)
    // Neither the page nor what `conform` sends.
    for (const path of ['/', '/sandbox/clock', '/favicon.ico', '/.well-known/campaign-contract']) {
      await fetch(`${origin}${path}`)
    }
    const { requests } = await recentOf(origin)
    expect(requests).toMatchObject([
      {
        id: 1,
        method: 'GET',
        url: '/v5/offers?limit=1',
        operation: 'listOfferings',
        status: 200,
        verdict: 'valid',
        responseBody: expect.stringContaining('"data":[]'),
      },
      {
        id: 2,
        operation: 'createCampaign',
        status: 401,
        verdict: 'invalid',
        violations: expect.arrayContaining([
          expect.objectContaining({ rule: 'auth/credentials-malformed' }),
        ]),
        requestBody: '{"channel":"<script>"}',
      },
      {
        id: 3,
        url: '/unknown',
        status: 404,
        verdict: 'none',
        error: { message: expect.any(String) },
      },
    ])
    expect(requests).toHaveLength(3)
  })

  it('are bounded in number and characters', async () => {
    const { origin } = await served()
    for (let index = 0; index < recentLimits.requests + 5; index++) await asked(origin)
    const { requests } = await recentOf(origin)
    expect(requests.map(({ id }) => id)).toEqual(
      Array.from({ length: recentLimits.requests }, (_, at) => at + 6),
    )
    const body = 'x'.repeat(200_000)
    for (let index = 0; index < recentLimits.requests; index++) {
      await fetch(`${origin}/v5/campaigns?${'q'.repeat(9000)}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json', Authorization: authorization },
      })
    }
    const large = (await recentOf(origin)).requests
    expect(JSON.stringify(large).length).toBeLessThan(recentLimits.characters * 1.2)
    expect(large.at(-1)?.id).toBe(recentLimits.requests * 2 + 5)
    expect(large.at(-1)?.requestBody).toHaveLength(recentLimits.body + 1)
  })

  it('are protected from foreign hosts and pages', async () => {
    const { origin } = await served()
    for (const path of ['/', '/sandbox/requests', '/favicon.ico']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`
      const [answer] = await rawExchange(origin, head)
      expect(answer?.status).toBe(421)
    }
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null', ...stream },
    ]) {
      const response = await fetch(`${origin}/sandbox/requests`, { headers })
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('the stream of requests', () => {
  it('begins with the last requests, and goes on with new ones', async () => {
    const { origin } = await served()
    await asked(origin)
    const { response, ids, text } = await opened(origin)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    await vi.waitFor(() => expect(ids()).toEqual([1]))
    await asked(origin)
    await asked(origin)
    await vi.waitFor(() => expect(ids()).toEqual([1, 2, 3]))
    const { run } = await recentOf(origin)
    expect(text()).toContain(`event: run\ndata: ${run}\n\n`)
    const later = await opened(origin, { 'Last-Event-ID': `${run}:2` })
    await vi.waitFor(() => expect(later.ids()).toEqual([3]))
    const other = await opened(origin, { 'Last-Event-ID': 'other:2' })
    await vi.waitFor(() => expect(other.ids()).toEqual([1, 2, 3]))
  })

  it('has a limit, and frees a closed one', async () => {
    const { origin } = await served()
    const open = []
    for (let index = 0; index < mostStreams; index++) open.push(await stalled(origin))
    const statusOf = async () => {
      const response = await fetch(`${origin}/sandbox/requests`, { headers: stream })
      void response.body?.cancel()
      return response.status
    }
    await vi.waitFor(async () => expect(await statusOf()).toBe(503))
    expect((await asked(origin)).status).toBe(200)
    open[0]?.destroy()
    await vi.waitFor(async () => expect(await statusOf()).toBe(200))
  })

  it('ends at once on a signal, also for clients that do not read', async () => {
    const { origin, end } = await served()
    const { reading } = await opened(origin)
    await stalled(origin)
    const start = performance.now()
    expect((await end('SIGINT')).code).toBe(0)
    expect(await reading).toBe('closed')
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
