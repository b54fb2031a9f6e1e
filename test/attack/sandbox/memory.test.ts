import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { authorization } from '../../sandbox/client.js'
import { connected } from '../../sandbox/raw-exchange.js'
import { serveProcess } from './serve-process.js'

const run = promisify(execFile)
const mebibyte = 1024 * 1024

/** The heap that a sandbox needs at its limits, as in docs/sandbox.md. */
const heapMebibytes = 384
const head = `Host: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\n`

it('30,000 create calls by as many callers keep the heap bounded', async () => {
  const script = fileURLToPath(new URL('fill-sandbox.ts', import.meta.url))
  const { stdout } = await run(process.execPath, [
    ...['--expose-gc', `--max-old-space-size=${heapMebibytes}`],
    ...['--import', import.meta.resolve('tsx'), script, '30000'],
  ])
  const { statuses, used, stored } = JSON.parse(stdout)
  const { 200: drafts, 201: offerings, 500: rejected } = statuses
  expect(stored).toEqual([drafts, offerings])
  expect(drafts + offerings + rejected).toBe(30_000)
  expect(rejected).toBeGreaterThan(10_000)
  expect(Math.max(...used)).toBeLessThan(128)
  // The heap stops growing in the second half, when all limits are reached.
  expect(used[9]).toBeLessThan(used[4] * 1.2)
}, 1_800_000)

/** Values that take more memory than their text. */
const amplified: Record<string, (bytes: number) => string> = {
  'empty objects': (bytes) => `[${'{},'.repeat(bytes / 3)}0]`,
  'many keys': (bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, index) => `"${index.toString(36)}":1`).join()}}`,
  'wide text': (bytes) => `"${'\u5b57'.repeat(bytes / 3)}"`,
}

describe(`a server with a heap of ${heapMebibytes} MiB`, () => {
  it.each(Object.keys(amplified))('survives bodies of %s', async (kind) => {
    const server = await serveProcess(heapMebibytes)
    const { origin } = server
    const make = amplified[kind] as (bytes: number) => string
    const send = async (method: string, path: string, body: string) => {
      const headers = {
        Authorization: authorization,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        'X-SVC-Request-Id': 'r',
      }
      const response = await fetch(`${origin}${path}`, { method, headers, body })
      await response.arrayBuffer()
      return response.status
    }
    const statuses = new Set<number>()
    for (const bytes of [1, 8, 31].map((each) => each * mebibyte)) {
      const value = make(bytes)
      for (const [method, path, body] of [
        ['PUT', '/sandbox/data', `{"campaigns":{"a":{"status":"DRAFT","x":${value}}}}`],
        ['PUT', '/sandbox/data', `{"workspace":{"tagIds":${value}}}`],
        ['PATCH', '/sandbox/campaigns/a', `{"x":${value}}`],
        ['POST', '/sandbox/given', `{"operation":"testCampaign","given":{"campaign":${value}}}`],
        ['PUT', '/sandbox/clock', value],
        ['POST', '/v5/campaigns', `{"channel":"PUSH","x":${value}}`],
        ['POST', '/v5/campaigns/search', `{"x":${value}}`],
      ] as const) {
        statuses.add(await send(method, path, body))
      }
    }
    for (const status of statuses) expect([200, 204, 400, 404, 413, 507]).toContain(status)
    expect((await fetch(`${origin}/sandbox/clock`)).status).toBe(200)
    expect(server.isAlive()).toBe(true)
  })

  it('survives clients that request everything and read nothing', async () => {
    const server = await serveProcess(heapMebibytes)
    const { origin } = server
    const offering = { description: 'x'.repeat(3_900_000) }
    const offerings = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((id) => [`offer_${id}`, offering]),
    )
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ offerings })
    const response = await fetch(`${origin}/sandbox/data`, { method: 'PUT', headers, body })
    expect(response.status).toBe(204)
    const sockets = await Promise.all(Array.from({ length: 30 }, () => connected(origin)))
    for (const [index, socket] of sockets.entries()) {
      const path = ['/v5/offers', '/sandbox/data', '/sandbox/requests'][index % 3]
      socket.on('error', () => {}).pause()
      socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`.repeat(60))
    }
    const last = await connected(origin)
    last.write(`GET /sandbox/clock HTTP/1.1\r\n${head}\r\n`)
    await once(last, 'data')
    for (const socket of [...sockets, last]) socket.destroy()
    expect(server.isAlive()).toBe(true)
  })

  it('survives clients that send the maximum at once', async () => {
    const server = await serveProcess(heapMebibytes)
    const { origin } = server
    const chunk = `100000\r\n${' '.repeat(mebibyte)}\r\n`
    const sockets = await Promise.all(Array.from({ length: 100 }, () => connected(origin)))
    const closed = sockets.map(
      (socket) => new Promise((resolve) => socket.on('error', () => {}).on('close', resolve)),
    )
    for (const [index, socket] of sockets.entries()) {
      const path = index % 2 === 0 ? 'PUT /sandbox/data' : 'POST /v5/campaigns'
      socket.write(`${path} HTTP/1.1\r\n${head}Connection: close\r\n`)
      socket.write(`Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(4)}`)
      socket.end('0\r\n\r\n')
      socket.resume()
    }
    await Promise.all(closed)
    expect((await fetch(`${origin}/sandbox/clock`)).status).toBe(200)
    expect(server.isAlive()).toBe(true)
  })
})
