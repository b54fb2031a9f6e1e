import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freeNodePort } from './free-port.js'
import { RedisProcess } from './redis-process.js'

/** Redis on several nodes, between which clients choose. */
export interface RedisTopology {
  /** Names the topology for `connectRedis`. */
  readonly name: 'cluster' | 'sentinel'
  /** The nodes from which clients learn of all others. */
  readonly urls: readonly string[]
  /** Lets a replica that has all data replace a master, without losing a write. */
  failOver(): Promise<void>
  /** Kills a master. Resolves once a replica has replaced it and the killed node is its replica. */
  crash(): Promise<Outage>
  /** Kills a master and all its replicas. Resolves once no other node accepts commands. */
  killAll(): Promise<void>
  /** Restarts the nodes that `killAll` has killed, without their data. */
  restartAll(): Promise<void>
  stop(): Promise<void>
}

/** When there was no master, in epoch milliseconds. */
export interface Outage {
  from: number
  to: number
}

/** Polls until a condition holds. */
export const until = (holds: () => Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(holds, { timeout: 60_000, interval: 20 })

/** The processes of a topology, with a folder for each. */
export class NodeProcesses {
  private readonly started: RedisProcess[] = []

  private constructor(private readonly folder: string) {}

  static async create(): Promise<NodeProcesses> {
    return new NodeProcesses(await mkdtemp(join(tmpdir(), 'redis-nodes-')))
  }

  /** Starts a node. It deletes what it got from its master, so that it restarts without data. */
  async start(settings: Record<string, string | number> = {}): Promise<RedisProcess> {
    const { port, dir } = await this.place()
    const all = { dir, 'repl-diskless-sync-delay': 0, 'rdb-del-sync-files': 'yes', ...settings }
    const args = Object.entries(all).flatMap(([name, value]) => [`--${name}`, `${value}`])
    return this.add(await RedisProcess.start(args, port))
  }

  async startSentinel(settings: readonly string[]): Promise<RedisProcess> {
    const { port, dir } = await this.place()
    const file = join(dir, 'sentinel.conf')
    await writeFile(
      file,
      [`port ${port}`, 'bind 127.0.0.1', `dir ${dir}`, ...settings, ''].join('\n'),
    )
    return this.add(await RedisProcess.run(port, [file, '--sentinel']))
  }

  async stop(): Promise<void> {
    await Promise.all(this.started.map((node) => node.kill()))
    await rm(this.folder, { recursive: true })
  }

  private async place(): Promise<{ port: number; dir: string }> {
    const port = await freeNodePort()
    const dir = join(this.folder, `${port}`)
    await mkdir(dir)
    return { port, dir }
  }

  private add(node: RedisProcess): RedisProcess {
    this.started.push(node)
    return node
  }
}

/** Returns the role of a node, and for a replica whether it is connected to its master. */
export async function roleOf(node: RedisProcess): Promise<{ role: string; isConnected: boolean }> {
  const [role, , , link] = (await node.command('ROLE')) as string[]
  return { role: String(role), isConnected: link === 'connected' }
}

/** Returns whether a node is a replica that has all data of its master. */
export async function isReplica(node: RedisProcess): Promise<boolean> {
  const { role, isConnected } = await roleOf(node)
  return role === 'slave' && isConnected
}

export const isMaster = async (node: RedisProcess): Promise<boolean> =>
  (await roleOf(node)).role === 'master'
