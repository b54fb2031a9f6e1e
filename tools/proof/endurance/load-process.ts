import { connect } from 'node:net'
import { createHistogram, performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { randomFrom } from '../../../test/attack/targets/random.js'
import { type Outcome, RawConnection } from '../../../test/attack/targets/raw-client.js'
import type { Sent } from '../../../test/attack/targets/sent.js'
import { targetNamed } from './targets.js'
import { type Call, type TestKind, testRequests, traffic } from './traffic.js'

/*
 * The load on one server: `<adapter> <seed>`. On each message `Order` it sends requests, and sends an
 * `Outcomes` when they are done.
 */

/** Send mixed requests at a rate, or test sends of some kinds in turn, as fast as they are answered. */
export type Order =
  | { port: number; seconds: number; perSecond: number }
  | { port: number; seconds: number; connections: number; kinds: readonly TestKind[] }

export interface Outcomes {
  requests: number
  /** Requests of each kind, by status or `closed`. */
  byKind: Record<string, Record<string, number>>
  /** Well-formed requests that got no response. */
  unanswered: string[]
  /** Milliseconds from when a request was due to its whole response. */
  latency: { median: number; p99: number; max: number }
}

const [name = '', seed = '1'] = process.argv.slice(2)
const { server } = targetNamed(name)
const calls = traffic(server, Number(seed))
const random = randomFrom(Number(seed))

/** Connections of the mixed load; more than are needed at once. */
const workers = 32

class Measured {
  readonly #latency = createHistogram()
  readonly byKind: Outcomes['byKind'] = {}
  readonly unanswered: string[] = []
  requests = 0

  add(kind: string, outcome: string, since: number): void {
    this.requests++
    const counts = this.byKind[kind] ?? {}
    this.byKind[kind] = counts
    counts[outcome] = (counts[outcome] ?? 0) + 1
    this.#latency.record(Math.max(1, Math.round((performance.now() - since) * 1000)))
  }

  get outcomes(): Outcomes {
    const { requests, byKind, unanswered } = this
    const milliseconds = (percentile: number) =>
      Math.round(this.#latency.percentile(percentile) / 10) / 100
    const latency = { median: milliseconds(50), p99: milliseconds(99), max: milliseconds(100) }
    return { requests, byKind, unanswered, latency }
  }
}

/** A connection that is kept alive, and replaced when the server has closed it. */
class Client {
  #connection: RawConnection | undefined
  readonly #port: number

  constructor(port: number) {
    this.#port = port
  }

  async send(sent: Sent): Promise<Outcome> {
    const isReused = this.#connection?.isUsable === true
    const outcome = await this.#exchange(sent)
    // A server may close an idle connection while a request is on its way.
    return outcome === 'closed' && isReused ? this.#exchange(sent) : outcome
  }

  async #exchange(sent: Sent): Promise<Outcome> {
    if (!this.#connection?.isUsable) {
      this.close()
      this.#connection = new RawConnection(this.#port)
    }
    const [outcome] = await this.#connection.exchange([sent])
    return outcome as Outcome
  }

  close(): void {
    this.#connection?.close()
    this.#connection = undefined
  }
}

/** Sends a part of a request, or all of it, and disconnects. */
const cut = (port: number, bytes: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {}).on('close', () => resolve())
    socket.write(bytes, 'latin1', () => socket.destroy())
  })

async function perform(client: Client, port: number, { kind, sent }: Call): Promise<string> {
  const { bytes } = sent
  if (kind === 'cut while sent') await cut(port, bytes.slice(0, random.below(bytes.length)))
  else if (kind === 'cut while answered') await cut(port, bytes)
  else {
    const outcome = await client.send(sent)
    return typeof outcome === 'string' ? outcome : String(outcome.status)
  }
  return 'cut'
}

/** Sends requests when they are due, whether or not earlier ones were answered. */
async function mixed(order: Extract<Order, { perSecond: number }>): Promise<Outcomes> {
  const { port, seconds, perSecond } = order
  const measured = new Measured()
  const start = performance.now()
  let next = 0
  const work = async () => {
    const client = new Client(port)
    for (;;) {
      const due = start + (next++ * 1000) / perSecond
      if (due >= start + seconds * 1000) break
      const wait = due - performance.now()
      if (wait > 1) await setTimeout(wait)
      const call: Call = calls.next().value
      const outcome = await perform(client, port, call)
      measured.add(call.kind, outcome, due)
      // Node itself closes the connection of a malformed target.
      const isLost = outcome === 'silent' || (outcome === 'closed' && call.kind !== 'odd target')
      if (isLost) measured.unanswered.push(`${outcome}: ${call.sent.bytes.slice(0, 2000)}`)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: workers }, work))
  return measured.outcomes
}

/** Sends the next request of each connection as soon as the last one is answered. */
async function testSends(order: Extract<Order, { kinds: unknown }>): Promise<Outcomes> {
  const { port, seconds, connections, kinds } = order
  const measured = new Measured()
  const end = performance.now() + seconds * 1000
  let turn = 0
  const work = async () => {
    const client = new Client(port)
    const send = testRequests(random)
    for (let since = performance.now(); since < end; since = performance.now()) {
      const kind = kinds[turn++ % kinds.length] as TestKind
      const outcome = await client.send(send(kind))
      measured.add(kind, typeof outcome === 'string' ? outcome : String(outcome.status), since)
    }
    client.close()
  }
  await Promise.all(Array.from({ length: connections }, work))
  return measured.outcomes
}

process.once('disconnect', () => process.exit())
process.on('message', async (order: Order) => {
  const outcomes = await ('kinds' in order ? testSends(order) : mixed(order))
  process.send?.(outcomes)
})
