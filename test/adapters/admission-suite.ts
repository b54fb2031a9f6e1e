import { describe, expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../src/adapters/stores/memory-rate-limits.js'
import { requestNamed } from '../benchmark-requests.js'
import type { Respond, StartServer } from './started-server.js'

const { path, headers, facts, bodies } = requestNamed('C')
const { Authorization, ...anonymous } = headers
const draft = requestNamed('A')

const created: Respond = () => ({
  status: 201,
  headers: { 'Content-Type': 'application/json' },
  pieces: [Buffer.from('{}')],
})

/** Stores that record what they are called for. */
function recordedStores() {
  const calls: string[] = []
  const [keys, limits] = [memoryIdempotency(), memoryRateLimits()]
  const idempotency: AdapterOptions['idempotency'] = {
    ...keys,
    claim(...given) {
      calls.push('claim')
      return keys.claim(...given)
    },
  }
  const rateLimits: AdapterOptions['rateLimits'] = {
    take(...given) {
      calls.push('take')
      return limits.take(...given)
    },
  }
  const contract = { limits: { createOffering: [{ requests: 1000, perSeconds: 60 }] } }
  return { calls, stores: { idempotency, rateLimits, contract } }
}

/** Tests over a socket whom an adapter admits, what it asks for that, and what it answers. */
export function admissionSuite(name: string, start: StartServer): void {
  type Send = (own?: RequestInit & { path?: string }) => Promise<Response>
  const withServer = async (options: AdapterOptions, use: (send: Send) => Promise<void>) => {
    const server = await start(options, created)
    try {
      await use(({ path: own = path, ...init } = {}) => {
        const request = { method: 'POST', headers, body: JSON.stringify(bodies.valid), ...init }
        return fetch(`${server.origin}${own}`, request)
      })
    } finally {
      await server.close()
    }
  }

  describe(`admission by ${name}`, () => {
    it.each<[what: string, status: number, options: AdapterOptions]>([
      ['authenticates', 401, { facts: () => ({ ...facts, authenticated: false }) }],
      [
        'turns a feature off for',
        403,
        { facts: () => ({ authenticated: true, workspace: { offeringsEnabled: false } }) },
      ],
      [
        'forbids a verified caller',
        403,
        {
          authenticate: () => ({ workspace: { offeringsEnabled: false } }),
          facts: () => ({ authenticated: true, workspace: { tagIds: [] } }),
        },
      ],
    ])('uses no store for callers that `facts` %s: %i', async (_what, status, options) => {
      const { calls, stores } = recordedStores()
      await withServer({ ...stores, ...options }, async (send) => {
        for (let count = 0; count < 20; count++) {
          const invented = { ...headers, Authorization: `Basic ${btoa(`name-${count}:x`)}` }
          expect((await send({ headers: invented })).status).toBe(status)
        }
      })
      expect(calls).toEqual([])
    })

    it('counts and claims once for a caller that `facts` accepts', async () => {
      const { calls, stores } = recordedStores()
      await withServer({ ...stores, facts: () => facts }, async (send) => {
        expect((await send()).status).toBe(201)
      })
      expect(calls).toEqual(['take', 'claim'])
    })

    it('merges the facts of both callbacks, member by member', async () => {
      const seen: boolean[] = []
      const options: AdapterOptions = {
        authenticate: () => ({ ...facts, workspace: { offeringsEnabled: true, tagIds: [] } }),
        facts: () => ({ authenticated: undefined as never, workspace: { offeringNames: [] } }),
        onVerdict: ({ verdict }) =>
          seen.push(
            'unchecked' in verdict && verdict.unchecked.includes('offering/feature-disabled'),
          ),
      }
      await withServer(options, async (send) => {
        await send()
      })
      expect(seen).toEqual([false])
    })

    it('asks nobody about malformed credentials', async () => {
      let asked = 0
      const ask = () => {
        asked++
        return { authenticated: true }
      }
      await withServer({ authenticate: ask, facts: ask }, async (send) => {
        expect((await send({ headers: anonymous })).status).toBe(401)
        expect((await send({ headers: { ...headers, Authorization: 'Basic x' } })).status).toBe(401)
        expect((await send({ headers: { ...headers, 'Content-Type': 'text/plain' } })).status).toBe(
          415,
        )
      })
      expect(asked).toBe(2)
    })

    it('passes the decoded credentials to callbacks', async () => {
      const seen: unknown[] = []
      const options: AdapterOptions = {
        authenticate: (_operation, { credentials }) => {
          seen.push(credentials)
          return facts
        },
      }
      await withServer(options, async (send) => {
        await send({ headers: { ...headers, Authorization: `basic ${btoa('a:b:c')}` } })
      })
      expect(seen).toEqual([{ username: 'a', password: 'b:c' }])
    })

    it('marks a repeated response', async () => {
      const options = { facts: () => facts, idempotency: memoryIdempotency() }
      await withServer(options, async (send) => {
        const marks = []
        for (let count = 0; count < 3; count++) {
          marks.push((await send()).headers.get('idempotent-replayed'))
        }
        expect(marks).toEqual([null, 'true', 'true'])
      })
    })
  })

  describe(`a request id in a body that ${name} rejects unread`, () => {
    const { 'X-SVC-Request-Id': _, ...unnamed } = draft.headers
    const request_id = '8d8ac610-566d-4ef0-9c22-186b2a5ed793'
    const body = JSON.stringify({ ...draft.bodies.valid, request_id })
    const limits = { testCampaign: [{ requests: 1, perSeconds: 60 }] }
    const rejections: [status: number, options: AdapterOptions, init?: RequestInit][] = [
      [401, {}, { headers: { ...unnamed, Authorization: '' } }],
      [403, { authenticate: () => ({ permitted: false }) }],
      [405, {}, { method: 'PUT' }],
      [413, { maxBodyBytes: 10 }],
      [415, {}, { headers: { ...unnamed, 'Content-Type': 'text/plain' } }],
      [429, { contract: { limits }, rateLimits: { take: async () => [Date.now()] } }],
    ]
    const idIn = async (response: Response) =>
      ((await response.json()) as { error: { request_id: string } }).error.request_id

    it.each(rejections)('is repeated: %i', async (status, options, init) => {
      await withServer({ authenticate: () => ({}), ...options }, async (send) => {
        const response = await send({ path: draft.path, headers: unnamed, body, ...init })
        expect(response.status).toBe(status)
        expect(await idIn(response)).toBe(request_id)
      })
    })

    it('is not looked for in a long body', async () => {
      const long = JSON.stringify({ request_id, other: ' '.repeat(64 * 1024) })
      await withServer({ authenticate: () => ({ authenticated: false }) }, async (send) => {
        const response = await send({ path: draft.path, headers: unnamed, body: long })
        expect(response.status).toBe(401)
        expect(await idIn(response)).toBe('')
      })
    })

    it('does not replace that of the header', async () => {
      await withServer({ authenticate: () => ({ authenticated: false }) }, async (send) => {
        const response = await send({ path: draft.path, headers: draft.headers, body })
        expect(await idIn(response)).toBe(draft.headers['X-SVC-Request-Id'])
      })
    })
  })
}
