import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createClient } from 'redis'
import { freePort } from './free-port.js'

export type Client = ReturnType<typeof createClient>

/** A Redis that a test stops, kills and restarts on the same port, without its data. */
export class RedisProcess {
  private child: ChildProcess | undefined

  private constructor(
    readonly port: number,
    private readonly fixed: readonly string[],
  ) {}

  static async start(settings: readonly string[] = [], port?: number): Promise<RedisProcess> {
    const free = port ?? (await freePort())
    const fixed = ['--port', `${free}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    return RedisProcess.run(free, [...fixed, ...settings])
  }

  /** Starts one whose arguments set the port. */
  static async run(port: number, args: readonly string[]): Promise<RedisProcess> {
    const redis = new RedisProcess(port, args)
    await redis.restart()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async restart(...args: string[]): Promise<void> {
    await this.kill()
    this.child = spawn('redis-server', [...this.fixed, ...args], { stdio: 'ignore' })
    await this.command('PING')
  }

  stop(): void {
    this.child?.kill('SIGSTOP')
  }

  resume(): void {
    this.child?.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    const { child } = this
    if (child === undefined || !this.isRunning) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
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

  /** Sends one command with a separate client. */
  command(...args: readonly (string | number)[]): Promise<unknown> {
    return this.use((client) => client.sendCommand(args.map(String)))
  }
}
