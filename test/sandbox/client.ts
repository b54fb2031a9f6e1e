import { expect } from 'vitest'
import {
  createContract,
  type Facts,
  type Finding,
  type RequestInput,
} from '../../src/core/index.js'
import { createSandbox, type SandboxData } from '../../src/testing/sandbox/index.js'
import { folderOf } from '../cli/command.js'
import { served } from './served.js'

/** The initial data of the sandboxes in tests. */
interface Start {
  now?: string
  data?: SandboxData
}

/** A connection to a sandbox. */
export interface Reached {
  origin: string
  send(request: Request): Promise<Response>
}

/** The ways to connect to a sandbox. */
export const ways: Readonly<Record<string, (start: Start) => Promise<Reached>>> = {
  async 'a Fetch handler'({ now, data }) {
    const { fetch: send } = createSandbox({
      ...(now !== undefined && { now: new Date(now) }),
      ...(data !== undefined && { data }),
    })
    return { origin: 'http://sandbox.example', send }
  },
  async 'the command'({ now, data }) {
    const clock = now === undefined ? [] : ['--clock', now]
    const folder = data && folderOf({ 'data.json': JSON.stringify(data) })
    const seed = folder === undefined ? [] : ['--seed-data', `${folder}/data.json`]
    const { origin } = await served([...clock, ...seed])
    return { origin, send: fetch }
  },
}

interface Answered {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read any member.
  body: any
}

interface Client {
  /** Calls the API; every response must conform, SHOULD included. */
  call(method: string, path: string, body?: unknown, headers?: object): Promise<Answered>
  /** Calls an endpoint of the sandbox itself. */
  admin(method: string, path: string, body?: unknown): Promise<Answered>
}

const contract = createContract()

/**
 * Some statuses of the contract are decisions: the API description does not list them for every
 * operation.
 */
const isFault = ({ check, level, got }: Finding): boolean =>
  check !== 'response/status' || level !== 'SHOULD' || !(Number(got) >= 400)

/** Credentials of the documented form. */
export const authorization = `Basic ${btoa('workspace:key')}`

export function clientOf({ origin, send }: Reached): Client {
  const ask = async (method: string, path: string, headers: object, body?: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const given = { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
    const init = { method, headers: given, ...(text !== undefined && { body: text }) }
    const response = await send(new Request(origin + path, init))
    const answered = await response.text()
    const parsed = answered === '' ? undefined : JSON.parse(answered)
    return { status: response.status, headers: response.headers, body: parsed }
  }
  const admin = (method: string, path: string, body?: unknown) =>
    ask(method, `/sandbox${path}`, {}, body)
  return {
    admin,
    async call(method, path, body, more = {}) {
      const headers = {
        Authorization: authorization,
        'X-SVC-Request-Id': crypto.randomUUID(),
        ...(method !== 'GET' && { 'Idempotency-Key': crypto.randomUUID() }),
        ...more,
      }
      const match = contract.match(method, path)
      if (match === undefined) throw new Error(`${method} ${path} is no operation.`)
      const { body: data } = await admin('GET', '/data')
      const { body: clock } = await admin('GET', '/clock')
      const answered = await ask(method, path, headers, body)
      const query = Object.fromEntries(new URL(path, origin).searchParams)
      const parsed = typeof body === 'string' ? undefined : body
      const request: RequestInput = { params: match.params, query, headers, body: parsed }
      const facts = factsOf(data, new Date(clock.now), request)
      const response = { ...answered, headers: Object.fromEntries(answered.headers) }
      const { findings } = contract.checkResponse(match.operation, response, { request, facts })
      expect(findings.filter(isFault)).toEqual([])
      return answered
    },
  }
}

/** The data of the sandbox before the call. */
function factsOf(data: SandboxData, now: Date, { params = {}, body }: RequestInput): Facts {
  const draft = (body as { draft_id?: string } | undefined)?.draft_id
  const id = params.campaign_id ?? params.parent_campaign_id ?? draft ?? ''
  return {
    now,
    campaign: data.campaigns?.[id] ?? null,
    offering: data.offerings?.[params.offer_id ?? ''] ?? null,
    workspace: data.workspace ?? {},
  }
}
