import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freeNodePort } from './free-port.js'
import { RedisProcess } from './redis-process.js'

const slots = 16_384
const shardCount = 3
const nodeTimeout = 1000

interface Shard {
  master: RedisProcess
  replica: RedisProcess
}

/** When there was no master, in epoch milliseconds. */
interface Outage {
  from: number
  to: number
}

/** Polls until a condition holds. */
export const until = (holds: () => Promise<boolean>): Promise<unknown> =>
  vi.waitUntil(holds, { timeout: 60_000, interval: 20 })

/** Starts a Redis Cluster of three masters with one replica each. */
export async function startCluster(): Promise<RedisCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-nodes-'))
  const nodes: RedisProcess[] = []
  for (let count = 0; count < 2 * shardCount; count++) {
    const port = await freeNodePort()
    const dir = join(folder, `${port}`)
    await mkdir(dir)
    const settings = {
      dir,
      // A node deletes what it got from its master, so that it restarts without data.
      'repl-diskless-sync-delay': 0,
      'rdb-del-sync-files': 'yes',
      'cluster-enabled': 'yes',
      'cluster-node-timeout': nodeTimeout,
      // However old its data are, a replica replaces its master.
      'cluster-replica-validity-factor': 0,
      'cluster-allow-replica-migration': 'no',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`])
    nodes.push(await RedisProcess.start(args, port))
  }
  const cluster = new RedisCluster(nodes, folder)
  await cluster.form()
  return cluster
}

/** Returns the role of a node, and for a replica whether it is connected to its master. */
async function roleOf(node: RedisProcess): Promise<{ role: string; isConnected: boolean }> {
  const [role, , , link] = (await node.command('ROLE')) as string[]
  return { role: String(role), isConnected: link === 'connected' }
}

/** Returns whether a node is a replica that has all data of its master. */
async function isReplica(node: RedisProcess): Promise<boolean> {
  const { role, isConnected } = await roleOf(node)
  return role === 'slave' && isConnected
}

const isMaster = async (node: RedisProcess): Promise<boolean> =>
  (await roleOf(node)).role === 'master'

/** Returns whether the replica has the data of the master; a restart may have swapped them. */
async function hasReplica(shard: Shard): Promise<boolean> {
  const { master, replica } = shard
  if (await isReplica(master)) Object.assign(shard, { master: replica, replica: master })
  return (await isMaster(shard.master)) && (await isReplica(shard.replica))
}

const idOf = async (node: RedisProcess): Promise<string> =>
  String(await node.command('CLUSTER', 'MYID'))

const infoOf = async (node: RedisProcess): Promise<string> =>
  String(await node.command('CLUSTER', 'INFO'))

export class RedisCluster {
  readonly urls: readonly string[]
  private readonly shards: Shard[]
  private turn = 0

  constructor(
    private readonly nodes: readonly RedisProcess[],
    private readonly folder: string,
  ) {
    this.urls = nodes.map(({ url }) => url)
    this.shards = nodes.slice(0, shardCount).map((master, index) => ({
      master,
      replica: nodes[shardCount + index] as RedisProcess,
    }))
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()))
    await rm(this.folder, { recursive: true })
  }

  async form(): Promise<void> {
    const [first] = this.nodes as [RedisProcess]
    for (const [index, node] of this.nodes.entries()) {
      await node.command('CLUSTER', 'SET-CONFIG-EPOCH', index + 1)
      await node.command('CLUSTER', 'MEET', '127.0.0.1', first.port)
    }
    const share = Math.ceil(slots / shardCount)
    for (const [index, { master }] of this.shards.entries()) {
      const last = Math.min((index + 1) * share, slots) - 1
      await master.command('CLUSTER', 'ADDSLOTSRANGE', index * share, last)
    }
    const known = `cluster_known_nodes:${this.nodes.length}\r`
    await until(async () => (await this.all(infoOf)).every((info) => info.includes(known)))
    for (const { master, replica } of this.shards) {
      const id = await idOf(master)
      await replica.command('CLUSTER', 'REPLICATE', id)
    }
    await this.settled()
  }

  /** Lets a replica that has all data replace a master, without losing a write. */
  async failOver(): Promise<void> {
    const shard = this.nextShard()
    const { master, replica } = shard
    await replica.command('CLUSTER', 'FAILOVER')
    await until(() => isMaster(replica))
    Object.assign(shard, { master: replica, replica: master })
    await this.settled()
  }

  /** Kills a master. Resolves once a replica has replaced it and the killed node is its replica. */
  async crash(): Promise<Outage> {
    const shard = this.nextShard()
    const { master, replica } = shard
    const from = Date.now()
    await master.kill()
    await until(() => isMaster(replica))
    const others = this.nodes.filter((node) => node !== master)
    await until(async () => (await Promise.all(others.map(infoOf))).every(isWorking))
    const to = Date.now()
    Object.assign(shard, { master: replica, replica: master })
    await master.restart()
    await this.settled()
    return { from, to }
  }

  /** Kills a master and its replica. Resolves once no other node accepts commands. */
  async killAll(): Promise<void> {
    const { master, replica } = this.nextShard()
    await Promise.all([master.kill(), replica.kill()])
    const others = this.nodes.filter((node) => node.isRunning)
    await until(async () => !(await Promise.all(others.map(infoOf))).some(isWorking))
  }

  /** Restarts the nodes that `killAll` has killed, without their data. */
  async restartAll(): Promise<void> {
    const dead = this.nodes.filter((node) => !node.isRunning)
    await Promise.all(dead.map((node) => node.restart()))
    await this.settled()
  }

  /** Waits until all nodes know the same masters, and every replica has the data of its master. */
  private async settled(): Promise<void> {
    await until(async () => (await this.all(infoOf)).every(isWorking))
    await until(async () => {
      const replicas = await Promise.all(this.shards.map(hasReplica))
      const views = new Set((await this.all(ownersOf)).map((owners) => owners.join(' ')))
      return views.size === 1 && !replicas.includes(false)
    })
  }

  private nextShard(): Shard {
    return this.shards[this.turn++ % shardCount] as Shard
  }

  private all<Value>(ask: (node: RedisProcess) => Promise<Value>): Promise<Value[]> {
    return Promise.all(this.nodes.map(ask))
  }
}

const isWorking = (info: string): boolean => info.includes('cluster_state:ok')

/** Returns the masters with slots as a node knows them, each with its slots. */
async function ownersOf(node: RedisProcess): Promise<string[]> {
  const lines = String(await node.command('CLUSTER', 'NODES'))
    .trim()
    .split('\n')
  return lines
    .map((line) => line.trim().split(' '))
    .filter(([, , flags, , , , , , ...ranges]) => flags?.includes('master') && ranges.length > 0)
    .map(([id, , , , , , , , ...ranges]) => [id, ...ranges].join(','))
    .sort()
}
