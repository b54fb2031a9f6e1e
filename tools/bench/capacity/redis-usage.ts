import {
  type RedisClient,
  redisIdempotency,
  redisRateLimits,
} from '../../../src/adapters/redis/index.js'

/** A client that also reads counters and deletes all keys. */
export type Client = RedisClient & {
  info(section: string): Promise<string>
  flushAll(): Promise<string>
}

/** What Redis has used so far. */
export interface Usage {
  microseconds: number
  scripts: number
  bytes: number
}

/** Reads the counters of a Redis. */
export async function usageOf(client: Client): Promise<Usage> {
  const text = await client.info('all')
  const read = (name: string) => Number(new RegExp(`^${name}([\\d.]+)`, 'm').exec(text)?.[1] ?? 0)
  return {
    microseconds: (read('used_cpu_user:') + read('used_cpu_sys:')) * 1e6,
    scripts: read('cmdstat_eval:calls='),
    bytes: read('used_memory:'),
  }
}

/** How long responses are stored. */
export const keepSeconds = 24 * 60 * 60

/** Bytes of Redis for each stored response of a size. */
export async function bytesOfResponse(client: Client, size: number, keys = 2000): Promise<number> {
  const store = redisIdempotency(client, { prefix: `response-${size}` })
  const body = JSON.stringify({ text: 'x'.repeat(size) })
  const response = { status: 200, headers: { 'Content-Type': 'application/json' }, body }
  // Keys that expire meanwhile would be subtracted.
  await client.flushAll()
  const { bytes: before } = await usageOf(client)
  for (let index = 0; index < keys; index++) {
    const key = `workspace-demo:${crypto.randomUUID()}`
    const owner = crypto.randomUUID()
    const fingerprint = crypto.randomUUID().repeat(2).slice(0, 64)
    const claim = { client: 'workspace-demo', fingerprint, owner, now: Date.now() }
    await store.claim(key, { ...claim, leaseSeconds: 60, keepSeconds })
    await store.complete(key, owner, response, keepSeconds)
  }
  const { bytes: after } = await usageOf(client)
  return (after - before) / keys
}

/** Bytes of Redis for each caller with so many calls in the longest window. */
export async function bytesOfCaller(client: Client, calls: number, callers = 500): Promise<number> {
  const store = redisRateLimits(client, { prefix: `calls-${calls}` })
  // Keys that expire meanwhile would be subtracted.
  await client.flushAll()
  const { bytes: before } = await usageOf(client)
  const now = Date.now()
  for (let caller = 0; caller < callers; caller++) {
    for (let call = 0; call < calls; call++) {
      await store.take(`caller-${caller}`, now + call, [{ requests: 1000, perSeconds: 3600 }])
    }
  }
  const { bytes: after } = await usageOf(client)
  return (after - before) / callers
}

/** Bytes that grow in a line with a number, through two measurements. */
export interface Line {
  fixed: number
  each: number
}

/** Measures a quantity at two numbers. */
export async function lineThrough(
  measure: (number: number) => Promise<number>,
  [low, high]: readonly [number, number],
): Promise<Line> {
  const atLow = await measure(low)
  const each = ((await measure(high)) - atLow) / (high - low)
  return { fixed: atLow - each * low, each }
}

/** Returns the bytes that a line predicts. */
export const bytesAt = ({ fixed, each }: Line, number: number): number => fixed + each * number
