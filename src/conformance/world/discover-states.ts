import { setTimeout } from 'node:timers/promises'
import { isObject, type JsonObject } from '../../core/base/json.js'
import { announcementPath } from '../../testing/sandbox/announcement.js'
import type { SentRequest } from '../report/exchange.js'
import { isSuccess } from '../report/exchange.js'
import type { Send } from '../sending/send.js'
import { jsonRequest } from '../sending/wire.js'
import { type Fixtures, fixtureKinds } from './fixtures.js'

/** What a server announces: its endpoints, and the fixtures that go with them. */
export type Discovered = StateEndpoints &
  Pick<Fixtures, 'maxBodyBytes' | 'credentials'> & { states: string }

/** Milliseconds to wait for the announcement. */
const timeout = 3000

/** Members of the announcement, and whether a value is usable. */
const members = {
  states: isOwnPath,
  data: isOwnPath,
  clock: isOwnPath,
  maxBodyBytes: fixtureKinds.maxBodyBytes.isValid,
  credentials: fixtureKinds.credentials.isValid,
}

/**
 * Asks a server how to set its state; undefined if it does not announce it. `send` sends to the origin
 * of the server. `basePath` is the path of its base address, where the announcement is looked for
 * first. Never rejects.
 */
export async function discoverStates(send: Send, basePath = ''): Promise<Discovered | undefined> {
  for (const prefix of new Set([basePath.replace(/\/$/, ''), ''])) {
    const found = await announced(send, prefix + announcementPath)
    if (found !== undefined) return found
  }
  return undefined
}

async function announced(send: Send, url: string): Promise<Discovered | undefined> {
  const response = await sendInTime(send, {
    ...jsonRequest('GET', url),
    headers: { Accept: 'application/json' },
  })
  if (response?.status !== 200 || !isObject(response.body)) return undefined
  const { body } = response
  const usable = Object.entries(members).filter(
    ([name, isUsable]) => Object.hasOwn(body, name) && isUsable(body[name]),
  )
  const found: Partial<Discovered> = Object.fromEntries(usable.map(([name]) => [name, body[name]]))
  const { states } = found
  return states === undefined ? undefined : { ...found, states }
}

/** Returns undefined if the request fails or takes too long. */
async function sendInTime(send: Send, request: SentRequest) {
  const late = setTimeout(timeout, undefined, { ref: false })
  // A handler under test may throw anything.
  const answered = Promise.resolve()
    .then(() => send(request))
    .catch(() => undefined)
  return Promise.race([answered, late])
}

/** Returns whether a value is a path of the same origin: a server must not name another host. */
function isOwnPath(value: unknown): boolean {
  // A URL removes tabs and line breaks and reads a backslash as a slash, so that `/\host` is a host.
  if (typeof value !== 'string' || !/^\/[!-[\]-~]*$/.test(value)) return false
  const base = 'http://origin.invalid'
  return URL.canParse(value, base) && new URL(value, base).origin === base
}

/** Endpoints that return and replace the data and the clock of a server. */
export interface StateEndpoints {
  data?: string
  clock?: string
}

/** Restores the data and the clock of a server; returns why that failed, otherwise undefined. Never rejects. */
export type Restore = () => Promise<string | undefined>

/** Reads data and clock of a server, to restore them after a run. Never rejects. */
export async function saveState(send: Send, { data, clock }: StateEndpoints): Promise<Restore> {
  const call = (request: SentRequest) => send(request).catch((error: Error) => error)
  const read = async (
    url: string | undefined,
    restoring: (saved: JsonObject, url: string) => SentRequest[],
  ): Promise<SentRequest[]> => {
    if (url === undefined) return []
    const answer = await call(jsonRequest('GET', url))
    if (answer instanceof Error || !isSuccess(answer) || !isObject(answer.body)) return []
    return restoring(answer.body, url)
  }
  const ofData = await read(data, (saved, url) => [jsonRequest('PUT', url, saved)])
  const steps = [...ofData, ...(await read(clock, clockSteps))]
  return async () => {
    const failures: string[] = []
    for (const request of steps) {
      const answer = await call(request)
      const name = `${request.method} ${request.url}`
      if (answer instanceof Error) failures.push(`${name}: ${answer.message}`)
      else if (!isSuccess(answer)) failures.push(`${name}: status ${answer.status}`)
    }
    return failures.length === 0 ? undefined : failures.join('; ')
  }
}

function clockSteps({ now, running, ahead_seconds: ahead }: JsonObject, url: string) {
  if (running === false) return [jsonRequest('PUT', url, { now, running })]
  const systemTime = jsonRequest('DELETE', url)
  // A running clock has moved on, so its lead over the system time is restored, not its time.
  return typeof ahead !== 'number' || ahead === 0
    ? [systemTime]
    : [systemTime, jsonRequest('PUT', url, { advance_seconds: ahead })]
}
