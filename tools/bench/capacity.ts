import { cpus } from 'node:os'
import { createClient } from 'redis'
import { RedisProcess } from '../../test/system/redis/redis-process.js'
import type { Order, Outcomes } from '../proof/endurance/load-process.js'
import type { Ports, Sample } from '../proof/endurance/server-process.js'
import type { TestKind } from '../proof/endurance/traffic.js'
import { Worker } from '../proof/endurance/worker.js'
import { recordResult } from '../proof/record-result.js'
import { bytesOfCaller, bytesOfResponse, keepSeconds, usageOf } from './redis-usage.js'
import { textOf } from './table.js'

/*
 * `npm run bench:capacity`: measures what a request costs a server and its Redis, and predicts from
 * that a load that was not measured: other numbers of processes, keys and bytes. Needs Redis.
 * `--write` replaces the recorded figures.
 */

const framework = 'Express'
const seconds = 10
const connections = 16

/** What one request of a kind costs. */
interface Cost {
  serverMicroseconds: number
  redisMicroseconds: number
  redisScripts: number
}

const redis = await RedisProcess.start()
const client = createClient({ url: redis.url })
await client.connect()

/** Loads servers with one kind of request, or with a mix of them. */
async function loaded(processes: number, kinds: readonly TestKind[]): Promise<Cost> {
  const pairs = await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const server = new Worker('server-process.ts', [framework], { REDIS_URL: redis.url })
      const { port } = await server.message<Ports>()
      const load = new Worker('load-process.ts', [framework, String(index + 1)])
      const order = (length: number): Order => ({ port, seconds: length, connections, kinds })
      return { server, load, order }
    }),
  )
  try {
    // Compiles the code.
    await Promise.all(pairs.map(({ load, order }) => load.ask(order(3))))
    await Promise.all(pairs.map(({ server }) => server.ask({})))
    const before = await usageOf(client)
    const outcomes = await Promise.all(
      pairs.map(({ load, order }) => load.ask<Outcomes>(order(seconds))),
    )
    const after = await usageOf(client)
    const samples = await Promise.all(pairs.map(({ server }) => server.ask<Sample>({})))
    const requests = outcomes.reduce((sum, { requests }) => sum + requests, 0)
    const used = samples.reduce((sum, sample) => sum + sample.processorMicroseconds, 0)
    return {
      serverMicroseconds: used / requests,
      redisMicroseconds: (after.microseconds - before.microseconds) / requests,
      redisScripts: (after.scripts - before.scripts) / requests,
    }
  } finally {
    await Promise.all(pairs.flatMap(({ server, load }) => [server.end(), load.end()]))
  }
}

/** The share of a core that a planned load may use. */
const busy = 0.7

const kinds = ['valid', 'repeated', 'invalid'] as const
const fields = ['serverMicroseconds', 'redisMicroseconds', 'redisScripts'] as const

/**
 * Measures three mixes, in each of which one kind is four of six requests, and solves for the cost of
 * each kind. A kind alone would cost less, because the processor's caches hold nothing else.
 */
async function costsOfKinds(): Promise<Record<TestKind, Cost>> {
  const mixes: Cost[] = []
  for (const kind of kinds) mixes.push(await loaded(1, [...kinds, kind, kind, kind]))
  const costOf = (index: number): Cost => {
    const solved = fields.map((field) => {
      const total = mixes.reduce((sum, mix) => sum + mix[field], 0)
      return [field, 2 * (mixes[index]?.[field] ?? 0) - total / 3]
    })
    return Object.fromEntries(solved)
  }
  return { valid: costOf(0), repeated: costOf(1), invalid: costOf(2) }
}

/** A line through two measurements. */
function lineThrough([x0, y0]: [number, number], [x1, y1]: [number, number]) {
  const each = (y1 - y0) / (x1 - x0)
  return { fixed: y0 - each * x0, each, at: (x: number) => y0 + each * (x - x0) }
}

const round = (value: number): number => Math.round(value * 10) / 10
const versus = (quantity: string, predicted: number, measured: number) => ({
  quantity,
  predicted: round(predicted),
  measured: round(measured),
  difference: `${(((measured - predicted) / predicted) * 100).toFixed(1)} %`,
})

try {
  const costs = await costsOfKinds()
  const responses = lineThrough(
    [100, await bytesOfResponse(client, 100)],
    [8000, await bytesOfResponse(client, 8000)],
  )
  const callers = lineThrough(
    [10, await bytesOfCaller(client, 10)],
    [80, await bytesOfCaller(client, 80)],
  )
  const rows = Object.entries(costs).map(([kind, cost]) => ({
    request: kind,
    'server, µs': round(cost.serverMicroseconds),
    'Redis, µs': round(cost.redisMicroseconds),
    'Redis scripts': round(cost.redisScripts),
  }))
  console.log(textOf({ title: `One process on ${framework}, processor time`, rows }))
  const memory = [
    {
      what: 'stored response',
      fixed: Math.round(responses.fixed),
      each: `${round(responses.each)} for each byte of its body`,
    },
    {
      what: 'caller',
      fixed: Math.round(callers.fixed),
      each: `${round(callers.each)} for each call in the longest window`,
    },
  ]
  console.log(`\n${textOf({ title: 'Bytes in Redis', rows: memory })}`)

  // Nothing of this was used to fit the model.
  const mix: TestKind[] = ['valid', 'valid', 'valid', 'repeated', 'invalid']
  const mean = (field: keyof Cost) =>
    mix.reduce((sum, kind) => sum + costs[kind][field], 0) / mix.length
  const check = [
    versus(
      'bytes of a response of 2,000 bytes',
      responses.at(2000),
      await bytesOfResponse(client, 2000, 20_000),
    ),
    versus(
      'bytes of a caller with 40 calls',
      callers.at(40),
      await bytesOfCaller(client, 40, 2000),
    ),
  ]
  for (const processes of [1, 2]) {
    const measured = await loaded(processes, mix)
    const of = (what: string) =>
      `${what} a request, ${processes} process${processes > 1 ? 'es' : ''}`
    check.push(
      versus(of('server, µs'), mean('serverMicroseconds'), measured.serverMicroseconds),
      versus(of('Redis, µs'), mean('redisMicroseconds'), measured.redisMicroseconds),
      versus(of('Redis scripts'), mean('redisScripts'), measured.redisScripts),
    )
  }
  const title = '60 % valid, 20 % repeated, 20 % invalid; more keys'
  console.log(`\n${textOf({ title, rows: check })}`)
  const scaled = [1, 2, 4, 16, 64, 256, 1000].map((processes) => {
    const perSecond = (processes * busy * 1e6) / mean('serverMicroseconds')
    const redisCores = (perSecond * mean('redisMicroseconds')) / 1e6
    const keysPerSecond = (perSecond * mix.filter((kind) => kind === 'valid').length) / mix.length
    return {
      processes,
      'requests per second': Math.round(perSecond),
      'Redis scripts per second': Math.round(perSecond * mean('redisScripts')),
      'masters for the load': Math.ceil(redisCores / busy),
      'GB of keys in 24 h': round((keysPerSecond * keepSeconds * responses.at(500)) / 1e9),
    }
  })
  console.log(
    `\n${textOf({ title: 'At 70 % of each core, responses of 500 bytes', rows: scaled })}`,
  )
  if (process.argv.includes('--write')) {
    const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
    recordResult('capacity', { machine, framework, costs, responses, callers, check, scaled })
  }
} finally {
  client.destroy()
  await redis.kill()
}
