import { spawn } from 'node:child_process'
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

/** Starts Prism on one document; gives its port once it listens. */
async function startPrism(name: string): Promise<number> {
  const port = await freePort()
  const command = path('../node_modules/@stoplight/prism-cli/dist/index.js')
  const document = path(`../../../../openapi/${name}.yaml`)
  const prism = spawn(process.execPath, [command, 'mock', document, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => prism.kill())
  return new Promise((resolve, reject) => {
    prism.once('exit', (code) => reject(new Error(`Prism ended with ${code}.`)))
    prism.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Prism is listening')) resolve(port)
    })
  })
}

const [campaigns, offerings] = await Promise.all(['campaigns', 'offerings'].map(startPrism))

const server = createServer((request, response) => {
  const { method, headers, url = '' } = request
  const port = url.startsWith('/v5/offers') ? offerings : campaigns
  const options = { host: '127.0.0.1', port, method, path: url, headers }
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
