import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createClient } from 'redis'

type Client = ReturnType<typeof createClient>

/** A Redis that a test stops, kills and restarts on the same port, without its data. */
export class RedisProcess {
  private child: ChildProcess | undefined

  private constructor(readonly port: number) {}

  static async start(...args: string[]): Promise<RedisProcess> {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const redis = new RedisProcess((probe.address() as AddressInfo).port)
    probe.close()
    await once(probe, 'close')
    await redis.restart(...args)
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async restart(...args: string[]): Promise<void> {
    await this.kill()
    const fixed = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--save', '']
    this.child = spawn('redis-server', [...fixed, '--appendonly', 'no', ...args], {
      stdio: 'ignore',
    })
    await this.use((client) => client.ping())
  }

  stop(): void {
    this.child?.kill('SIGSTOP')
  }

  resume(): void {
    this.child?.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    const { child } = this
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Calls a function with a separate client. */
  async use<Value>(act: (client: Client) => Promise<Value>): Promise<Value> {
    const client = createClient({
      url: this.url,
      socket: { reconnectStrategy: (tries) => (tries < 200 ? 50 : new Error('refused')) },
    })
    client.on('error', () => {})
    await client.connect()
    try {
      return await act(client as unknown as Client)
    } finally {
      client.destroy()
    }
  }
}
