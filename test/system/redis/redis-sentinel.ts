import type { RedisProcess } from './redis-process.js'
import {
  isMaster,
  isReplica,
  NodeProcesses,
  type Outage,
  type RedisTopology,
  until,
} from './redis-topology.js'

/** The name that the sentinels give the master. */
export const masterName = 'main'

const downAfterMilliseconds = 1000

/** How often a sentinel asks and notifies others, in milliseconds. */
const shortPeriods = ['info-period', 300, 'ping-period', 200, 'publish-period', 300]

/** Starts a master with two replicas, and three sentinels. */
export async function startSentinels(): Promise<RedisSentinels> {
  const processes = await NodeProcesses.create()
  const master = await processes.start()
  const replicaof = `127.0.0.1 ${master.port}`
  const replicas = [await processes.start({ replicaof }), await processes.start({ replicaof })]
  await until(async () => !(await Promise.all(replicas.map(isReplica))).includes(false))
  const sentinels: RedisProcess[] = []
  for (let count = 0; count < 3; count++) {
    const sentinel = await processes.startSentinel([
      `sentinel monitor ${masterName} 127.0.0.1 ${master.port} 2`,
      `sentinel down-after-milliseconds ${masterName} ${downAfterMilliseconds}`,
      `sentinel failover-timeout ${masterName} 5000`,
      `sentinel parallel-syncs ${masterName} 2`,
    ])
    await sentinel.command('SENTINEL', 'DEBUG', ...shortPeriods)
    sentinels.push(sentinel)
  }
  const topology = new RedisSentinels([master, ...replicas], sentinels, () => processes.stop())
  await topology.settled()
  return topology
}

export class RedisSentinels implements RedisTopology {
  readonly name = 'sentinel'
  readonly urls: readonly string[]

  constructor(
    private readonly nodes: readonly RedisProcess[],
    private readonly sentinels: readonly RedisProcess[],
    readonly stop: () => Promise<void>,
  ) {
    this.urls = sentinels.map(({ url }) => url)
  }

  /** Pauses writes until the replicas have all of them, because a sentinel does not wait for that. */
  async failOver(): Promise<void> {
    const master = await this.master()
    await master.command('CLIENT', 'PAUSE', 60_000, 'WRITE')
    const replicas = this.nodes.filter((node) => node !== master)
    const offset = await offsetOf(master)
    await until(
      async () => !(await Promise.all(replicas.map(offsetOf))).some((own) => own < offset),
    )
    await this.startFailOver()
    await until(async () => (await this.master()) !== master)
    // The pause also delays the sentinels, which would make it a replica.
    await master.command('REPLICAOF', '127.0.0.1', (await this.master()).port)
    await master.command('CLIENT', 'UNPAUSE')
    await this.settled()
  }

  /** Lets the sentinels replace the master, without waiting for the replicas. */
  async failOverAtOnce(): Promise<Outage> {
    const master = await this.master()
    const from = Date.now()
    await this.startFailOver()
    await until(async () => (await this.master()) !== master)
    await this.settled()
    return { from, to: Date.now() }
  }

  async crash(): Promise<Outage> {
    const master = await this.master()
    const from = Date.now()
    await master.kill()
    await until(async () => (await this.master()) !== master)
    const to = Date.now()
    await master.restart()
    await this.settled()
    return { from, to }
  }

  async killAll(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.kill()))
  }

  async restartAll(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.restart()))
    await this.settled()
  }

  private async startFailOver(): Promise<void> {
    const [sentinel] = this.sentinels as [RedisProcess]
    await sentinel.command('SENTINEL', 'FAILOVER', masterName)
  }

  /** Returns the master on which all sentinels agree; undefined answers are asked again. */
  private async master(): Promise<RedisProcess> {
    for (;;) {
      const ports = await Promise.all(
        this.sentinels.map(async (sentinel) => {
          const address = await sentinel.command('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', masterName)
          return Number((address as string[])[1])
        }),
      )
      const found = this.nodes.find(({ port }) => port === ports[0])
      if (found !== undefined && new Set(ports).size === 1) return found
    }
  }

  /** Waits until the sentinels know each other and all replicas, and these have all data. */
  async settled(): Promise<void> {
    await until(async () => {
      const master = await this.master()
      const replicas = this.nodes.filter((node) => node !== master)
      const states = await Promise.all([isMaster(master), ...replicas.map(isReplica)])
      return !states.includes(false)
    })
    await until(async () => !(await Promise.all(this.sentinels.map(isComplete))).includes(false))
  }
}

async function offsetOf(node: RedisProcess): Promise<number> {
  const info = String(await node.command('INFO', 'replication'))
  const [, offset] = /master_repl_offset:(\d+)/.exec(info) ?? []
  return Number(offset)
}

/** Returns whether a sentinel could fail over to each replica. */
async function isComplete(sentinel: RedisProcess): Promise<boolean> {
  const master = fieldsOf(await sentinel.command('SENTINEL', 'MASTER', masterName))
  const replicas = (await sentinel.command('SENTINEL', 'REPLICAS', masterName)) as unknown[]
  return (
    master.flags === 'master' &&
    master['num-other-sentinels'] === '2' &&
    replicas.length === 2 &&
    replicas
      .map(fieldsOf)
      .every((each) => each.flags === 'slave' && each['master-link-status'] === 'ok')
  )
}

/** Returns the fields of a reply, which is a list or an object of them. */
function fieldsOf(reply: unknown): Record<string, string> {
  if (!Array.isArray(reply)) return reply as Record<string, string>
  return Object.fromEntries(
    Array.from({ length: reply.length / 2 }, (_, index) => [
      reply[2 * index],
      reply[2 * index + 1],
    ]),
  )
}
