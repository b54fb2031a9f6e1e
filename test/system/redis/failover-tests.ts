import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type TestContext,
} from 'vitest'
import type { Connection } from './connect-redis.js'
import { offerLimit } from './offer-limit.js'
import { type Outage, type RedisTopology, until } from './redis-topology.js'
import {
  type Load,
  pause,
  type Send,
  send,
  sendOffer,
  sendRepeatedly,
  statusesOf,
} from './repeated-sends.js'
import { type Execution, executionsOf, type ServerProcess, startServer } from './start-server.js'

/** Statistics of a run, in the `meta` of its test. */
export interface FailoverFigures extends Load {
  /** Topology, client and events. */
  run: string
  processes: number
  /** How often the events happened. */
  rounds: number
  /** Requests, more than `keys` times `sends` if the failovers took longer. */
  requests: number
  statuses: Record<number, number>
  /** Keys that ran at least once, and more than once. */
  executed: number
  executedAgain: number
}

declare module 'vitest' {
  interface TaskMeta {
    failover?: FailoverFigures
  }
}

/** Small here; `npm run proof -- failovers` runs more. */
const load: Load = {
  keys: Number(process.env.FAILOVER_KEYS ?? 300),
  sends: Number(process.env.FAILOVER_SENDS ?? 6),
}
const processes = Number(process.env.FAILOVER_PROCESSES ?? 2)
const rounds = Number(process.env.FAILOVER_COUNT ?? 1)

/** Timeout for a busy machine and many sends. */
const patience = { timeout: 300_000 + 5 * load.keys * load.sends }

/** Longer than a failover takes on a busy machine. */
const leaseSeconds = 15

/** Longer than a replica needs for a write on a busy machine, in milliseconds. */
const longestLag = 3000

/** What happens to a Redis in each round of a test, in order. */
interface Events<Redis, Value> {
  /** Names the events in the figures. */
  names: string
  happen: readonly ((redis: Redis) => Promise<Value>)[]
}

interface Rounds<Redis> {
  /** Events that lose no write. */
  planned: Events<Redis, unknown>
  /** Events that can lose the latest writes. */
  losing: Events<Redis, Outage>
}

/** Tests servers with each client on a Redis with several nodes, while events happen to it. */
export function testFailovers<Redis extends RedisTopology>(
  start: () => Promise<Redis>,
  { planned, losing }: Rounds<Redis>,
): void {
  let redis: Redis
  let servers: ServerProcess[] = []
  beforeAll(async () => {
    redis = await start()
  })
  afterAll(() => redis?.stop())

  describe.each(['node-redis', 'ioredis'] as const)('servers with %s', (client) => {
    beforeEach(async () => {
      const env = {
        CONNECTION: `${client} ${redis.name}` satisfies Connection,
        URLS: redis.urls.join(),
        PREFIX: crypto.randomUUID(),
        LEASE_SECONDS: `${leaseSeconds}`,
      }
      servers = await Promise.all(Array.from({ length: processes }, () => startServer(env)))
    })
    afterEach(() => Promise.all(servers.map((server) => server.kill())))

    it(
      'execute each key once, and count each call, while replicas replace masters',
      patience,
      async (context) => {
        const offers: number[] = []
        const offer = async () => {
          offers.push(await sendOffer(servers[offers.length % processes] as ServerProcess))
        }
        const events = planned.happen.map((happen) => async () => {
          let isOver = false
          const over = happen(redis).finally(() => {
            isOver = true
          })
          while (!isOver) {
            await offer()
            await pause(50)
          }
          await over
        })
        const sends = await sendRepeatedly(servers, load, repeated(events))
        for (let more = 0; more < offerLimit; more++) await offer()

        const executions = executionsOf(servers)
        record(context, `${redis.name}, ${client}: ${planned.names}`, sends, executions)
        expect(repeatedOf(executions)).toEqual([])
        expect(differingResponses(sends)).toEqual([])
        const accepted = offers.filter((status) => status === 201).length
        const failed = offers.filter((status) => status === 500).length
        expect(accepted).toBeLessThanOrEqual(offerLimit)
        expect(accepted + failed).toBeGreaterThanOrEqual(offerLimit)
      },
    )

    it('execute keys again only if Redis lost their writes', patience, async (context) => {
      const outages: Outage[] = []
      const events = losing.happen.map((happen) => async () => outages.push(await happen(redis)))
      const sends = await sendRepeatedly(servers, load, repeated(events))

      const isExplained = (execution: Execution): boolean =>
        outages.some(({ from, to }) => execution.from <= to && execution.to >= from - longestLag)
      const all = executionsOf(servers)
      record(context, `${redis.name}, ${client}: ${losing.names}`, sends, all)
      const unexplained = repeatedOf(all).filter(
        (executions) => !executions.slice(0, -1).every(isExplained),
      )
      expect({ outages, unexplained }).toEqual({ outages, unexplained: [] })
    })

    it('respond with 500 and execute nothing while there is no master', async () => {
      await redis.killAll()
      const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
      const sendAll = () =>
        Promise.all(
          keys.map((key, index) => send(servers[index % processes] as ServerProcess, key)),
        )
      expect(Object.keys(statusesOf(await sendAll()))).toEqual(['500'])
      expect([...executionsOf(servers).keys()]).toEqual([])
      await redis.restartAll()
      await until(async () => statusesOf(await sendAll())[200] === keys.length)
      expect(repeatedOf(executionsOf(servers))).toEqual([])
    })
  })
}

const repeated = (events: readonly (() => Promise<unknown>)[]) =>
  Array.from({ length: rounds }, () => events).flat()

/** Returns the executions of keys that ran more than once. */
const repeatedOf = (executions: ReadonlyMap<string, Execution[]>): Execution[][] =>
  [...executions.values()].filter(({ length }) => length > 1)

/** Prints the statistics of a run, and leaves them in the `meta` of its test. */
function record(
  { task }: TestContext,
  run: string,
  sends: readonly Send[],
  executions: ReadonlyMap<string, Execution[]>,
): void {
  task.meta.failover = {
    run,
    ...load,
    processes,
    rounds,
    requests: sends.length,
    statuses: statusesOf(sends),
    executed: executions.size,
    executedAgain: repeatedOf(executions).length,
  }
  console.log(task.fullName, JSON.stringify(task.meta.failover))
}

/** Returns the keys that got different responses. */
function differingResponses(sends: readonly Send[]): string[] {
  const first = new Map<string, string>()
  return sends
    .filter(({ status }) => status === 200)
    .filter(({ key, text }) => {
      if (!first.has(key)) first.set(key, text)
      return first.get(key) !== text
    })
    .map(({ key }) => key)
}
