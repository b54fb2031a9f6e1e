import type { Client, RedisProcess } from './redis-process.js'
import {
  isMaster,
  isReplica,
  NodeProcesses,
  type Outage,
  type RedisTopology,
  until,
} from './redis-topology.js'

const slots = 16_384
const shardCount = 3
const nodeTimeout = 1000

interface Shard {
  master: RedisProcess
  replica: RedisProcess
}

/** Returns whether the replica has the data of the master; a restart may have swapped them. */
async function hasReplica(shard: Shard): Promise<boolean> {
  const { master, replica } = shard
  if (await isReplica(master)) Object.assign(shard, { master: replica, replica: master })
  return (await isMaster(shard.master)) && (await isReplica(shard.replica))
}

/** Starts a Redis Cluster of three masters with one replica each. */
export async function startCluster(): Promise<RedisCluster> {
  const processes = await NodeProcesses.create()
  const nodes: RedisProcess[] = []
  for (let count = 0; count < 2 * shardCount; count++) {
    const node = await processes.start({
      'cluster-enabled': 'yes',
      'cluster-node-timeout': nodeTimeout,
      // However old its data are, a replica replaces its master.
      'cluster-replica-validity-factor': 0,
      'cluster-allow-replica-migration': 'no',
    })
    nodes.push(node)
  }
  const cluster = new RedisCluster(nodes, () => processes.stop())
  await cluster.form()
  return cluster
}

const idOf = async (node: RedisProcess): Promise<string> =>
  String(await node.command('CLUSTER', 'MYID'))

const infoOf = async (node: RedisProcess): Promise<string> =>
  String(await node.command('CLUSTER', 'INFO'))

export class RedisCluster implements RedisTopology {
  readonly name = 'cluster'
  readonly urls: readonly string[]
  readonly stop: () => Promise<void>
  private readonly shards: Shard[]
  private turn = 0

  constructor(
    private readonly nodes: readonly RedisProcess[],
    stop: () => Promise<void>,
  ) {
    this.urls = nodes.map(({ url }) => url)
    this.stop = stop
    this.shards = nodes.slice(0, shardCount).map((master, index) => ({
      master,
      replica: nodes[shardCount + index] as RedisProcess,
    }))
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

  async failOver(): Promise<void> {
    const shard = this.nextShard()
    const { master, replica } = shard
    await replica.command('CLUSTER', 'FAILOVER')
    await until(() => isMaster(replica))
    Object.assign(shard, { master: replica, replica: master })
    await this.settled()
  }

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

  async killAll(): Promise<void> {
    const { master, replica } = this.nextShard()
    await Promise.all([master.kill(), replica.kill()])
    const others = this.nodes.filter((node) => node.isRunning)
    await until(async () => !(await Promise.all(others.map(infoOf))).some(isWorking))
  }

  async restartAll(): Promise<void> {
    const dead = this.nodes.filter((node) => !node.isRunning)
    await Promise.all(dead.map((node) => node.restart()))
    await this.settled()
  }

  /** Moves slots from a master to another one while they are used; returns how many keys moved. */
  async moveSlots(count: number): Promise<number> {
    const { master: source } = this.nextShard()
    const { master: target } = this.shards[this.turn % shardCount] as Shard
    const [from, to] = [await idOf(source), await idOf(target)]
    const moving = (await slotsOf(source)).slice(0, count)
    const keys = await source.use((giving) =>
      target.use(async (taking) => {
        const moveSlot = async (slot: string): Promise<number> => {
          await taking.sendCommand(['CLUSTER', 'SETSLOT', slot, 'IMPORTING', from])
          await giving.sendCommand(['CLUSTER', 'SETSLOT', slot, 'MIGRATING', to])
          const moved = await moveKeys(giving, slot, target.port)
          await taking.sendCommand(['CLUSTER', 'SETSLOT', slot, 'NODE', to])
          await giving.sendCommand(['CLUSTER', 'SETSLOT', slot, 'NODE', to])
          return moved
        }
        const moved = await Promise.all(moving.map((slot) => moveSlot(`${slot}`)))
        return moved.reduce((sum, each) => sum + each, 0)
      }),
    )
    await this.settled()
    return keys
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

/** Moves all keys of a slot; returns how many there were. */
async function moveKeys(source: Client, slot: string, port: number): Promise<number> {
  let keys = 0
  for (;;) {
    const reply = await source.sendCommand(['CLUSTER', 'GETKEYSINSLOT', slot, '100'])
    const held = reply as unknown as string[]
    if (held.length === 0) return keys
    await source.sendCommand(['MIGRATE', '127.0.0.1', `${port}`, '', '0', '5000', 'KEYS', ...held])
    keys += held.length
  }
}

const isWorking = (info: string): boolean => info.includes('cluster_state:ok')

/** Returns each part of `CLUSTER NODES`: id, address, flags, master, and slots after the eighth. */
async function partsOf(node: RedisProcess): Promise<string[][]> {
  const text = String(await node.command('CLUSTER', 'NODES'))
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '))
}

/** Returns the masters with slots as a node knows them, each with its slots. */
const ownersOf = async (node: RedisProcess): Promise<string[]> =>
  (await partsOf(node))
    .filter(([, , flags, , , , , , ...ranges]) => flags?.includes('master') && ranges.length > 0)
    .map(([id, , , , , , , , ...ranges]) => [id, ...ranges].join(','))
    .sort()

/** Returns the slots of a master. */
async function slotsOf(node: RedisProcess): Promise<number[]> {
  const own = (await partsOf(node)).find(([, , flags]) => flags?.includes('myself'))
  return (own ?? []).slice(8).flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number)
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => Number(first) + index,
    )
  })
}
