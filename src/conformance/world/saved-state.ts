import { isObject, type JsonObject } from '../../core/base/json.js'
import { isSuccess } from '../report/exchange.js'
import type { Send } from '../sending/send.js'

/** Endpoints that return and replace the data and the clock of a server. */
export interface StateEndpoints {
  data?: string
  clock?: string
}

/** The data and the clock of a server before a run. */
export interface SavedState {
  /** Restores both; returns why that failed, otherwise undefined. Never rejects. */
  restore(): Promise<string | undefined>
}

/** Reads data and clock of a server, to restore them after a run. Never rejects. */
export async function saveState(send: Send, { data, clock }: StateEndpoints): Promise<SavedState> {
  const call = (method: string, url: string, body?: unknown) =>
    send({
      ...{ method, url },
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((error: Error) => error)
  const read = async (url: string | undefined): Promise<JsonObject | undefined> => {
    if (url === undefined) return undefined
    const answer = await call('GET', url)
    if (answer instanceof Error || !isSuccess(answer)) return undefined
    return isObject(answer.body) ? answer.body : undefined
  }
  const saved = { data: await read(data), clock: await read(clock) }

  const steps: { method: string; url: string; body?: unknown }[] = []
  if (data !== undefined && saved.data !== undefined) {
    steps.push({ method: 'PUT', url: data, body: saved.data })
  }
  if (clock !== undefined && saved.clock !== undefined) {
    steps.push(...clockSteps(saved.clock).map((step) => ({ ...step, url: clock })))
  }
  return {
    async restore() {
      const failures: string[] = []
      for (const { method, url, body } of steps) {
        const answer = await call(method, url, body)
        if (answer instanceof Error) failures.push(`${method} ${url}: ${answer.message}`)
        else if (!isSuccess(answer)) failures.push(`${method} ${url}: status ${answer.status}`)
      }
      return failures.length === 0 ? undefined : failures.join('; ')
    },
  }
}

/** Returns the requests that restore a clock. */
function clockSteps(clock: JsonObject): { method: string; body?: unknown }[] {
  const { now, running, ahead_seconds: ahead } = clock
  if (running === false) return [{ method: 'PUT', body: { now, running } }]
  const systemTime = { method: 'DELETE' }
  // A running clock has moved on, so its lead over the system time is restored, not its time.
  return typeof ahead !== 'number' || ahead === 0
    ? [systemTime]
    : [systemTime, { method: 'PUT', body: { advance_seconds: ahead } }]
}
