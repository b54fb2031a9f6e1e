import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { requestNamed } from '../benchmark-requests.js'
import type { Respond, StartServer } from './started-server.js'

const { path, headers, facts, bodies } = requestNamed('C')
const handled: Respond = () => ({ status: 201, headers: {}, pieces: [] })

const head = (lines: Record<string, string | string[]>) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    ...Object.entries({ ...headers, ...lines }).flatMap(([name, values]) =>
      [values].flat().map((value) => `${name}: ${value}`),
    ),
    '',
    '',
  ].join('\r\n')

interface Heard {
  text: string
  /** Bytes that the connection accepted after the response. */
  takenAfterwards: number
}

/** Sends the head, then spaces until the server stops accepting them or a maximum. */
async function flood(origin: string, start: string, most: number): Promise<Heard> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  let text = ''
  let isOpen = true
  let answeredAt: number | undefined
  socket.on('data', (chunk) => {
    text += chunk
    answeredAt ??= socket.bytesWritten
  })
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isOpen = false
      resolve()
    })
  })
  const drained = () => new Promise<void>((resolve) => socket.once('drain', resolve))
  socket.write(start)
  const piece = Buffer.alloc(64 * 1024, ' ')
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
  while (isOpen && socket.bytesWritten < most) {
    if (!socket.write(chunk)) await Promise.race([drained(), closed])
  }
  socket.destroy()
  await closed
  return { text, takenAfterwards: socket.bytesWritten - (answeredAt ?? 0) }
}

/** Tests how an adapter handles a body that it does not read. */
export function unreadSuite(name: string, start: StartServer): void {
  const on = async (
    options: Parameters<StartServer>[0],
    respond: Respond,
    use: (origin: string) => Promise<void>,
  ) => {
    const server = await start(options, respond)
    try {
      await use(server.origin)
    } finally {
      await server.close()
    }
  }

  describe(`a body that ${name} does not read`, () => {
    const chunked = { 'Transfer-Encoding': 'chunked' }
    const most = 200 * 1024 * 1024

    // Each waits a second for the client to leave.
    it.concurrent.each([
      ['is too large', 413, chunked],
      ['has no credentials', 401, { ...chunked, Authorization: '' }],
    ])('ends the connection: it %s', async (_what, status, lines) => {
      await on({ facts: () => facts, maxBodyBytes: 100_000 }, handled, async (origin) => {
        const { text, takenAfterwards } = await flood(origin, head(lines), most)
        expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
        expect(text).toMatch(/\r\nconnection: close\r\n/i)
        expect(takenAfterwards).toBeLessThan(100 * 1024 * 1024)
      })
    })

    it('keeps the connection open if little of it is left', async () => {
      await on({ facts: () => facts }, handled, async (origin) => {
        const text = JSON.stringify(bodies.valid)
        const socket = connect(Number(new URL(origin).port), '127.0.0.1')
        const answers: string[] = []
        socket.on('data', (chunk) => answers.push(String(chunk)))
        const length = { 'Content-Length': String(Buffer.byteLength(text)) }
        socket.write(head({ ...length, Authorization: '' }) + text)
        socket.write(head({ ...length, Connection: 'close' }) + text)
        await once(socket, 'close')
        const statuses = [...answers.join('').matchAll(/HTTP\/1\.1 (\d+) /g)].map(
          ([, code]) => code,
        )
        expect(statuses).toEqual(['401', '201'])
      })
    })
  })

  describe(`requests through ${name}`, () => {
    it('rejects two headers with credentials', async () => {
      await on({ facts: () => facts }, handled, async (origin) => {
        const text = JSON.stringify(bodies.valid)
        const socket = connect(Number(new URL(origin).port), '127.0.0.1')
        let answer = ''
        socket.on('data', (chunk) => {
          answer += chunk
        })
        const twice = [headers.Authorization as string, `Basic ${btoa('b:c')}`]
        const length = { 'Content-Length': String(Buffer.byteLength(text)), Connection: 'close' }
        socket.write(head({ ...length, Authorization: twice }) + text)
        await once(socket, 'close')
        expect(answer).toMatch(/^HTTP\/1\.1 401 /)
      })
    })
  })
}
