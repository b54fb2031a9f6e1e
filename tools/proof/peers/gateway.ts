import { randomUUID } from 'node:crypto'
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * Stands before the server for tools that repeat the values of examples: restores the fixtures and
 * renews a valid Idempotency-Key before each request, so that no request depends on an earlier one.
 */

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Starts the gateway; requests are passed on one at a time. */
export async function startGateway(
  origin: string,
): Promise<{ address: string; server: Server; requests: () => number }> {
  let last = Promise.resolve()
  let count = 0
  const server = createServer((request, response) => {
    const body = bodyOf(request)
    last = last.then(async () => {
      count += 1
      await fetch(`${origin}/control/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      const { method, url, headers } = request
      const key = headers['idempotency-key']
      if (typeof key === 'string' && uuid4.test(key)) headers['idempotency-key'] = randomUUID()
      const bytes = await body
      await new Promise<void>((resolve) => {
        const onward = forward(`${origin}${url}`, { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        })
        onward.on('error', () => response.destroy())
        response.on('close', resolve)
        onward.end(bytes)
      })
    })
    last = last.catch(() => void response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, server, requests: () => count }
}
