import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import { RedisProcess } from '../../test/system/redis/redis-process.js'
import { median } from '../bench/median.js'
import { textOf } from '../bench/table.js'
import type { Order, Outcomes } from './endurance/load-process.js'
import { type EnduranceResult, type Minute, type Rates, resultOf } from './endurance/result.js'
import type { Ports, Sample } from './endurance/server-process.js'
import { targets } from './endurance/targets.js'
import { Worker } from './endurance/worker.js'
import { count, newSeed } from './options.js'
import { figuresOf, recordResult } from './record-result.js'

/*
 * `npm run proof:endurance`: loads a server with each adapter, all of them at once, with idempotency keys
 * and rate limits on one Redis that is killed and restarted, and compares their heaps over time.
 * Then compares each adapter with its framework alone.
 */

const options = new Command('npm run proof:endurance --')
  .description('Loads every adapter for a long time, and fails if one leaks or does not answer.')
  .option('--minutes <count>', 'length of the load', count, 60)
  .option('--per-second <count>', 'requests to each adapter per second', count, 50)
  .option('--restart-every <minutes>', 'time between restarts of Redis', count, 10)
  .option('--adapter <names...>', 'load only these')
  .option('--seed <seed>', 'seed of the requests', count, newSeed())
  .option('--rates', 'load nothing; only measure requests per second, beside the recorded figures')
  .option('--write', 'replace the recorded figures')
  .parse()
  .opts<{
    minutes: number
    perSecond: number
    restartEvery: number
    adapter?: string[]
    seed: number
    rates?: true
    write?: true
  }>()

/** Heaps are compared with those after this minute. */
const firstMinute = Math.min(5, options.minutes - 1)
const mostGrowth = 1.05
/** The recorded figures, of which only the requests per second are measured again. */
const recorded = options.rates && (figuresOf('endurance') as { results: EnduranceResult[] })
/** How long Redis is away. */
const secondsAway = 3

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
async function throughput({ load, ports }: Loaded): Promise<Rates> {
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
      const answered = outcomes.byKind.valid?.['200'] ?? 0
      if (answered === 0) throw new Error(`${side} answered no request.`)
      // The first turn compiles the code.
      if (turn > 0) rates[side].push(answered / seconds)
    }
  }
  return { bare: Math.round(median(rates.bare)), adapter: Math.round(median(rates.adapter)) }
}

const names = targets.map(({ name }) => name)
const chosen = names.filter((name) => options.adapter?.includes(name) ?? true)
if (chosen.length === 0) throw new Error(`There is no such adapter. The adapters are ${names}.`)

console.log(`seed ${options.seed}, ${options.minutes} minutes, ${chosen.join(', ')}`)
const redis = await RedisProcess.start()
const all = await Promise.all(chosen.map((name, index) => started(name, index, redis.url)))
const results: EnduranceResult[] = []
try {
  for (let minute = 1; !recorded && minute <= options.minutes; minute++) {
    // The first time is early, so that later heaps are compared with one that has been through it.
    const isRestarted = minute % options.restartEvery === Math.min(3, options.restartEvery - 1)
    await Promise.all([...all.map(oneMinute), ...(isRestarted ? [restart(redis)] : [])])
    const heaps = all.map(({ name, minutes }) => {
      const { sample, outcomes } = minutes.at(-1) as Minute
      return `${name} ${(sample.heapBytes / 1e6).toFixed(1)} MB p99 ${outcomes.latency.p99} ms`
    })
    console.log(`${minute}${isRestarted ? ' (Redis restarted)' : ''}: ${heaps.join(', ')}`)
  }
  for (const loaded of all) {
    const perSecond = await throughput(loaded)
    const known = recorded?.results.find(({ adapter }) => adapter === loaded.name)
    results.push(
      known
        ? { ...known, perSecond }
        : resultOf(loaded.name, loaded.minutes, firstMinute, perSecond),
    )
  }
} finally {
  await Promise.all(all.flatMap(({ server, load }) => [server.end(), load.end()]))
  await redis.kill()
}

const rows = results.map(({ adapter, requests, unanswered, heap, latency, delay, perSecond }) => ({
  ...{ adapter, requests, unanswered: unanswered.length },
  'heap early, MB': heap.early,
  'heap late, MB': heap.late,
  'p50, ms': latency.median,
  'p99, ms': latency.p99,
  'event loop p99, ms': delay.p99,
  'alone, per second': perSecond.bare,
  'with adapter, per second': perSecond.adapter,
}))
console.log(`\n${textOf({ title: `${options.minutes} minutes`, rows })}`)
for (const { adapter, byKind, faults } of results) {
  console.log(`\n${adapter}`)
  for (const [kind, counts] of Object.entries(byKind)) console.log(`  ${kind}`, counts)
  console.log('  errors', faults)
}

const problems = results.flatMap(({ adapter, unanswered, heap }) => [
  ...unanswered.slice(0, 3).map((request) => `${adapter}: unanswered: ${request}`),
  ...(heap.late > heap.early * mostGrowth ? [`${adapter}: the heap grew to ${heap.late} MB`] : []),
])
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
if (options.write) {
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
  const { minutes, perSecond, seed } = options
  recordResult('endurance', { machine, minutes, perSecond, seed, ...recorded, results })
}
