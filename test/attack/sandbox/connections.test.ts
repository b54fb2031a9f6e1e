import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ServerLimits } from '../../../src/testing/sandbox/node/limits.js'
import { sandboxServer } from '../../../src/testing/sandbox/node/server.js'
import { openSandbox, type SandboxOptions } from '../../../src/testing/sandbox/sandbox.js'
import { authorization } from '../../sandbox/client.js'
import { answersIn, connected, untilClosed } from '../../sandbox/raw-exchange.js'

/** A listening sandbox. */
async function listening(
  limits: Partial<ServerLimits> = {},
  options: SandboxOptions = {},
  latency = 0,
): Promise<{ origin: string; server: Server }> {
  const sandbox = openSandbox(options)
  const server = sandboxServer({ sandbox, latency, limits })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const head = `Host: localhost\r\nAuthorization: ${authorization}\r\n`
const asking = `GET /v5/offers HTTP/1.1\r\n${head}\r\n`

/** Short timeouts, to keep the tests fast. */
const impatient = {
  headersTimeout: 200,
  requestTimeout: 400,
  idleTimeout: 600,
  checkingInterval: 50,
}

/** Sends bytes until the server closes the connection. */
async function trickled(socket: Socket, start: string, each: string): Promise<string> {
  socket.write(start)
  socket.on('error', () => {})
  const sending = setInterval(() => socket.write(each), 20)
  try {
    return await untilClosed(socket)
  } finally {
    clearInterval(sending)
  }
}

const statusOf = async (origin: string) => (await fetch(`${origin}/sandbox/clock`)).status

/** Polls until a condition holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It did not come to hold.')
}

/** Waits until the server closes a connection. */
const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    socket.on('error', () => {}).on('close', resolve)
    socket.resume()
  })

describe('a slow client', () => {
  it.each([
    ['headers', 'GET /v5/offers HTTP/1.1\r\n', 'X-Any: a\r\n'],
    ['one header', 'GET /v5/offers HTTP/1.1\r\nX-Any: ', 'a'],
    ['a body', `POST /v5/campaigns HTTP/1.1\r\n${head}Content-Length: 9999\r\n\r\n`, ' '],
    [
      'a chunked body',
      `POST /v5/campaigns HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n`,
      '1\r\n \r\n',
    ],
    [
      'a body that is refused',
      `POST /sandbox/given HTTP/1.1\r\n${head}Content-Length: 9999\r\n\r\n`,
      ' ',
    ],
  ])('is cut off while it sends %s', async (_, start, each) => {
    const { origin } = await listening(impatient)
    const text = await trickled(await connected(origin), start, each)
    expect(answersIn(text)[0]?.status).toBe(start.includes('given') ? 415 : 400)
    expect((await fetch(`${origin}/sandbox/clock`)).status).toBe(200)
  })

  it('is disconnected while it sends nothing', async () => {
    const { origin } = await listening(impatient)
    const sockets = await Promise.all(Array.from({ length: 50 }, () => connected(origin)))
    await Promise.all(sockets.map((socket) => untilClosed(socket)))
  })

  it('is disconnected while it reads nothing, and its memory is freed', async () => {
    // More than the system buffers hold.
    const offering = { description: 'x'.repeat(3_900_000) }
    const offerings = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((id) => [`offer_${id}`, offering]),
    )
    const limits = { ...impatient, bytes: 40_000_000 }
    const { origin } = await listening(limits, { data: { offerings } })
    const readers = await Promise.all(Array.from({ length: 2 }, () => connected(origin)))
    for (const socket of readers) {
      socket.on('error', () => {}).pause()
      socket.write(asking)
    }
    // Both responses are in progress once the next request is rejected.
    await until(async () => (await statusOf(origin)) === 503)
    await until(async () => (await statusOf(origin)) === 200)
    for (const socket of readers) socket.destroy()
  })
})

describe('a greedy client', () => {
  it('gets at most the maximum connections, and others get one later', async () => {
    const { origin } = await listening({ connections: 5 })
    const sockets = await Promise.all(Array.from({ length: 5 }, () => connected(origin)))
    // Accepted idle connections still work.
    for (const socket of sockets) {
      socket.write(asking)
      await once(socket, 'data')
    }
    const further = await connected(origin)
    expect(await untilClosed(further)).toBe('')
    const gone = once(sockets[0] as Socket, 'close')
    sockets[0]?.end()
    await gone
    expect((await fetch(`${origin}/sandbox/clock`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  it('is disconnected above the maximum of pending requests', async () => {
    const { origin } = await listening({ requests: 100 })
    for (const _ of [1, 2, 3]) {
      const socket = await connected(origin)
      socket.write(asking.repeat(1000))
      await closed(socket)
    }
    // No request is pending.
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(origin)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('gets 503 in the envelope of the path while others use all memory', async () => {
    const { origin } = await listening({ bytes: 1000 })
    const socket = (await connected(origin)).on('error', () => {})
    socket.write(
      `PUT /sandbox/data HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n`,
    )
    await until(async () => (await statusOf(origin)) === 503)
    const message = 'The sandbox is busy with other requests.'
    const offers = await fetch(`${origin}/v5/offers`)
    expect(offers.status).toBe(503)
    expect(offers.headers.get('retry-after')).toBe('1')
    expect(await offers.json()).toMatchObject({
      response_id: expect.any(String),
      error: { code: 'INTERNAL_ERROR', message, doc_url: expect.any(String) },
    })
    const own = await fetch(`${origin}/sandbox/data`)
    expect({ status: own.status, body: await own.json() }).toEqual({
      ...{ status: 503, body: { error: { message } } },
    })
    socket.destroy()
    await until(async () => (await statusOf(origin)) === 200)
  })
})
