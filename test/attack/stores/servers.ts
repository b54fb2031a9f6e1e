import { requestNamed } from '../../benchmark-requests.js'
import type { ServerProcess as Server } from '../../system/redis/start-server.js'

const { path, headers, bodies } = requestNamed('A')

/** What a client received. */
export interface Received {
  user: string
  key: string
  status: number
  retryAfter: string | null
  text: string
}

interface Sent {
  user?: string
  key?: string
  own?: Record<string, string>
  signal?: AbortSignal
}

/** Sends one call to a server. */
export async function send(
  { origin }: Server,
  { user = 'anna', key = crypto.randomUUID(), own = {}, signal }: Sent = {},
): Promise<Received> {
  const Authorization = `Basic ${btoa(`${user}:key`)}`
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, Authorization, 'Idempotency-Key': key, ...own },
    body: JSON.stringify(bodies.valid),
    ...(signal && { signal }),
  })
  const { status } = response
  const retryAfter = response.headers.get('retry-after')
  return { user, key, status, retryAfter, text: await response.text() }
}

/** Sends calls of two clients, each key to both servers, several times at once. */
export const storm = (servers: readonly Server[], keys: readonly string[]): Promise<Received[]> =>
  Promise.all(
    keys.flatMap((key) =>
      ['anna', 'bert'].flatMap((user) =>
        servers.flatMap((server) => [send(server, { user, key }), send(server, { user, key })]),
      ),
    ),
  )

export const newKeys = (count: number): string[] =>
  Array.from({ length: count }, () => crypto.randomUUID())

/** Returns how often each call of a client ran, by user and key. */
export function executions(servers: readonly Server[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of servers.flatMap(({ lines }) => lines)) {
    const [word, key, , user] = line.split(' ')
    const call = `${user} ${key}`
    if (word === 'executing') counts.set(call, (counts.get(call) ?? 0) + 1)
  }
  return counts
}

/** Returns problems: responses of other calls, differing responses, and calls that ran twice. */
export function wrongs(servers: readonly Server[], received: readonly Received[]): string[] {
  const first = new Map<string, string>()
  const deviations: string[] = []
  for (const [call, count] of executions(servers)) {
    if (count > 1) deviations.push(`${call} was executed ${count} times`)
  }
  for (const { user, key, status, text } of received) {
    const body = JSON.parse(text) as { user?: string; key?: string; error?: { code?: string } }
    if (status !== 200) {
      if (body.error?.code === undefined) deviations.push(`${status} without an envelope: ${text}`)
      continue
    }
    if (body.user !== user || body.key !== key.toLowerCase())
      deviations.push(`${user} received ${text}`)
    const call = `${user} ${key.toLowerCase()}`
    if ((first.get(call) ?? text) !== text) deviations.push(`${call} has two answers`)
    first.set(call, text)
  }
  return deviations
}

export const statusesOf = (received: readonly Received[]): number[] =>
  [...new Set(received.map(({ status }) => status))].sort()
