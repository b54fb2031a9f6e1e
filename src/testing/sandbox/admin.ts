import type { Answer } from '../../adapters/gate/answer.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import { isObject, type JsonObject } from '../../core/base/json.js'
import { assertKind, flag, kind, members } from '../../core/base/kinds.js'
import { targetOf } from '../../core/http/target.js'
import type { SandboxParts } from './api-handler.js'
import { readSandboxData } from './data.js'
import { applyState } from './given.js'
import { ownAnswer, ownError } from './own-answer.js'
import { rejectForeign, takesBody } from './own-requests.js'
import { campaignOf, dataOf, put } from './store.js'

/** The most mebibytes in a body for the endpoints of the sandbox. */
const maxBodyMebibytes = 32

/**
 * Handles requests to the endpoints of the sandbox: `/data` (GET, PUT; DELETE restores the initial
 * data), `/clock` (GET, PUT, DELETE), `/campaigns/{id}` and `/offerings/{id}` (PATCH, like an edit in
 * the dashboard), `/given` (POST). Returns undefined for any other path.
 */
export async function answerAdmin(
  request: GateRequest,
  adminPath: string,
  sandbox: SandboxParts,
): Promise<Answer | undefined> {
  if (!isOwn(request.url, adminPath)) return undefined
  const refusal = rejectForeign(request)
  if (refusal !== undefined) return refusal
  const [name = '', id, ...rest] = pathOf(request.url)
    .slice(adminPath.length + 1)
    .split('/')
  const endpoint = rest.length === 0 ? endpointOf(request.method, name, id) : undefined
  if (endpoint === undefined) {
    const all = Object.keys(endpoints).map((known) => {
      const [method, path] = known.split(' ')
      return `${method} ${adminPath}${path && `/${path}`}`
    })
    return ownError(404, `Unknown endpoint. The sandbox has ${all.join(', ')}.`)
  }
  const body = await readBody(request)
  if ('answer' in body) return body.answer
  try {
    const value = body.text === '' ? undefined : JSON.parse(body.text)
    return (await endpoint(sandbox, value, decodeURIComponent(id ?? ''))) ?? ownAnswer(204)
  } catch (error) {
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

const endpointOf = (method: string, name: string, id: string | undefined): Endpoint | undefined => {
  const key = `${method} ${name}${id === undefined ? '' : '/id'}`
  return Object.hasOwn(endpoints, key) ? endpoints[key] : undefined
}

async function readBody(request: GateRequest): Promise<{ text: string } | { answer: Answer }> {
  if (!takesBody(request.method)) return { text: '' }
  const body = await request.readBody(maxBodyMebibytes * 1024 * 1024)
  if ('isTooLarge' in body) {
    return { answer: ownError(413, `The body must not exceed ${maxBodyMebibytes} MiB.`) }
  }
  if (!('value' in body)) return { answer: ownError(400, 'The body is incomplete.') }
  return { text: new TextDecoder().decode(body.value as Uint8Array | undefined) }
}

type Endpoint = (
  sandbox: SandboxParts,
  body: unknown,
  id: string,
) => Answer | undefined | Promise<Answer | undefined>

const clockResponse: Endpoint = ({ clock }) =>
  ownAnswer(200, {
    now: clock.now().toISOString(),
    running: clock.isRunning,
    ...(clock.isRunning && { ahead_seconds: clock.aheadSeconds }),
  })

const dataResponse: Endpoint = ({ held }) => ownAnswer(200, dataOf(held.store) as JsonObject)

/** Overwrites fields of a stored campaign or offering. */
const patch =
  (kind: 'campaigns' | 'offerings'): Endpoint =>
  ({ held }, body, id) => {
    const { store } = held
    const stored = kind === 'campaigns' ? campaignOf(store, id) : store.offerings.get(id)
    if (stored === undefined) return ownError(404, `Unknown id \`${id}\` in ${kind}.`)
    if (!isObject(body)) throw new TypeError('The body must be an object of fields.')
    const changed = { ...stored, ...body, id: stored.id }
    readSandboxData({ [kind]: { [id]: changed } })
    return ownAnswer(200, put(store[kind], changed))
  }

const endpoints: Readonly<Record<string, Endpoint>> = {
  'GET ': dataResponse,
  'GET data': dataResponse,
  'PUT data': (sandbox, body) => {
    sandbox.reset(readSandboxData(body))
    return undefined
  },
  'DELETE data': (sandbox) => {
    sandbox.reset()
    return undefined
  },
  'GET clock': clockResponse,
  'PUT clock': (sandbox, body, id) => {
    setClock(sandbox, body)
    return clockResponse(sandbox, body, id)
  },
  'DELETE clock': (sandbox, body, id) => {
    sandbox.clock.reset()
    return clockResponse(sandbox, body, id)
  },
  'PATCH campaigns/id': patch('campaigns'),
  'PATCH offerings/id': patch('offerings'),
  'POST given': async (sandbox, body) => {
    await applyState(body, sandbox)
    return undefined
  },
}

const clockKind = members({
  now: kind((value) => !Number.isNaN(new Date(String(value)).getTime()), 'a date and time'),
  running: flag,
  advance_seconds: kind(Number.isFinite, 'a number'),
})

/** Sets the clock with `now`, stops it with `running: false`, moves it with `advance_seconds`. */
function setClock({ clock }: SandboxParts, body: unknown): void {
  assertKind('The clock', clockKind, body)
  const { now, running, advance_seconds: seconds = 0 } = body as JsonObject
  if (Object.keys(body as JsonObject).length === 0) {
    throw new TypeError('The body must have `now`, `running` or `advance_seconds`.')
  }
  // Keeps the exact offset of a running clock.
  if (now === undefined && running === undefined) clock.advance(Number(seconds))
  else {
    const time = now === undefined ? clock.now() : new Date(String(now))
    const moved = new Date(time.getTime() + Number(seconds) * 1000)
    clock.set(moved, (running as boolean | undefined) ?? clock.isRunning)
  }
}
