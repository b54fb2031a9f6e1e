import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type DocumentName, documentOf, names } from './documents.js'

/* Prism's validation proxies, one for each document, which run on while servers come and go. */

const command = fileURLToPath(
  new URL('node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
)

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/** Starts a proxy on a document and waits until it accepts connections. */
async function startProxy(document: string, upstream: number) {
  const port = await freePort()
  const args = [command, 'proxy', document, `http://127.0.0.1:${upstream}`]
  const child = spawn(process.execPath, [...args, '--port', String(port), '-v', 'silent'], {
    stdio: 'ignore',
  })
  while (child.exitCode === null) {
    if (await isListening(port)) return { port, child }
    await pause(200)
  }
  throw new Error(`Prism ended with ${child.exitCode}.`)
}

export class PrismProxies {
  /** The port of the server that the proxies pass requests on to. */
  serverPort = 0
  readonly #folder = mkdtempSync(join(tmpdir(), 'peers-prism-'))
  readonly #relay = createServer((socket) => {
    const onward = connect(this.serverPort, '127.0.0.1')
    socket.pipe(onward).pipe(socket)
    socket.on('error', () => onward.destroy())
    onward.on('error', () => socket.destroy())
  })
  readonly #running = new Map<DocumentName, { port: number; child: ChildProcess }>()

  /** Returns the port of a proxy; starts it, and again if it ended. */
  async portOf(name: DocumentName): Promise<number> {
    if (!this.#relay.listening) await listen(this.#relay)
    const running = this.#running.get(name)
    if (running?.child.exitCode === null) return running.port
    const document = join(this.#folder, `${name}.json`)
    writeFileSync(document, JSON.stringify(documentOf(name)))
    const started = await startProxy(document, (this.#relay.address() as AddressInfo).port)
    this.#running.set(name, started)
    return started.port
  }

  end(): void {
    for (const { child } of this.#running.values()) child.kill()
    this.#relay.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export const documentFor = (url: string): DocumentName =>
  url.startsWith('/v5/offers') ? names[1] : names[0]
