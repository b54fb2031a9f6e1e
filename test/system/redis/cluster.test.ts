import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RedisCluster, startCluster, until } from './redis-cluster.js'
import { type Send, send, sendOffer, sendRepeatedly, statusesOf } from './repeated-sends.js'
import {
  type Execution,
  executionsOf,
  offerLimit,
  type ServerProcess,
  startServer,
} from './start-server.js'

/** How many keys to send at least, and how often. */
const load = { keys: 200, sends: 6 }

/** Longer than a failover takes on a busy machine. */
const leaseSeconds = 15

/** Longer than a replica needs for a write on a busy machine, in milliseconds. */
const longestLag = 3000

type Pair = [ServerProcess, ServerProcess]

let cluster: RedisCluster
let pairs: Pair[] = []
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster?.stop())

describe('servers on a cluster, two with node-redis and two with ioredis,', () => {
  beforeEach(async () => {
    const pairWith = (client: 'node-redis' | 'ioredis') => {
      const env = {
        CONNECTION: `${client} cluster`,
        URLS: cluster.urls.join(),
        PREFIX: crypto.randomUUID(),
        LEASE_SECONDS: `${leaseSeconds}`,
      }
      return Promise.all([startServer(env), startServer(env)])
    }
    pairs = await Promise.all([pairWith('node-redis'), pairWith('ioredis')])
  })
  afterEach(() => Promise.all(pairs.flat().map((server) => server.kill())))

  it('execute each key once, and count each call, while a replica replaces a master', async () => {
    const failOver = once(() => cluster.failOver())
    await Promise.all(
      pairs.map(async (servers) => {
        const offers: number[] = []
        const offer = async () => {
          offers.push(await sendOffer(servers[offers.length % 2] as ServerProcess))
        }
        const sends = await sendRepeatedly(servers, load, async () => {
          await offer()
          await failOver()
          await offer()
        })
        for (let more = 0; more < offerLimit; more++) await offer()

        expect(repeatedOf(executionsOf(servers))).toEqual([])
        expect(differingResponses(sends)).toEqual([])
        const accepted = offers.filter((status) => status === 201).length
        const failed = offers.filter((status) => status === 500).length
        expect(accepted).toBeLessThanOrEqual(offerLimit)
        expect(accepted + failed).toBeGreaterThanOrEqual(offerLimit)
      }),
    )
  })

  it('execute keys again only if a killed master lost their writes', async () => {
    const crash = once(() => cluster.crash())
    await Promise.all(pairs.map((servers) => sendRepeatedly(servers, load, crash)))
    const outage = await crash()
    const isExplained = ({ from, to }: Execution): boolean =>
      from <= outage.to && to >= outage.from - longestLag
    const unexplained = pairs
      .flatMap((servers) => repeatedOf(executionsOf(servers)))
      .filter((executions) => !executions.slice(0, -1).every(isExplained))
    expect({ outage, unexplained }).toEqual({ outage, unexplained: [] })
  })

  it('respond with 500 and execute nothing while there is no master', async () => {
    await cluster.killAll()
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
    const sendAll = (servers: Pair) =>
      Promise.all(keys.map((key, index) => send(servers[index % 2] as ServerProcess, key)))
    for (const servers of pairs) {
      expect(Object.keys(statusesOf(await sendAll(servers)))).toEqual(['500'])
      expect([...executionsOf(servers).keys()]).toEqual([])
    }
    await cluster.restartAll()
    for (const servers of pairs) {
      await until(async () => statusesOf(await sendAll(servers))[200] === keys.length)
      expect(repeatedOf(executionsOf(servers))).toEqual([])
    }
  })
})

/** Returns a function that acts on its first call, and returns the same promise on all others. */
function once<Value>(act: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= act()
    return value
  }
}

/** Returns the executions of keys that ran more than once. */
const repeatedOf = (executions: ReadonlyMap<string, Execution[]>): Execution[][] =>
  [...executions.values()].filter(({ length }) => length > 1)

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
