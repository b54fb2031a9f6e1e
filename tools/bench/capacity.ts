import { cpus } from 'node:os'
import { createClient } from 'redis'
import { redisIdempotency, redisRateLimits } from '../../src/adapters/redis/index.js'
import { RedisProcess } from '../../test/system/redis/redis-process.js'
import type { Order, Outcomes } from '../proof/endurance/load-process.js'
import type { Ports, Sample } from '../proof/endurance/server-process.js'
import { Worker } from '../proof/endurance/worker.js'
import { recordResult } from '../proof/record-result.js'
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

/** What Redis has used so far. */
interface Usage {
  microseconds: number
  scripts: number
  bytes: number
}

const redis = await RedisProcess.start()
const client = createClient({ url: redis.url })
await client.connect()

async function usage(): Promise<Usage> {
  const text = await client.info('all')
  const read = (name: string) => Number(new RegExp(`^${name}([\\d.]+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    microseconds: (read('used_cpu_user:') + read('used_cpu_sys:')) * 1e6,
    scripts: read('cmdstat_eval:calls='),
    bytes: read('used_memory:'),
  }
}

type Kind = 'valid' | 'repeated' | 'invalid'

/** Loads servers with one kind of request, or with a mix of them. */
async function loaded(
  processes: number,
  kinds: readonly Kind[],
): Promise<Cost & { perSecond: number }> {
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
    const before = await usage()
    const outcomes = await Promise.all(
      pairs.map(({ load, order }) => load.ask<Outcomes>(order(seconds))),
    )
    const after = await usage()
    const samples = await Promise.all(pairs.map(({ server }) => server.ask<Sample>({})))
    const requests = outcomes.reduce((sum, { requests }) => sum + requests, 0)
    const used = samples.reduce((sum, sample) => sum + sample.processorMicroseconds, 0)
    return {
      perSecond: requests / seconds,
      serverMicroseconds: used / requests,
      redisMicroseconds: (after.microseconds - before.microseconds) / requests,
      redisScripts: (after.scripts - before.scripts) / requests,
    }
  } finally {
    await Promise.all(pairs.flatMap(({ server, load }) => [server.end(), load.end()]))
  }
}

const keepSeconds = 24 * 60 * 60

/** Bytes of Redis for each stored response of a size. */
async function bytesOfResponse(size: number, keys = 2000): Promise<number> {
  const store = redisIdempotency(client, { prefix: `response-${size}` })
  const body = JSON.stringify({ text: 'x'.repeat(size) })
  const response = { status: 200, headers: { 'Content-Type': 'application/json' }, body }
  const { bytes: before } = await usage()
  for (let index = 0; index < keys; index++) {
    const key = `workspace-demo:${crypto.randomUUID()}`
    const owner = crypto.randomUUID()
    const fingerprint = crypto.randomUUID().repeat(2).slice(0, 64)
    const claim = { client: 'workspace-demo', fingerprint, owner, now: Date.now() }
    await store.claim(key, { ...claim, leaseSeconds: 60, keepSeconds })
    await store.complete(key, owner, response, keepSeconds)
  }
  const { bytes: after } = await usage()
  return (after - before) / keys
}

/** Bytes of Redis for each caller with so many calls in the longest window. */
async function bytesOfCaller(calls: number, callers = 500): Promise<number> {
  const store = redisRateLimits(client, { prefix: `calls-${calls}` })
  const { bytes: before } = await usage()
  const now = Date.now()
  for (let caller = 0; caller < callers; caller++) {
    for (let call = 0; call < calls; call++) {
      await store.take(`caller-${caller}`, now + call, [{ requests: 1000, perSeconds: 3600 }])
    }
  }
  const { bytes: after } = await usage()
  return (after - before) / callers
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
  const costs: Record<Kind, Cost & { perSecond: number }> = {
    valid: await loaded(1, ['valid']),
    repeated: await loaded(1, ['repeated']),
    invalid: await loaded(1, ['invalid']),
  }
  const responses = lineThrough(
    [100, await bytesOfResponse(100)],
    [8000, await bytesOfResponse(8000)],
  )
  const callers = lineThrough([10, await bytesOfCaller(10)], [80, await bytesOfCaller(80)])
  const rows = Object.entries(costs).map(([kind, cost]) => ({
    request: kind,
    'server, µs': round(cost.serverMicroseconds),
    'Redis, µs': round(cost.redisMicroseconds),
    'Redis scripts': round(cost.redisScripts),
    'per second': Math.round(cost.perSecond),
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
  const mix: Kind[] = ['valid', 'valid', 'valid', 'repeated', 'invalid']
  const measured = await loaded(2, mix)
  const mean = (field: keyof Cost) =>
    mix.reduce((sum, kind) => sum + costs[kind][field], 0) / mix.length
  const check = [
    versus('server, µs a request', mean('serverMicroseconds'), measured.serverMicroseconds),
    versus('Redis, µs a request', mean('redisMicroseconds'), measured.redisMicroseconds),
    versus('Redis scripts a request', mean('redisScripts'), measured.redisScripts),
    versus(
      'bytes of a response of 2,000 bytes',
      responses.at(2000),
      await bytesOfResponse(2000, 20_000),
    ),
    versus('bytes of a caller with 40 calls', callers.at(40), await bytesOfCaller(40, 2000)),
  ]
  const title = 'Two processes, 60 % valid, 20 % repeated, 20 % invalid; more keys'
  console.log(`\n${textOf({ title, rows: check })}`)
  if (process.argv.includes('--write')) {
    const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
    recordResult('capacity', { machine, framework, costs, responses, callers, check })
  }
} finally {
  client.destroy()
  await redis.kill()
}
