import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from 'redis'
import { freePort } from './free-port.js'

export interface RedisServer {
  url: string
  stop(): Promise<void>
}

const help = `These tests need a Redis server. Install one (\`apt-get install redis-server\`), or start one and
say where it is:

  redis-server --port 6379 --save '' &
  REDIS_URL=redis://127.0.0.1:6379 npm test
`

/** The server of `REDIS_URL`, or one of our own on a free port, which keeps nothing on disk. */
export async function redisServer(): Promise<RedisServer> {
  const given = process.env.REDIS_URL
  if (given !== undefined) {
    await assertAnswer(given)
    return { url: given, stop: async () => {} }
  }
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const server = spawn('redis-server', args, { stdio: 'ignore' })
  const failed = once(server, 'error').then(([fault]) => {
    throw new Error(`${help}\n${fault}`)
  })
  const url = `redis://127.0.0.1:${port}`
  await Promise.race([failed, assertAnswer(url)])
  return {
    url,
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}

/** Waits until the server answers; one that is still starting is asked again. */
async function assertAnswer(url: string): Promise<void> {
  const client = createClient({
    url,
    socket: { reconnectStrategy: (tries) => (tries < 100 ? 50 : new Error('refused')) },
  })
  // Each refused connection is reported here; the last one rejects.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
  } catch (fault) {
    throw new Error(`${help}\nNothing answers at ${url}: ${fault}`)
  } finally {
    client.destroy()
  }
}
