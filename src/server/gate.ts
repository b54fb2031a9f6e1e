import { targetOf } from '../http/target.js'
import type { MethodNotAllowed, OperationName, Verdict } from '../index.js'
import { type Answer, answerOf } from './answer.js'
import { callOf, type Route } from './call.js'
import { decodedBody } from './decoded-body.js'
import { type FoundFacts, factsOf, failingFacts } from './facts-of-call.js'
import { type AdapterOptions, type GateSettings, readGateOptions, tell } from './gate-options.js'
import type { GateBody, GateRequest } from './gate-request.js'
import { judgeResponse } from './judge-response.js'
import { withStoreFull } from './store-full-answer.js'

/** What becomes of a request of the API. */
export interface Entry {
  /** Undefined in mode `observe`, where nobody waits for it. */
  verdict?: Verdict
  /** Is sent, and no handler asked. */
  answer?: Answer
  /** Takes the handler's response; gives what to send in its place, if anything. Never rejects. */
  leave?(response: Answer): Promise<Answer | undefined>
  /** Says that there is no response, because the handler has thrown. Never rejects. */
  abandon?(): Promise<void>
}

/** Stands before the handlers of a server. Never rejects; undefined for what is not of the API. */
export type Gate = (request: GateRequest) => Promise<Entry | undefined>

/** Makes a gate. Throws a TypeError on an unknown or wrong option. */
export function createGate(options: AdapterOptions = {}): Gate {
  const settings = readGateOptions(options)
  const enter = settings.mode === 'observe' ? observe : enforce
  return async (given) => {
    // A preflight of a browser asks the server, not the API.
    if (given.method === 'OPTIONS') return undefined
    // What a server answers to HEAD is what it answers to GET, without the body.
    const request = given.method === 'HEAD' ? asGet(given) : given
    try {
      const entry = await enter(request, settings)
      return request === given || entry === undefined ? entry : withoutLeave(entry)
    } catch (fault) {
      // Only what the server gave can fail here, such as a body that is read already.
      tell(settings, settings.onFault, fault)
      return settings.mode === 'observe' ? undefined : faultEntry(request, settings, fault)
    }
  }
}

/** An answer without its body is not judged, and no call that reads has a key to free. */
const withoutLeave = ({ leave: _, ...entry }: Entry): Entry => entry

const asGet = ({ url, headers, readBody }: GateRequest): GateRequest => ({
  method: 'GET',
  url,
  headers,
  readBody,
})

async function enforce(request: GateRequest, settings: GateSettings): Promise<Entry | undefined> {
  const { contract } = settings
  const route = contract.match(request.method, targetOf(request.url))
  if (route === undefined) return otherMethod(request, settings)
  const body = await readBody(request, route.operation, settings)
  if ('isBrokenOff' in body) return { answer: toNobody }
  if ('isUnread' in body) throw new Error('The body was read before it could be judged.')
  const found = await factsOf(callOf(request, route, contentOf(body), settings), settings)
  const verdict = judge(request, body, found.facts, settings)
  if (verdict === undefined) return undefined
  if (!verdict.ok) {
    await found.claim?.release()
    return { verdict: verdict as Verdict, answer: answerOf(verdict.response) }
  }
  if (verdict.replay !== undefined) return { verdict, answer: answerOf(verdict.replay) }
  return { verdict, ...wayOut(request, verdict, found, settings) }
}

/** Takes responses back, where somebody is waiting for them. */
function wayOut(
  request: GateRequest,
  verdict: Verdict,
  { facts, claim }: FoundFacts,
  settings: GateSettings,
): Pick<Entry, 'leave' | 'abandon'> {
  if (claim === undefined && settings.responses === 'off') return {}
  return {
    async leave(response) {
      const fault = judgeResponse(response, verdict, facts, settings)
      if (fault !== undefined) tell(settings, settings.onFault, fault)
      const instead = fault && (await faultEntry(request, settings, fault)).answer
      await claim?.settle(instead ?? response)
      return instead
    },
    abandon: async () => claim?.release(),
  }
}

/** Lets the request through at once; what it comes to is told later. */
async function observe(request: GateRequest, settings: GateSettings): Promise<Entry | undefined> {
  const route = settings.contract.match(request.method, targetOf(request.url))
  if (Math.random() >= settings.sample) return undefined
  if (route === undefined) {
    otherMethod(request, settings)
    return undefined
  }
  const judging = judgeLater(request, route, settings).catch((fault: unknown) => {
    tell(settings, settings.onFault, fault)
    return undefined
  })
  if (settings.responses === 'off') return {}
  return {
    async leave(response) {
      judging.then(
        (judged) => judged && judgeResponse(response, judged.verdict, judged.facts, settings),
      )
      return undefined
    },
  }
}

async function judgeLater(request: GateRequest, route: Route, settings: GateSettings) {
  const body = await readBody(request, route.operation, settings)
  if ('isUnread' in body) {
    throw new Error('To be observed, the body of a request must be parsed before it is judged.')
  }
  if ('isBrokenOff' in body) return undefined
  const found = await factsOf(callOf(request, route, contentOf(body), settings), settings)
  const verdict = judge(request, body, found.facts, settings)
  return verdict && { verdict: verdict as Verdict, facts: found.facts }
}

/** A path of the API with a method that it does not have; undefined for any other path. */
function otherMethod(request: GateRequest, settings: GateSettings): Entry | undefined {
  const verdict = judge(request, bodiless, {}, settings)
  return verdict === undefined || verdict.ok ? undefined : { answer: answerOf(verdict.response) }
}

const bodiless: GateBody = { value: undefined }

const contentOf = (body: GateBody): unknown => ('value' in body ? body.value : undefined)

/** For a client that has left, so that no handler is asked. */
const toNobody: Answer = { status: 400, headers: {}, body: '' }

async function readBody(
  request: GateRequest,
  operation: OperationName,
  { contract, maxBodyBytes }: GateSettings,
): Promise<GateBody> {
  if (contract.operations[operation].body === 'none') return bodiless
  return decodedBody(await request.readBody(maxBodyBytes), request.headers, maxBodyBytes)
}

/** The verdict, which is reported before it is used. */
function judge(
  { method, url, headers }: GateRequest,
  body: GateBody,
  facts: FoundFacts['facts'],
  settings: GateSettings,
): Verdict | MethodNotAllowed | undefined {
  const read = 'value' in body ? { body: body.value } : { bodyTooLarge: true }
  const checked = settings.contract.checkHttp({ method, url, headers, ...read }, facts)
  if (checked === undefined) return undefined
  const verdict = withStoreFull(checked)
  if (!verdict.ok && 'fault' in verdict) tell(settings, settings.onFault, verdict.fault)
  tell(settings, settings.onVerdict, { method, url, verdict })
  return verdict
}

/** The documented 500 answer. */
async function faultEntry(
  request: GateRequest,
  settings: GateSettings,
  fault: unknown,
): Promise<Entry> {
  const { method, url, headers } = request
  const verdict = settings.contract.checkHttp({ method, url, headers }, failingFacts(fault))
  if (verdict === undefined || verdict.ok) throw fault
  return { answer: answerOf(verdict.response) }
}
