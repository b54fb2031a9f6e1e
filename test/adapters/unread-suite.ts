import { connect } from 'node:net'
import { describe, expect, it, type TestContext } from 'vitest'
import { requestNamed } from '../benchmark-requests.js'
import { originOf } from './listening.js'
import { sendRaw } from './send-raw.js'
import type { StartServer } from './started-server.js'

const { path, headers, facts, bodies } = requestNamed('C')
const text = JSON.stringify(bodies.valid)

const head = (lines: Record<string, string>) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    ...Object.entries({ ...headers, ...lines }).map(([name, value]) => `${name}: ${value}`),
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
  let answeredAt: number | undefined
  socket.on('data', (chunk) => {
    text += chunk
    answeredAt ??= socket.bytesWritten
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(start)
  const piece = Buffer.alloc(64 * 1024, ' ')
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
  while (!socket.closed && socket.bytesWritten < most) {
    if (socket.write(chunk)) continue
    await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  }
  socket.destroy()
  await closed
  return { text, takenAfterwards: socket.bytesWritten - (answeredAt ?? 0) }
}

/** Tests how an adapter handles a body that it does not read. */
export function unreadSuite(name: string, start: StartServer): void {
  const started = (maxBodyBytes?: number, { onTestFinished }: Partial<TestContext> = {}) =>
    originOf(
      start({ facts: () => facts, ...(maxBodyBytes && { maxBodyBytes }) }, () => ({
        status: 201,
        headers: {},
        pieces: [],
      })),
      onTestFinished,
    )
  const sized = { 'Content-Length': String(Buffer.byteLength(text)) }

  describe(`a body that ${name} does not read`, () => {
    const chunked = { 'Transfer-Encoding': 'chunked' }
    const most = 200 * 1024 * 1024

    // Each waits a second for the client to leave.
    it.concurrent.for([
      ['is too large', 413, chunked],
      ['has no credentials', 401, { ...chunked, Authorization: '' }],
    ] as const)('ends the connection: it %s', async ([_what, status, lines], context) => {
      const origin = await started(100_000, context)
      const { text, takenAfterwards } = await flood(origin, head(lines), most)
      context.expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      context.expect(text).toMatch(/\r\nconnection: close\r\n/i)
      context.expect(takenAfterwards).toBeLessThan(100 * 1024 * 1024)
    })

    it('keeps the connection open if little of it is left', async () => {
      const calls = [{ Authorization: '' }, { Connection: 'close' }]
      const sent = calls.map((lines) => head({ ...sized, ...lines }) + text)
      const answers = await sendRaw(await started(), sent.join(''))
      const statuses = [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, code]) => code)
      expect(statuses).toEqual(['401', '201'])
    })
  })
}
