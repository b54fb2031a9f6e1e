import { requestNamed } from '../../benchmark-requests.js'
import type { ServerProcess } from './start-server.js'

const { path, headers, bodies } = requestNamed('A')
const offering = requestNamed('C')
const body = JSON.stringify(bodies.valid)

/** A request and its response, in epoch milliseconds. */
export interface Send {
  key: string
  from: number
  to: number
  status: number
  text: string
}

interface Load {
  /** How many keys to send at least. */
  keys: number
  /** How often to send each. */
  sends: number
}

/** How many requests run at a time, and how many keys take turns. */
const concurrency = 16
const windowSize = 32

/** Handlers take up to this many milliseconds. */
const longestHandler = 20

/**
 * Sends keys to all servers in turn, lets an event happen when half of the sends are done, and sends
 * each key once more in the end, until it gets a 200. Goes on with new keys until the event is over.
 */
export async function sendRepeatedly(
  servers: readonly ServerProcess[],
  { keys, sends }: Load,
  happen: () => Promise<unknown>,
): Promise<Send[]> {
  const done: Send[] = []
  const all: string[] = []
  const turns: { key: string; left: number }[] = []
  let count = 0
  let isOver = false

  const nextSend = () => {
    while (turns.length < windowSize && (all.length < keys || !isOver)) {
      const key = crypto.randomUUID()
      all.push(key)
      turns.push({ key, left: sends })
    }
    const index = count % turns.length
    const turn = turns[index]
    if (turn === undefined) return undefined
    turn.left--
    if (turn.left === 0) turns.splice(index, 1)
    count++
    return { key: turn.key, server: servers[turn.left % servers.length] as ServerProcess }
  }
  const sender = async () => {
    for (let next = nextSend(); next !== undefined; next = nextSend()) {
      done.push(await send(next.server, next.key))
    }
  }
  const eventOver = (async () => {
    try {
      while (done.length < (keys * sends) / 2) await pause(5)
      await happen()
    } finally {
      isOver = true
    }
  })()
  const untilAccepted = async () => {
    for (let key = all.pop(); key !== undefined; key = all.pop()) {
      for (let status = 0; status !== 200; await pause(status === 200 ? 0 : 50)) {
        const last = await send(servers[count++ % servers.length] as ServerProcess, key)
        done.push(last)
        status = last.status
      }
    }
  }
  const inParallel = (act: () => Promise<void>) =>
    Promise.all(Array.from({ length: concurrency }, act))

  const ended = Promise.race(servers.map((server) => server.ended))
  await Promise.race([ended, Promise.all([eventOver, inParallel(sender)])])
  await Promise.race([ended, inParallel(untilAccepted)])
  return done
}

/** Gives other calls time before the next poll. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends one key to a server, with headers in addition. */
export async function send(
  { origin }: ServerProcess,
  key: string,
  own: Record<string, string> = {},
): Promise<Send> {
  const from = Date.now()
  const milliseconds = Number.parseInt(key.slice(0, 4), 16) % longestHandler
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': key, 'X-Milliseconds': `${milliseconds}`, ...own },
    body,
  })
  const { status } = response
  return { key, from, status, text: await response.text(), to: Date.now() }
}

/** Sends an offering, of which a server accepts `offerLimit`; returns the status. */
export async function sendOffer({ origin }: ServerProcess): Promise<number> {
  const response = await fetch(origin + offering.path, {
    method: 'POST',
    headers: { ...offering.headers, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(offering.bodies.valid),
  })
  await response.arrayBuffer()
  return response.status
}

/** Returns how many responses had each status. */
export function statusesOf(sends: readonly Send[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of sends) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
