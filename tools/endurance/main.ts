import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import { RedisProcess } from '../../test/system/redis/redis-process.js'
import { median } from '../bench/median.js'
import { textOf } from '../bench/table.js'
import { count, newSeed } from '../proof/options.js'
import { recordResult } from '../proof/record-result.js'
import type { Order, Outcomes } from './load-process.js'
import type { Ports, Sample } from './server-process.js'
import { targets } from './targets.js'
import { kinds } from './traffic.js'
import { Worker } from './worker.js'

/*
 * `npm run endurance`: loads a server with each adapter, all of them at once, with idempotency keys
 * and rate limits on one Redis that is killed and restarted, and compares their heaps over time.
 * Then compares each adapter with its framework alone.
 */

const options = new Command('npm run endurance --')
  .description('Loads every adapter for a long time, and fails if one leaks or does not answer.')
  .option('--minutes <count>', 'length of the load', count, 60)
  .option('--per-second <count>', 'requests to each adapter per second', count, 60)
  .option('--restart-every <minutes>', 'time between restarts of Redis', count, 10)
  .option('--adapter <names...>', 'load only these')
  .option('--seed <seed>', 'seed of the requests', count, newSeed())
  .option('--write', 'replace the recorded figures')
  .parse()
  .opts<{
    minutes: number
    perSecond: number
    restartEvery: number
    adapter?: string[]
    seed: number
    write?: true
  }>()

/** Most growth of the heap from this minute to the end. */
const firstMinute = Math.min(5, options.minutes - 1)
const mostGrowth = 0.05
/** How long Redis is away. */
const secondsAway = 3

/** The load of one minute on one adapter. */
interface Minute {
  outcomes: Outcomes
  sample: Sample
}

interface Loaded {
  name: string
  server: Worker
  load: Worker
  ports: Ports
  minutes: Minute[]
}

async function started(name: string, index: number, redisUrl: string): Promise<Loaded> {
  const server = new Worker('server-process.ts', [name], { REDIS_URL: redisUrl })
  const ports = await server.message<Ports>()
  const load = new Worker('load-process.ts', [name, String(options.seed + index)])
  return { name, server, load, ports, minutes: [] }
}

async function oneMinute({ server, load, ports, minutes }: Loaded): Promise<void> {
  const order: Order = { port: ports.port, seconds: 60, perSecond: options.perSecond }
  const outcomes = await load.ask<Outcomes>(order)
  minutes.push({ outcomes, sample: await server.ask<Sample>({}) })
}

/** Kills Redis in the middle of a minute, and starts it again without its data. */
async function restart(redis: RedisProcess): Promise<void> {
  await setTimeout(30_000)
  await redis.kill()
  await setTimeout(secondsAway * 1000)
  await redis.restart()
}

/** Requests per second of the framework alone and with the adapter, in turns. */
async function throughput({ load, ports }: Loaded): Promise<{ bare: number; adapter: number }> {
  const rates = { bare: [] as number[], adapter: [] as number[] }
  const seconds = 3
  for (let turn = 0; turn < 5; turn++) {
    for (const [side, port] of [
      ['bare', ports.barePort],
      ['adapter', ports.port],
    ] as const) {
      const outcomes = await load.ask<Outcomes>({
        port,
        seconds,
        connections: 16,
        kinds: ['valid'],
      })
      const answered = outcomes.byKind.valid?.['200'] ?? outcomes.byKind.valid?.['201'] ?? 0
      // The first turn compiles the code.
      if (turn > 0) rates[side].push(answered / seconds)
    }
  }
  return { bare: Math.round(median(rates.bare)), adapter: Math.round(median(rates.adapter)) }
}

const sumOf = (numbers: Iterable<number>): number => [...numbers].reduce((sum, one) => sum + one, 0)

/** Adds up counts by name. */
function totals(all: readonly Record<string, number>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const counts of all) {
    for (const [name, times] of Object.entries(counts)) total[name] = (total[name] ?? 0) + times
  }
  return total
}

