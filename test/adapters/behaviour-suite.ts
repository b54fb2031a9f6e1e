import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import { memoryRateLimits } from '../../src/adapters/stores/memory-rate-limits.js'
import type { Accepted } from '../../src/core/index.js'
import { requestNamed } from '../benchmark-requests.js'
import { originOf } from './listening.js'
import type { Reply, Respond, StartServer } from './started-server.js'

const { path, headers, facts, bodies } = requestNamed('C')
const known = () => facts
const text = JSON.stringify(bodies.valid)

const json = { 'Content-Type': 'application/json' }
const replyOf = (...texts: string[]): Reply => ({
  status: 201,
  headers: json,
  pieces: texts.map((text) => Buffer.from(text)),
})

/** Tests what adapters do in addition to calling the gate, over a socket. */
export function behaviourSuite(name: string, start: StartServer): void {
  /** Starts a server until the test ends; returns how to send it a request that is valid by default. */
  const sendingTo = async (
    options: AdapterOptions = { facts: known },
    respond: Respond = () => replyOf('{}'),
  ) => {
    const origin = await originOf(start(options, respond))
    return ({ path: own = path, ...init }: RequestInit & { path?: string } = {}) =>
      fetch(`${origin}${own}`, { method: 'POST', headers, body: text, ...init })
  }

  describe(`the adapter of ${name}`, () => {
    it('passes on the verdict and the body', async () => {
      const seen: unknown[] = []
      const send = await sendingTo({ facts: known }, ({ verdict, body }) => {
        seen.push(verdict?.ok && verdict.operation, verdict?.ok && verdict.request.body, body)
        return replyOf('{}')
      })
      expect((await send()).status).toBe(201)
      expect(seen).toEqual(['createOffering', bodies.valid, bodies.valid])
    })

    it('counts and claims a call once', async () => {
      const idempotency = memoryIdempotency()
      const rateLimits = memoryRateLimits()
      const claim = vi.spyOn(idempotency, 'claim')
      const take = vi.spyOn(rateLimits, 'take')
      const contract = { limits: { createOffering: [{ requests: 9, perSeconds: 60 }] } }
      const send = await sendingTo({ facts: known, contract, idempotency, rateLimits })
      expect((await send()).status).toBe(201)
      expect([take.mock.calls.length, claim.mock.calls.length]).toEqual([1, 1])
    })

    it('repeats a response byte for byte, and marks it', async () => {
      let count = 0
      const written = '{ "name":"Zoë",\n  "price": 1.50, "sign": "\\u2713 ✓" }\n'
      const send = await sendingTo({ facts: known, idempotency: memoryIdempotency() }, () => {
        count++
        return {
          status: 201,
          headers: { ...json, 'X-Count': String(count) },
          pieces: [Buffer.from(written.slice(0, 14)), Buffer.from(written.slice(14))],
        }
      })
      const first = await send()
      const second = await send()
      expect(await second.text()).toBe(await first.text())
      expect(second.status).toBe(201)
      expect(second.headers.get('x-count')).toBe('1')
      expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
      const marks = [first, second].map((each) => each.headers.get('idempotent-replayed'))
      expect(marks).toEqual([null, 'true'])
      expect(count).toBe(1)
    })

    it('repeats an empty response without another media type', async () => {
      const send = await sendingTo({ facts: known, idempotency: memoryIdempotency() }, () => ({
        status: 201,
        headers: {},
        pieces: [],
      }))
      const first = await send()
      const second = await send()
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    })

    it('repeats a compressed response byte for byte, without its cookies', async () => {
      const send = await sendingTo({ facts: known, idempotency: memoryIdempotency() }, () => ({
        status: 201,
        headers: { ...json, 'Content-Encoding': 'gzip', 'Set-Cookie': 'own=1' },
        pieces: [gzipSync('{"price": 1.50}')],
      }))
      const first = await send()
      const second = await send()
      expect(first.headers.get('set-cookie')).toBe('own=1')
      expect(second.headers.get('set-cookie')).toBeNull()
      expect(await first.text()).toBe('{"price": 1.50}')
      expect(await second.text()).toBe('{"price": 1.50}')
    })

    it('validates a compressed body, up to the limit', async () => {
      const seen: unknown[] = []
      const send = await sendingTo({ facts: known, maxBodyBytes: 100_000 }, ({ verdict }) => {
        seen.push(verdict?.ok && verdict.request.body)
        return replyOf('{}')
      })
      const compressed = { ...headers, 'Content-Encoding': 'gzip' }
      expect((await send({ headers: compressed, body: gzipSync(text) })).status).toBe(201)
      const bomb = gzipSync(' '.repeat(200_000))
      expect((await send({ headers: compressed, body: bomb })).status).toBe(413)
      expect((await send({ headers: compressed, body: '[' })).status).toBe(400)
      expect(seen).toEqual([bodies.valid])
    })

    it('passes headers by lower-case name to callbacks and handlers', async () => {
      const seen: unknown[] = []
      const options: AdapterOptions = {
        authenticate: (_operation, call) => {
          seen.push(call.headers['x-own'])
          return {}
        },
        facts: (_operation, call) => {
          seen.push({ ...call }.headers['x-own'])
          return facts
        },
      }
      const send = await sendingTo(options, ({ verdict }) => {
        const { headers } = (verdict as Accepted).request
        seen.push((headers as Record<string, string>)['x-own'])
        return replyOf('{}')
      })
      expect((await send({ headers: { ...headers, 'X-Own': 'yes' } })).status).toBe(201)
      expect(seen).toEqual(['yes', 'yes', 'yes'])
    })

    it('passes on headers that describe the validated body', async () => {
      const seen: unknown[] = []
      const send = await sendingTo({ facts: known }, ({ body, headers }) => {
        const length = headers['content-length']
        seen.push(body, headers['content-encoding'], headers['content-type'])
        seen.push(length === undefined || Number(length) === JSON.stringify(body).length)
        return replyOf('{}')
      })
      const untyped = new Headers({ ...headers, 'Content-Encoding': 'gzip' })
      untyped.delete('Content-Type')
      expect((await send({ headers: untyped, body: gzipSync(text) })).status).toBe(201)
      expect(seen).toEqual([bodies.valid, undefined, 'application/json', true])
    })

    it('rejects another content encoding, and says which it accepts', async () => {
      const send = await sendingTo()
      const body = brotliCompressSync(text)
      const response = await send({ headers: { ...headers, 'Content-Encoding': 'br' }, body })
      expect(response.status).toBe(415)
      expect(response.headers.get('accept-encoding')).toBe('gzip, deflate')
      expect(await response.json()).toMatchObject({ error: { target: 'Content-Encoding' } })
    })

    it('sends no response that breaks the contract', async () => {
      const onFault = vi.fn()
      const options: AdapterOptions = { facts: known, responses: 'enforce', onFault }
      const send = await sendingTo(options, () => ({
        ...replyOf('["secret"]'),
        headers: { ...json, 'X-Own': 'yes' },
      }))
      const response = await send()
      expect(response.status).toBe(500)
      expect(response.headers.get('x-own')).toBeNull()
      expect(await response.json()).toMatchObject({ error: { code: 'INTERNAL_ERROR' } })
      expect(onFault).toHaveBeenCalledOnce()
    })

    it('sends a reported response unchanged', async () => {
      const reports: unknown[] = []
      const options: AdapterOptions = {
        facts: known,
        responses: 'report',
        onResponse: ({ operation, response, verdict }) =>
          reports.push([operation, response.status, response.body, verdict.ok]),
      }
      const send = await sendingTo(options, () => replyOf('["own', '"]'))
      const response = await send()
      expect([response.status, await response.text()]).toEqual([201, '["own"]'])
      expect(reports).toEqual([['createOffering', 201, ['own'], false]])
    })

    it('frees the key of a call whose handler throws', async () => {
      let count = 0
      const send = await sendingTo({ facts: known, idempotency: memoryIdempotency() }, () => {
        count++
        if (count === 1) throw new Error('of the handler')
        return replyOf('{}')
      })
      expect((await send()).status).toBe(500)
      expect((await send()).status).toBe(201)
    })

    it('repeats a response without a body', async () => {
      const options = { facts: known, idempotency: memoryIdempotency() }
      const send = await sendingTo(options, () => ({ status: 204, headers: {}, pieces: [] }))
      for (const response of [await send(), await send()]) {
        expect([response.status, await response.text()]).toEqual([204, ''])
        expect(response.headers.get('content-type')).toBeNull()
      }
    })

    it('ignores other routes', async () => {
      const seen: unknown[] = []
      const send = await sendingTo({ facts: known, maxBodyBytes: 10 }, ({ verdict }) => {
        seen.push(verdict)
        return replyOf('"other"')
      })
      const response = await send({ path: '/other' })
      expect([response.status, await response.text()]).toEqual([201, '"other"'])
      expect(seen).toEqual([undefined])
    })

    it('passes and reports every call in mode observe', async () => {
      const reports: boolean[] = []
      const options: AdapterOptions = {
        mode: 'observe',
        facts: known,
        onVerdict: ({ verdict }) => reports.push(verdict.ok),
      }
      const send = await sendingTo(options, ({ body }) => replyOf(JSON.stringify(body)))
      for (const form of ['valid', 'five violations'] as const) {
        const response = await send({ body: JSON.stringify(bodies[form]) })
        expect(response.status).toBe(201)
        expect(await response.json()).toEqual(bodies[form])
      }
      await expect.poll(() => [...reports].sort()).toEqual([false, true])
    })

    it('rejects a body that is too large while it arrives', async () => {
      const send = await sendingTo({ facts: known, maxBodyBytes: 1000 })
      const piece = new TextEncoder().encode(' '.repeat(600))
      let pieces = 4
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (pieces-- > 0) controller.enqueue(piece)
          else controller.close()
        },
      })
      const response = await send({ body, duplex: 'half' } as RequestInit)
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ error: { target: '' } })
    })

    it('rejects another media type before the body arrives', async () => {
      const send = await sendingTo()
      const ended = new AbortController()
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(10)),
        pull: () =>
          new Promise<void>((resolve) => {
            ended.signal.addEventListener('abort', () => resolve())
          }),
      })
      const plain = { ...headers, 'Content-Type': 'text/plain' }
      const response = await send({ headers: plain, body, duplex: 'half' } as RequestInit)
      ended.abort()
      expect(response.status).toBe(415)
    })

    it('works after a client has disconnected', async () => {
      const onFault = vi.fn()
      const send = await sendingTo({ facts: known, onFault })
      const broken = new AbortController()
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array(10)),
        pull: () => broken.abort(),
      })
      const sent = send({ body, duplex: 'half', signal: broken.signal } as RequestInit)
      await expect(sent).rejects.toThrow()
      expect((await send()).status).toBe(201)
      // A disconnect must not fill the log.
      expect(onFault).not.toHaveBeenCalled()
    })
  })

  describe(`a request id in a body that ${name} rejects unread`, () => {
    const draft = requestNamed('A')
    const { 'X-SVC-Request-Id': _, ...unnamed } = draft.headers
    const request_id = '8d8ac610-566d-4ef0-9c22-186b2a5ed793'
    const body = JSON.stringify({ ...draft.bodies.valid, request_id })
    const limits = { testCampaign: [{ requests: 1, perSeconds: 60 }] }
    const unauthorized = { authenticate: () => ({ authenticated: false }) }

    it.each<
      [what: string, status: number, id: string, options: AdapterOptions, init?: RequestInit]
    >([
      ['of no credentials', 401, request_id, {}, { headers: { ...unnamed, Authorization: '' } }],
      ['of no permission', 403, request_id, { authenticate: () => ({ permitted: false }) }],
      ['of another method', 405, request_id, {}, { method: 'PUT' }],
      ['that is too large', 413, request_id, { maxBodyBytes: 10 }],
      [
        'of another type',
        415,
        request_id,
        {},
        { headers: { ...unnamed, 'Content-Type': 'text/plain' } },
      ],
      [
        'over the limit',
        429,
        request_id,
        { contract: { limits }, rateLimits: { take: async () => [Date.now()] } },
      ],
      [
        'that is long, in which it is not looked for',
        401,
        '',
        unauthorized,
        { body: JSON.stringify({ request_id, other: ' '.repeat(64 * 1024) }) },
      ],
      [
        'beside one in the header, which it does not replace',
        401,
        String(draft.headers['X-SVC-Request-Id']),
        unauthorized,
        { headers: draft.headers },
      ],
    ])('is repeated: one %s', async (_what, status, id, options, init) => {
      const send = await sendingTo({ authenticate: () => ({}), ...options })
      const response = await send({ path: draft.path, headers: unnamed, body, ...init })
      const { error } = (await response.json()) as { error: { request_id: string } }
      expect([response.status, error.request_id]).toEqual([status, id])
    })
  })
}
