import { createServer, type RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { overSockets } from '../../src/conformance/sending/node-send.js'
import { toHandler } from '../../src/conformance/sending/send.js'
import { discoverStates } from '../../src/conformance/world/discover-states.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { listening, originOf } from '../adapters/listening.js'
import { served } from '../sandbox/served.js'

const path = '/.well-known/campaign-contract'

/** Starts a server until the test ends. */
const started = async (listener: RequestListener) =>
  new URL(await originOf(listening(createServer(listener))))

/** Returns what a server with this announcement is understood to offer. */
const discovered = (announcement: unknown) =>
  discoverStates(toHandler(() => new Response(JSON.stringify(announcement))))

describe('a sandbox', () => {
  it('announces its endpoints, the body limit and credentials', async () => {
    const { origin } = await served()
    expect(await discoverStates(overSockets(new URL(origin)))).toEqual({
      states: '/sandbox/given',
      data: '/sandbox/data',
      clock: '/sandbox/clock',
      maxBodyBytes: 1024 * 1024,
      credentials: 'workspace:key',
    })
  })

  it('announces endpoints below another path, and no credentials if it accepts any', async () => {
    const { fetch } = createSandbox({ adminPath: '/test/state' })
    expect(await discoverStates(toHandler(fetch))).toEqual({
      states: '/test/state/given',
      data: '/test/state/data',
      clock: '/test/state/clock',
      maxBodyBytes: 1024 * 1024,
    })
  })

  it('does not announce credentials without permissions', async () => {
    const credentials = [
      { username: 'intern', password: 'key', permitted: false },
      { username: 'with:colon', password: 'key' },
      { username: 'anna', password: 'k:1' },
    ]
    const { fetch } = createSandbox({ data: { credentials } })
    expect(await discoverStates(toHandler(fetch))).toMatchObject({ credentials: 'anna:k:1' })
  })

  it('announces nothing to a page of another site', async () => {
    const { fetch } = createSandbox()
    const headers = { Origin: 'https://evil.example' }
    const response = await fetch(new Request(`http://localhost${path}`, { headers }))
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('given')
  })
})

describe('the announcement', () => {
  it('is looked for below the base path, then at the root', async () => {
    const asked: string[] = []
    const send = toHandler(({ url }) => {
      asked.push(new URL(url).pathname)
      return url.includes('/api/') ? new Response('', { status: 404 }) : Response.json({})
    })
    expect(await discoverStates(send, '/api/')).toBeUndefined()
    expect(asked).toEqual([`/api${path}`, path])
    const below = toHandler(({ url }) =>
      Response.json({ states: url.includes('/api/') ? '/api/given' : '/given' }),
    )
    expect(await discoverStates(below, '/api')).toEqual({ states: '/api/given' })
  })

  it('is used without its invalid and unknown members', async () => {
    const announcement = {
      states: '/given?token=a',
      data: 'https://other.example/',
      clock: 1,
      other: true,
      maxBodyBytes: -1,
      credentials: 'nobody',
    }
    expect(await discovered(announcement)).toEqual({ states: '/given?token=a' })
  })

  it.each([
    ['another host', 'https://other.example/given'],
    ['the same host by URL', 'http://handler.invalid/given'],
    ['a host without a scheme', '//other.example/given'],
    ['a host behind a backslash', '/\\other.example/given'],
    ['a host behind a tab', '/\t/other.example/given'],
    ['a host behind a line break', '/\n/other.example'],
    ['a relative path', 'sandbox/given'],
    ['a script', 'javascript:alert(1)'],
    ['a broken header', '/given\r\nX: y'],
    ['nothing', ''],
    ['a number', 1],
    ['a list', ['/given']],
  ])('is ignored if it names %s', async (_, states) => {
    expect(await discovered({ states })).toBeUndefined()
  })

  it.each([null, [], 'states', 1, {}, { States: '/given' }])(
    'is ignored if it is %j',
    async (value) => {
      expect(await discovered(value)).toBeUndefined()
    },
  )
})

describe('a server without states', () => {
  it.each<[string, RequestListener]>([
    ['a page', (_, response) => response.end('<!doctype html><p>Hello')],
    ['404', (_, response) => response.writeHead(404).end('{"states":"/given"}')],
    ['401', (_, response) => response.writeHead(401).end('{"states":"/given"}')],
    ['500', (_, response) => response.writeHead(500).end('{"states":"/given"}')],
    ['201', (_, response) => response.writeHead(201).end('{"states":"/given"}')],
    ['no HTTP', ({ socket }) => socket.end('hello\r\n\r\n')],
    ['a closed connection', ({ socket }) => socket.destroy()],
    ['nested JSON', (_, response) => response.end('['.repeat(100_000))],
    [
      'more than anyone needs',
      (_, response) => {
        const flood = () => {
          while (!response.destroyed && response.write(' '.repeat(65_536)));
        }
        response.on('drain', flood)
        flood()
      },
    ],
  ])('is none that responds with %s', async (_, listener) => {
    const start = performance.now()
    expect(await discoverStates(overSockets(await started(listener)))).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(20_000)
  })

  it('is none that redirects, not even to states', async () => {
    const other = await started((_, response) => response.end('{"states":"/given"}'))
    const asked: (string | undefined)[] = []
    const server = await started(({ url }, response) => {
      asked.push(url)
      response.writeHead(302, { Location: other.href }).end()
    })
    expect(await discoverStates(overSockets(server))).toBeUndefined()
    expect(asked).toEqual([path])
  })

  it('is none that cannot be reached, or that throws', async () => {
    expect(await discoverStates(overSockets(new URL('http://127.0.0.1:1')))).toBeUndefined()
    const throwing = toHandler(() => {
      throw new TypeError('broken')
    })
    expect(await discoverStates(throwing)).toBeUndefined()
    const synchronous = () => {
      throw new TypeError('broken')
    }
    expect(await discoverStates(synchronous)).toBeUndefined()
  })
})
