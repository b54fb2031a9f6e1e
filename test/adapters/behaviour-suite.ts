import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { AdapterOptions } from '../../src/adapters/gate/gate-options.js'
import { memoryIdempotency } from '../../src/adapters/stores/memory-idempotency.js'
import type { Accepted } from '../../src/core/index.js'
import { requestNamed } from '../benchmark-requests.js'
import { admissionSuite } from './admission-suite.js'
import type { Reply, Respond, StartServer } from './started-server.js'

const { path, headers, facts, bodies } = requestNamed('C')
const known = () => facts

const json = { 'Content-Type': 'application/json' }
const replyOf = (...texts: string[]): Reply => ({
  status: 201,
  headers: json,
  pieces: texts.map((text) => Buffer.from(text)),
})

/** Tests what adapters do in addition to calling the gate, over a socket. */
export function behaviourSuite(name: string, start: StartServer): void {
  admissionSuite(name, start)
  const withServer = async (
    options: AdapterOptions,
    respond: Respond,
    use: (send: (own?: RequestInit & { path?: string }) => Promise<Response>) => Promise<void>,
  ) => {
    const server = await start(options, respond)
    try {
      await use(({ path: own = path, ...init } = {}) =>
        fetch(`${server.origin}${own}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(bodies.valid),
          ...init,
        }),
      )
    } finally {
      await server.close()
    }
  }

  describe(`the adapter of ${name}`, () => {
    it('passes on the verdict and the body', async () => {
      const seen: unknown[] = []
      const respond: Respond = ({ verdict, body }) => {
        seen.push(verdict?.ok && verdict.operation, verdict?.ok && verdict.request.body, body)
        return replyOf('{}')
      }
      await withServer({ facts: known }, respond, async (send) => {
        expect((await send()).status).toBe(201)
      })
      expect(seen).toEqual(['createOffering', bodies.valid, bodies.valid])
    })

    it('repeats a response byte for byte', async () => {
      let count = 0
      const text = '{ "name":"Zoë",\n  "price": 1.50, "sign": "\\u2713 ✓" }\n'
      const respond: Respond = () => {
        count++
        return {
          status: 201,
          headers: { ...json, 'X-Count': String(count) },
          pieces: [Buffer.from(text.slice(0, 14)), Buffer.from(text.slice(14))],
        }
      }
      const options = { facts: known, idempotency: memoryIdempotency() }
      await withServer(options, respond, async (send) => {
        const [first, second] = [await send(), await send()]
        expect(await second.text()).toBe(await first.text())
        expect(second.status).toBe(201)
        expect(second.headers.get('x-count')).toBe('1')
        expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
      })
      expect(count).toBe(1)
    })

    it('repeats a compressed response byte for byte, without its cookies', async () => {
      const respond: Respond = () => ({
        status: 201,
        headers: { ...json, 'Content-Encoding': 'gzip', 'Set-Cookie': 'own=1' },
        pieces: [gzipSync('{"price": 1.50}')],
      })
      const options = { facts: known, idempotency: memoryIdempotency() }
      await withServer(options, respond, async (send) => {
        const [first, second] = [await send(), await send()]
        expect(first.headers.get('set-cookie')).toBe('own=1')
        expect(second.headers.get('set-cookie')).toBeNull()
        expect(await first.text()).toBe('{"price": 1.50}')
        expect(await second.text()).toBe('{"price": 1.50}')
      })
    })

    it('validates a compressed body, up to the limit', async () => {
      const seen: unknown[] = []
      const respond: Respond = ({ verdict }) => {
        seen.push(verdict?.ok && verdict.request.body)
        return replyOf('{}')
      }
      const compressed = { ...headers, 'Content-Encoding': 'gzip' }
      await withServer({ facts: known, maxBodyBytes: 100_000 }, respond, async (send) => {
        const body = gzipSync(JSON.stringify(bodies.valid))
        expect((await send({ headers: compressed, body })).status).toBe(201)
        const bomb = gzipSync(' '.repeat(200_000))
        expect((await send({ headers: compressed, body: bomb })).status).toBe(413)
        expect((await send({ headers: compressed, body: '[' })).status).toBe(400)
      })
      expect(seen).toEqual([bodies.valid])
    })

    it('passes headers by lower-case name to callbacks and handlers', async () => {
      const seen: unknown[] = []
      const respond: Respond = ({ verdict }) => {
        const { headers } = (verdict as Accepted).request
        seen.push((headers as Record<string, string>)['x-own'])
        return replyOf('{}')
      }
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
      await withServer(options, respond, async (send) => {
        expect((await send({ headers: { ...headers, 'X-Own': 'yes' } })).status).toBe(201)
      })
      expect(seen).toEqual(['yes', 'yes', 'yes'])
    })

    it('passes on headers that describe the validated body', async () => {
      const seen: unknown[] = []
      const respond: Respond = ({ body, headers }) => {
        const length = headers['content-length']
        seen.push(body, headers['content-encoding'], headers['content-type'])
        seen.push(length === undefined || Number(length) === JSON.stringify(body).length)
        return replyOf('{}')
      }
      const body = gzipSync(JSON.stringify(bodies.valid))
      const untyped = new Headers({ ...headers, 'Content-Encoding': 'gzip' })
      untyped.delete('Content-Type')
      await withServer({ facts: known }, respond, async (send) => {
        expect((await send({ headers: untyped, body })).status).toBe(201)
      })
      expect(seen).toEqual([bodies.valid, undefined, 'application/json', true])
    })

    it('rejects another content encoding, and says which it accepts', async () => {
      await withServer(
        { facts: known },
        () => replyOf('{}'),
        async (send) => {
          const body = brotliCompressSync(JSON.stringify(bodies.valid))
          const response = await send({ headers: { ...headers, 'Content-Encoding': 'br' }, body })
          expect(response.status).toBe(415)
          expect(response.headers.get('accept-encoding')).toBe('gzip, deflate')
          expect(await response.json()).toMatchObject({ error: { target: 'Content-Encoding' } })
        },
      )
    })

    it('sends no response that breaks the contract', async () => {
      const faults: unknown[] = []
      const options: AdapterOptions = {
        facts: known,
        responses: 'enforce',
        onFault: (fault) => faults.push(fault),
      }
      const respond = () => ({ ...replyOf('["secret"]'), headers: { ...json, 'X-Own': 'yes' } })
      await withServer(options, respond, async (send) => {
        const response = await send()
        expect(response.status).toBe(500)
        expect(response.headers.get('x-own')).toBeNull()
        expect(await response.json()).toMatchObject({ error: { code: 'INTERNAL_ERROR' } })
      })
      expect(faults).toHaveLength(1)
    })

    it('sends a reported response unchanged', async () => {
      const reports: unknown[] = []
      const options: AdapterOptions = {
        facts: known,
        responses: 'report',
        onResponse: ({ operation, response, verdict }) =>
          reports.push([operation, response.status, response.body, verdict.ok]),
      }
      await withServer(
        options,
        () => replyOf('["own', '"]'),
        async (send) => {
          const response = await send()
          expect([response.status, await response.text()]).toEqual([201, '["own"]'])
        },
      )
      expect(reports).toEqual([['createOffering', 201, ['own'], false]])
    })

    it('frees the key of a call whose handler throws', async () => {
      let count = 0
      const respond: Respond = () => {
        count++
        if (count === 1) throw new Error('of the handler')
        return replyOf('{}')
      }
      const options = { facts: known, idempotency: memoryIdempotency() }
      await withServer(options, respond, async (send) => {
        expect((await send()).status).toBe(500)
        expect((await send()).status).toBe(201)
      })
    })

    it('repeats a response without a body', async () => {
      const respond: Respond = () => ({ status: 204, headers: {}, pieces: [] })
      const options = { facts: known, idempotency: memoryIdempotency() }
      await withServer(options, respond, async (send) => {
        for (const response of [await send(), await send()]) {
          expect([response.status, await response.text()]).toEqual([204, ''])
          expect(response.headers.get('content-type')).toBeNull()
        }
      })
    })

    it('ignores other routes', async () => {
      const seen: unknown[] = []
      const respond: Respond = ({ verdict }) => {
        seen.push(verdict)
        return replyOf('"other"')
      }
      await withServer({ facts: known, maxBodyBytes: 10 }, respond, async (send) => {
        const response = await send({ path: '/other' })
        expect([response.status, await response.text()]).toEqual([201, '"other"'])
      })
      expect(seen).toEqual([undefined])
    })

    it('passes and reports every call in mode observe', async () => {
      const reports: boolean[] = []
      let finish: () => void = () => {}
      const both = new Promise<void>((resolve) => {
        finish = resolve
      })
      const options: AdapterOptions = {
        mode: 'observe',
        facts: known,
        onVerdict: ({ verdict }) => {
          reports.push(verdict.ok)
          if (reports.length === 2) finish()
        },
      }
      await withServer(
        options,
        ({ body }) => replyOf(JSON.stringify(body)),
        async (send) => {
          for (const form of ['valid', 'five violations'] as const) {
            const response = await send({ body: JSON.stringify(bodies[form]) })
            expect(response.status).toBe(201)
            expect(await response.json()).toEqual(bodies[form])
          }
          await both
        },
      )
      expect(reports.sort()).toEqual([false, true])
    })

    it('rejects a body that is too large while it arrives', async () => {
      await withServer(
        { facts: known, maxBodyBytes: 1000 },
        () => replyOf('{}'),
        async (send) => {
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
        },
      )
    })

    it('rejects another media type before the body arrives', async () => {
      await withServer(
        { facts: known },
        () => replyOf('{}'),
        async (send) => {
          const ended = new AbortController()
          const body = new ReadableStream<Uint8Array>({
            start: (controller) => controller.enqueue(new Uint8Array(10)),
            pull: () =>
              new Promise<void>((resolve) => {
                ended.signal.addEventListener('abort', () => resolve())
              }),
          })
          const text = { ...headers, 'Content-Type': 'text/plain' }
          const response = await send({ headers: text, body, duplex: 'half' } as RequestInit)
          ended.abort()
          expect(response.status).toBe(415)
        },
      )
    })

    it('works after a client has disconnected', async () => {
      const faults: unknown[] = []
      const options: AdapterOptions = { facts: known, onFault: (fault) => faults.push(fault) }
      await withServer(
        options,
        () => replyOf('{}'),
        async (send) => {
          const broken = new AbortController()
          const body = new ReadableStream<Uint8Array>({
            start: (controller) => controller.enqueue(new Uint8Array(10)),
            pull: () => broken.abort(),
          })
          const sent = send({ body, duplex: 'half', signal: broken.signal } as RequestInit)
          await expect(sent).rejects.toThrow()
          expect((await send()).status).toBe(201)
        },
      )
      // A disconnect must not fill the log.
      expect(faults).toEqual([])
    })
  })
}
