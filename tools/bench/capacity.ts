import { cpus } from 'node:os'
import { createClient } from 'redis'
import { RedisProcess } from '../../test/system/redis/redis-process.js'
import type { TestKind } from '../proof/endurance/traffic.js'
import { recordResult } from '../proof/record-result.js'
import { type Cost, costOf, costsOfKinds, meanCost } from './capacity/costs.js'
import {
  bytesAt,
  bytesOfCaller,
  bytesOfResponse,
  keepSeconds,
  lineThrough,
} from './capacity/redis-usage.js'
import { textOf } from './table.js'

/*
 * `npm run bench:capacity`: measures what a request costs a server and its Redis, and predicts from
 * that a load that was not measured: other numbers of processes, keys and bytes. Needs Redis.
 * `--write` replaces the recorded figures.
 */

const framework = 'Express'
/** The load that is predicted. */
const mix: TestKind[] = ['valid', 'valid', 'valid', 'repeated', 'invalid']
const title = '60 % valid, 20 % repeated, 20 % invalid; more keys'
/** The share of a core that a planned load may use. */
const busy = 0.7

const round = (value: number): number => Math.round(value * 10) / 10
const print = (table: Parameters<typeof textOf>[0]) => console.log(`${textOf(table)}\n`)

const versus = (quantity: string, predicted: number, measured: number) => ({
  quantity,
  predicted: round(predicted),
  measured: round(measured),
  difference: `${(((measured - predicted) / predicted) * 100).toFixed(1)} %`,
})

const redis = await RedisProcess.start()
const client = createClient({ url: redis.url })
await client.connect()
const setup = { framework, redisUrl: redis.url, client }

async function fitted() {
  const costs = await costsOfKinds(setup)
  const responses = await lineThrough((size) => bytesOfResponse(client, size), [100, 8000])
  const callers = await lineThrough((calls) => bytesOfCaller(client, calls), [10, 80])
  return { costs, responses, callers, mean: meanCost(costs, mix) }
}

type Model = Awaited<ReturnType<typeof fitted>>

function printModel({ costs, responses, callers }: Model): void {
  const rows = Object.entries(costs).map(([request, cost]) => ({
    request,
    'server, µs': round(cost.serverMicroseconds),
    'Redis, µs': round(cost.redisMicroseconds),
    'Redis scripts': round(cost.redisScripts),
  }))
  print({ title: `One process on ${framework}, processor time`, rows })
  const memory = [
    { what: 'stored response', line: responses, of: 'byte of its body' },
    { what: 'caller', line: callers, of: 'call in the longest window' },
  ].map(({ what, line, of }) => ({
    what,
    fixed: Math.round(line.fixed),
    each: `${round(line.each)} for each ${of}`,
  }))
  print({ title: 'Bytes in Redis', rows: memory })
}

/** Compares the model with measurements that it was not fitted to. */
async function checked({ mean, responses, callers }: Model) {
  const rows = [
    versus(
      'bytes of a response of 2,000 bytes',
      bytesAt(responses, 2000),
      await bytesOfResponse(client, 2000, 20_000),
    ),
    versus(
      'bytes of a caller with 40 calls',
      bytesAt(callers, 40),
      await bytesOfCaller(client, 40, 2000),
    ),
  ]
  for (const processes of [1, 2]) {
    const measured = await costOf(setup, processes, mix)
    const of = `a request, ${processes} process${processes > 1 ? 'es' : ''}`
    const row = (what: string, field: keyof Cost) =>
      versus(`${what} ${of}`, mean[field], measured[field])
    rows.push(
      row('server, µs', 'serverMicroseconds'),
      row('Redis, µs', 'redisMicroseconds'),
      row('Redis scripts', 'redisScripts'),
    )
  }
  return rows
}

function scaledTo(processes: number, { mean, responses }: Model) {
  const perSecond = (processes * busy * 1e6) / mean.serverMicroseconds
  const redisCores = (perSecond * mean.redisMicroseconds) / 1e6
  const keysPerSecond = (perSecond * mix.filter((kind) => kind === 'valid').length) / mix.length
  return {
    processes,
    'requests per second': Math.round(perSecond),
    'Redis scripts per second': Math.round(perSecond * mean.redisScripts),
    'masters for the load': Math.ceil(redisCores / busy),
    'GB of keys in 24 h': round((keysPerSecond * keepSeconds * bytesAt(responses, 500)) / 1e9),
  }
}

try {
  const model = await fitted()
  printModel(model)
  const check = await checked(model)
  print({ title, rows: check })
  const scaled = [1, 2, 4, 16, 64, 256, 1000].map((processes) => scaledTo(processes, model))
  print({ title: 'At 70 % of each core, responses of 500 bytes', rows: scaled })
  if (process.argv.includes('--write')) {
    const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
    const { costs, responses, callers } = model
    recordResult('capacity', { machine, framework, costs, responses, callers, check, scaled })
  }
} finally {
  client.destroy()
  await redis.kill()
}
