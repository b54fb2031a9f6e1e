import type { Answer } from '../../adapters/gate/answer.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import { targetOf } from '../../core/http/target.js'
import { ceilings, estimatedBytes, mebibytes, StorageFullError } from './ceilings.js'
import { readSandboxData, type SandboxData } from './data.js'
import { bringAbout, type Settable } from './given.js'
import { ownAnswer, ownError } from './own-answer.js'
import { refuseForeign, takesBody } from './own-requests.js'
import { dataOf, put, type SandboxStore } from './store.js'

/** A sandbox as its own endpoints see it. */
export interface Administered extends Settable {
  held: { store: SandboxStore }
  reset(data?: SandboxData): void
}

/**
 * Answers requests to the sandbox itself rather than the API: `/data` (GET, PUT; DELETE restores
 * what it started with), `/clock` (GET, PUT, DELETE), `/campaigns/{id}` and `/offerings/{id}` (PATCH,
 * as somebody at the dashboard would), `/given` (POST). Undefined for any other path.
 */
export async function answerAdmin(
  request: GateRequest,
  adminPath: string,
  sandbox: Administered,
): Promise<Answer | undefined> {
  if (!isOwn(request.url, adminPath)) return undefined
  const refusal = refuseForeign(request)
  if (refusal !== undefined) return refusal
  const [name = '', id, ...rest] = pathOf(request.url)
    .slice(adminPath.length + 1)
    .split('/')
  const way = rest.length === 0 ? wayOf(request.method, name, id) : undefined
  if (way === undefined) {
    return ownError(404, `Below ${adminPath} there are: ${Object.keys(ways).join(', ')}.`)
  }
  const body = await readBody(request)
  if ('answer' in body) return body.answer
  try {
    const value = body.text === '' ? undefined : JSON.parse(body.text)
    return (await way(sandbox, value, decodeURIComponent(id ?? ''))) ?? ownAnswer(204)
  } catch (error) {
    if (error instanceof StorageFullError) return ownError(507, error.message)
    if (error instanceof RangeError) return ownError(400, 'The body is nested too deeply.')
    return ownError(400, (error as Error).message)
  }
}

/** Returns whether a URL is that of one of the sandbox's own endpoints. */
export function isOwn(url: string, adminPath: string): boolean {
  const path = pathOf(url)
  return path === adminPath || path.startsWith(`${adminPath}/`)
}

const pathOf = (url: string): string => targetOf(url).replace(/[?#].*/s, '')

const wayOf = (method: string, name: string, id: string | undefined): Way | undefined => {
  const key = `${method} ${name}${id === undefined ? '' : '/id'}`
  return Object.hasOwn(ways, key) ? ways[key] : undefined
}

async function readBody(request: GateRequest): Promise<{ text: string } | { answer: Answer }> {
  if (!takesBody(request.method)) return { text: '' }
  const body = await request.readBody(ceilings.ownBody)
  if ('isTooLarge' in body) {
    return {
      answer: ownError(413, `The body must be no larger than ${mebibytes(ceilings.ownBody)}.`),
    }
  }
  if (!('value' in body)) return { answer: ownError(400, 'The body is incomplete.') }
  const text = new TextDecoder().decode(body.value as Uint8Array | undefined)
  // Before it is parsed, because a parsed value can take much more memory than its text.
  if (estimatedBytes(text) > ceilings.stored) {
    const most = mebibytes(ceilings.stored)
    return { answer: ownError(507, `The body would take more than ${most} of memory.`) }
  }
  return { text }
}

type Way = (
  sandbox: Administered,
  body: unknown,
  id: string,
) => Answer | undefined | Promise<Answer | undefined>

const toldClock: Way = ({ clock }) =>
  ownAnswer(200, { now: clock.now().toISOString(), running: clock.isRunning })

const toldData: Way = ({ held }) => ownAnswer(200, dataOf(held.store) as JsonObject)

/** Puts the fields of the body over those of a stored campaign or offering. */
const patch =
  (kind: 'campaigns' | 'offerings'): Way =>
  ({ held }, body, id) => {
    const stored = held.store[kind].get(id)
    if (stored === undefined) return ownError(404, `There is no ${id} among the ${kind}.`)
    if (!isObject(body)) throw new TypeError('The body must be an object of fields.')
    return ownAnswer(200, put(held.store[kind], id, { ...stored, ...body }))
  }

const ways: Readonly<Record<string, Way>> = {
  'GET ': toldData,
  'GET data': toldData,
  'PUT data': (sandbox, body) => {
    sandbox.reset(readSandboxData(body))
    return undefined
  },
  'DELETE data': (sandbox) => {
    sandbox.reset()
    return undefined
  },
  'GET clock': toldClock,
  'PUT clock': (sandbox, body, id) => {
    setClock(sandbox, body)
    return toldClock(sandbox, body, id)
  },
  'DELETE clock': (sandbox, body, id) => {
    sandbox.clock.reset()
    return toldClock(sandbox, body, id)
  },
  'PATCH campaigns/id': patch('campaigns'),
  'PATCH offerings/id': patch('offerings'),
  'POST given': async (sandbox, body) => {
    await bringAbout(body, sandbox)
    return undefined
  },
}

/** `now` sets the clock, which stands there with `running: false`; `advance_seconds` moves it on. */
function setClock({ clock }: Administered, body: unknown): void {
  const { now, running, advance_seconds: seconds, ...others } = isObject(body) ? body : {}
  const unknown = Object.keys(others)[0]
  if (unknown !== undefined) throw new TypeError(`A clock has no \`${unknown}\`.`)
  if (running !== undefined && typeof running !== 'boolean') {
    throw new TypeError('`running` must be `true` or `false`.')
  }
  if (seconds !== undefined && !Number.isFinite(seconds)) {
    throw new TypeError('`advance_seconds` must be a number.')
  }
  const time = now === undefined ? clock.now() : new Date(String(now))
  if (Number.isNaN(time.getTime())) throw new TypeError('`now` must be a date and time.')
  const moved = new Date(time.getTime() + Number(seconds ?? 0) * 1000)
  // A clock that shows no time would answer every later call with 500.
  if (Number.isNaN(moved.getTime())) throw new TypeError('`advance_seconds` leads to no time.')
  if (now === undefined && running === undefined && seconds === undefined) {
    throw new TypeError('A clock is told `now`, `running` or `advance_seconds`.')
  }
  clock.set(moved, running ?? clock.isRunning)
}
