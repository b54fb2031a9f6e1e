import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { createClient } from 'redis'
import { redisIdempotency, redisRateLimits } from '../../../src/adapters/redis/index.js'
import { requestNamed } from '../../bench/requests.js'
import { targetNamed } from './targets.js'

/*
 * One server under load: `<adapter>`, with `REDIS_URL`. Sends its ports, then answers each message
 * with a sample of itself. Needs `--expose-gc`.
 */

/** The ports of the server with the adapter, and of its framework alone. */
export interface Ports {
  port: number
  barePort: number
}

/** What the server has used since the last sample, and holds after a collection. */
export interface Sample {
  heapBytes: number
  residentBytes: number
  processorMicroseconds: number
  /** Delay of the event loop in milliseconds. */
  delay: { median: number; p99: number; max: number }
  /** Calls that reached a handler. */
  handled: number
  /** Errors that the adapter reported, by message. */
  faults: Record<string, number>
}

// tsx turns them on: the first error whose stack is read would add the decoded maps of its files to the heap.
process.setSourceMapsEnabled(false)

const [name = ''] = process.argv.slice(2)
const { server, startBare } = targetNamed(name)

const client = createClient({
  url: String(process.env.REDIS_URL),
  disableOfflineQueue: true,
  socket: { reconnectStrategy: () => 50 },
})
// Each lost connection is reported here; calls meanwhile reject.
client.on('error', () => {})
await client.connect()

let handled = 0
let faults: Sample['faults'] = {}
const prefix = name
const { origin } = await server.start({
  onRun: () => {
    handled++
  },
  onFault: (fault) => {
    const [message = ''] = String(fault).split('\n')
    faults[message] = (faults[message] ?? 0) + 1
  },
  own: {
    idempotency: redisIdempotency(client, { prefix }),
    rateLimits: redisRateLimits(client, { prefix }),
    leaseSeconds: 10,
    contract: { limits: { createOffering: [{ requests: 30, perSeconds: 60 }] } },
  },
})
const ports: Ports = {
  port: Number(new URL(origin).port),
  barePort: await startBare(requestNamed('A')),
}
process.send?.(ports)

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
let used = process.cpuUsage()

async function collect(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.()
    // Finalizers run between collections.
    await setImmediate()
  }
}

process.once('disconnect', () => process.exit())
process.on('message', async () => {
  const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e4) / 100
  const { user, system } = process.cpuUsage(used)
  const measured = {
    processorMicroseconds: user + system,
    delay: {
      median: milliseconds(delay.percentile(50)),
      p99: milliseconds(delay.percentile(99)),
      max: milliseconds(delay.max),
    },
    handled,
    faults,
  }
  await collect()
  const { heapUsed: heapBytes, rss: residentBytes } = process.memoryUsage()
  const sample: Sample = { heapBytes, residentBytes, ...measured }
  handled = 0
  faults = {}
  used = process.cpuUsage()
  delay.reset()
  process.send?.(sample)
})