async function resultOf(loaded: Loaded) {
  const { name, minutes } = loaded
  const heaps = minutes.map(({ sample }) => Math.round(sample.heapBytes / 1e4) / 100)
  const processor = sumOf(minutes.map(({ sample }) => sample.processorMicroseconds))
  const requests = sumOf(minutes.map(({ outcomes }) => outcomes.requests))
  const early = heaps[firstMinute - 1] ?? 0
  const late = heaps.at(-1) ?? 0
  return {
    adapter: name,
    requests,
    handled: sumOf(minutes.map(({ sample }) => sample.handled)),
    unanswered: minutes.flatMap(({ outcomes }) => outcomes.unanswered),
    growth: late / early - 1,
    heapMegabytes: heaps,
    residentMegabytes: minutes.map(({ sample }) => Math.round(sample.residentBytes / 1e6)),
    latencyMilliseconds: minutes.map(({ outcomes }) => outcomes.latency),
    eventLoopMilliseconds: minutes.map(({ sample }) => sample.delay),
    processorMicrosecondsPerRequest: Math.round(processor / requests),
    byKind: Object.fromEntries(
      kinds.map((kind) => [
        kind,
        totals(minutes.map(({ outcomes }) => outcomes.byKind[kind] ?? {})),
      ]),
    ),
    faults: totals(minutes.map(({ sample }) => sample.faults)),
    perSecond: await throughput(loaded),
  }
}

const names = targets.map(({ name }) => name)
const chosen = names.filter((name) => options.adapter?.includes(name) ?? true)
if (chosen.length === 0) throw new Error(`There is no such adapter. The adapters are ${names}.`)

console.log(`seed ${options.seed}, ${options.minutes} minutes, ${chosen.join(', ')}`)
const redis = await RedisProcess.start()
const all = await Promise.all(chosen.map((name, index) => started(name, index, redis.url)))
const results: Awaited<ReturnType<typeof resultOf>>[] = []
try {
  for (let minute = 1; minute <= options.minutes; minute++) {
    // The first time is early, so that later heaps are compared with one that has been through it.
    const isRestarted = minute % options.restartEvery === Math.min(3, options.restartEvery - 1)
    await Promise.all([...all.map(oneMinute), ...(isRestarted ? [restart(redis)] : [])])
    const heaps = all.map(({ name, minutes }) => {
      const { sample, outcomes } = minutes.at(-1) as Minute
      return `${name} ${(sample.heapBytes / 1e6).toFixed(1)} MB p99 ${outcomes.latency.p99} ms`
    })
    console.log(`${minute}${isRestarted ? ' (Redis restarted)' : ''}: ${heaps.join(', ')}`)
  }
  for (const loaded of all) results.push(await resultOf(loaded))
} finally {
  await Promise.all(all.flatMap(({ server, load }) => [server.end(), load.end()]))
  await redis.kill()
}

const rows = results.map((result) => {
  const { latencyMilliseconds: latency, eventLoopMilliseconds: delay, heapMegabytes } = result
  return {
    adapter: result.adapter,
    requests: result.requests,
    unanswered: result.unanswered.length,
    'heap early, MB': heapMegabytes[firstMinute - 1] ?? 0,
    'heap late, MB': heapMegabytes.at(-1) ?? 0,
    'p50, ms': median(latency.map(({ median }) => median)),
    'p99, ms': median(latency.map(({ p99 }) => p99)),
    'event loop p99, ms': median(delay.map(({ p99 }) => p99)),
    'alone, per second': result.perSecond.bare,
    'with adapter, per second': result.perSecond.adapter,
  }
})
console.log(`\n${textOf({ title: `${options.minutes} minutes`, rows })}`)
for (const { adapter, byKind, faults } of results) {
  console.log(`\n${adapter}`)
  for (const [kind, counts] of Object.entries(byKind)) console.log(`  ${kind}`, counts)
  console.log('  errors', faults)
}

let failed = 0
for (const { adapter, unanswered, growth } of results) {
  for (const request of unanswered.slice(0, 3)) console.log(`${adapter}: ${request}`)
  if (unanswered.length > 0) failed++
  if (growth <= mostGrowth) continue
  failed++
  console.log(`${adapter}: the heap grew by ${(growth * 100).toFixed(1)} %`)
}
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
if (options.write) {
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
  const { minutes, perSecond, seed } = options
  recordResult('endurance', { machine, minutes, perSecond, seed, results })
}
