import type { Order, Outcomes } from '../../proof/endurance/load-process.js'
import type { Ports, Sample } from '../../proof/endurance/server-process.js'
import type { TestKind } from '../../proof/endurance/traffic.js'
import { Worker } from '../../proof/endurance/worker.js'
import { type Client, usageOf } from './redis-usage.js'

/** What a request costs. */
export interface Cost {
  serverMicroseconds: number
  redisMicroseconds: number
  redisScripts: number
}

/** Servers to load, and their Redis. */
export interface Setup {
  framework: string
  redisUrl: string
  client: Client
}

const seconds = 10
const connections = 16

const kinds = ['valid', 'repeated', 'invalid'] as const

const costFrom = (of: (field: keyof Cost) => number): Cost => ({
  serverMicroseconds: of('serverMicroseconds'),
  redisMicroseconds: of('redisMicroseconds'),
  redisScripts: of('redisScripts'),
})

/** Returns the mean cost of a request when so many servers are loaded with kinds of requests in turn. */
export async function costOf(
  { framework, redisUrl, client }: Setup,
  processes: number,
  turns: readonly TestKind[],
): Promise<Cost> {
  const pairs = await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const server = new Worker('server-process.ts', [framework], { REDIS_URL: redisUrl })
      const { port } = await server.message<Ports>()
      const load = new Worker('load-process.ts', [framework, String(index + 1)])
      const order = (length: number): Order => ({
        port,
        seconds: length,
        connections,
        kinds: turns,
      })
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

/**
 * Measures three mixes, in each of which one kind is four of six requests, and solves for the cost of
 * each kind. A kind alone would cost less, because the processor's caches hold nothing else.
 */
export async function costsOfKinds(setup: Setup): Promise<Record<TestKind, Cost>> {
  const mixWithMost = (kind: TestKind) => costOf(setup, 1, [...kinds, kind, kind, kind])
  const valid = await mixWithMost('valid')
  const repeated = await mixWithMost('repeated')
  const invalid = await mixWithMost('invalid')
  const solved = (mix: Cost): Cost =>
    costFrom((field) => 2 * mix[field] - (valid[field] + repeated[field] + invalid[field]) / 3)
  return { valid: solved(valid), repeated: solved(repeated), invalid: solved(invalid) }
}

/** Returns the mean of the costs of a mix. */
export const meanCost = (costs: Record<TestKind, Cost>, mix: readonly TestKind[]): Cost =>
  costFrom((field) => mix.reduce((sum, kind) => sum + costs[kind][field], 0) / mix.length)
