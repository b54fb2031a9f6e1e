import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { recentRequests } from '../../src/cli/commands/serve/page/recent-requests.js'
import { requestStreams } from '../../src/cli/commands/serve/page/request-stream.js'
import { connected } from './raw-exchange.js'

it('a client that does not read costs no memory, and catches up when it reads', async () => {
  const requests = recentRequests()
  const streams = requestStreams(requests, 'run')
  const responses: ServerResponse[] = []
  const server = createServer((_, response) => {
    responses.push(response)
    streams.open(response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const socket = await connected(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  onTestFinished(() => void socket.destroy())
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(responses).toHaveLength(1))

  const answer = { status: 200, headers: {}, body: 'x'.repeat(10_000) }
  const facts = { method: 'GET', url: '/v5/offers', milliseconds: 1, isAborted: false }
  const record = {
    ...{ ...facts, time: '2026-01-15T09:30:12Z', status: 200, verdict: 'valid' as const },
    ...{ violations: [], warnings: [] },
  }
  const most = 3000
  for (let index = 0; index < most; index++) {
    requests.add(record, { ...facts, answer, time: new Date() })
    if (index % 100 === 0) await new Promise(setImmediate)
    expect(responses[0]?.writableLength).toBeLessThan(64 * 1024)
  }

  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.resume()
  await vi.waitFor(() => expect(text).toContain(`id: run:${most}\n`), { timeout: 10_000 })
  const ids = [...text.matchAll(/^id: run:(\d+)$/gm)].map(([, id]) => Number(id))
  expect(ids).toEqual([...ids].sort((one, other) => one - other))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeLessThan(most)
})
