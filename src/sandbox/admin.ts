import { targetOf } from '../http/target.js'
import { isObject, type JsonObject, own } from '../json.js'
import type { Answer } from '../server/answer.js'
import type { GateRequest } from '../server/gate-request.js'
import { readSandboxData, type SandboxData } from './data.js'
import { jsonAnswer } from './envelope.js'
import { bringAbout, type Settable } from './given.js'

/** A sandbox as its admin paths see it. */
export interface Administered extends Settable {
  data(): SandboxData
  reset(data?: SandboxData): void
  replaceStored(kind: 'campaigns' | 'offerings', id: string, fields: JsonObject): void
}

/**
 * Answers what is asked of the sandbox itself and not of the API: `/data` (GET, PUT; DELETE for
 * what it began with), `/clock` (GET, PUT, DELETE), `/campaigns/{id}` and `/offerings/{id}` (PATCH,
 * as somebody at the dashboard would), `/given` (POST). Undefined for any other path.
 */
export async function answerAdmin(
  request: GateRequest,
  adminPath: string,
  sandbox: Administered,
): Promise<Answer | undefined> {
  const pathname = targetOf(request.url).replace(/[?#].*/s, '')
  if (pathname !== adminPath && !pathname.startsWith(`${adminPath}/`)) return undefined
  const [name = '', id, ...rest] = pathname.slice(adminPath.length + 1).split('/')
  const way =
    rest.length === 0
      ? ways[`${request.method} ${name}${id === undefined ? '' : '/id'}`]
      : undefined
  if (way === undefined) {
    const known = Object.keys(ways).join(', ')
    return jsonAnswer(404, { error: { message: `Below ${adminPath} there are: ${known}.` } })
  }
  try {
    return (await way(sandbox, await bodyOf(request), decodeURIComponent(id ?? ''))) ?? noContent
  } catch (error) {
    return jsonAnswer(400, { error: { message: (error as Error).message } })
  }
}

const noContent: Answer = { status: 204, headers: {}, body: '' }

/** The largest body in bytes: all that a sandbox knows is more than one call of the API. */
const maxBodyBytes = 64 * 1024 * 1024

async function bodyOf(request: GateRequest): Promise<unknown> {
  const body = await request.readBody(maxBodyBytes)
  if ('isTooLarge' in body) throw new TypeError('The body is larger than 64 MiB.')
  const text = 'value' in body ? new TextDecoder().decode(body.value as Uint8Array) : ''
  return text === '' ? undefined : JSON.parse(text)
}

type Way = (
  sandbox: Administered,
  body: unknown,
  id: string,
) => Answer | undefined | Promise<Answer | undefined>

const toldClock: Way = ({ clock }) =>
  jsonAnswer(200, { now: clock.now().toISOString(), running: clock.isRunning })

const toldData: Way = (sandbox) => jsonAnswer(200, sandbox.data() as JsonObject)

/** Puts the fields of the body over those of a stored campaign or offering. */
const patch =
  (kind: 'campaigns' | 'offerings'): Way =>
  (sandbox, body, id) => {
    const data = sandbox.data()
    const stored = own(data[kind] ?? {}, id)
    if (!isObject(stored)) {
      return jsonAnswer(404, { error: { message: `There is no ${id} among the ${kind}.` } })
    }
    if (!isObject(body)) throw new TypeError('The body must be an object of fields.')
    const changed = { ...stored, ...body }
    sandbox.replaceStored(kind, id, changed)
    return jsonAnswer(200, changed)
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
