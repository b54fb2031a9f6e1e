import { type ChildProcess, spawn } from 'node:child_process'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

/*
 * Runs Prism's mock server for both documents: it serves one document, so two run behind one address.
 * Prints the address and stops both on exit.
 */

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

interface Mock {
  port: number
  /** Resolves once it listens. */
  ready: Promise<void>
}

const mocks = new Set<ChildProcess>()
process.once('exit', () => {
  for (const mock of mocks) mock.kill()
})

/** Runs Prism on one document, and again each time a request ends it. */
async function keepPrism(name: string): Promise<Mock> {
  const port = await freePort()
  const command = path('../node_modules/@stoplight/prism-cli/dist/index.js')
  const document = path(`../../../../openapi/${name}.yaml`)
  const run = (): Promise<void> =>
    new Promise((resolve) => {
      const prism = spawn(process.execPath, [command, 'mock', document, '--port', String(port)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      mocks.add(prism)
      prism.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Prism is listening')) resolve()
      })
      prism.once('exit', () => {
        mocks.delete(prism)
        mock.ready = run()
      })
    })
  const mock: Mock = { port, ready: Promise.resolve() }
  mock.ready = run()
  await mock.ready
  return mock
}

const [campaigns, offerings] = await Promise.all(['campaigns', 'offerings'].map(keepPrism))

const server = createServer(async (request, response) => {
  const { method, headers, url = '' } = request
  const mock = (url.startsWith('/v5/offers') ? offerings : campaigns) as Mock
  await mock.ready
  const options = { host: '127.0.0.1', port: mock.port, method, path: url, headers }
  const onward = forward(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
