import { readHeaders } from '../../core/contract/request.js'
import type { Facts, MethodNotAllowed, PreparedRequest, Verdict } from '../../core/index.js'
import { isStoreFull } from '../stores/stores.js'
import { type Answer, answerOf } from './answer.js'
import { lengthHeaders, outlookOf } from './body-length.js'
import { callOf, headOf, isRoute, type Route } from './call.js'
import { decodedBody } from './decoded-body.js'
import {
  type FoundFacts,
  factsOfCall,
  factsOfHead,
  factsOfUser,
  failingFacts,
} from './facts-of-call.js'
import {
  type AdapterOptions,
  type CallHead,
  type GateSettings,
  readGateOptions,
  tell,
} from './gate-options.js'
import type { GateBody, GateRequest } from './gate-request.js'
import { judgeResponse } from './judge-response.js'
import { withStoreFull } from './store-full-answer.js'

/** What becomes of a request of the API. */
export interface Entry {
  /** Undefined in mode `observe`, where nobody waits for it. */
  verdict?: Verdict
  /** Is sent, and no handler runs. */
  answer?: Answer
  /** The bytes that were validated, where those that were sent are compressed. */
  inflated?: Uint8Array
  /**
   * Takes the handler's response; gives what to send in its place, if anything. Where somebody else
   * has answered and the handler goes on, its key stays claimed until the lease ends. Never rejects.
   */
  leave?(response: Answer, goesOn?: boolean): Promise<Answer | undefined>
  /** Says that there is no response, because the handler has thrown. Never rejects. */
  abandon?(): Promise<void>
}

/** Stands before the handlers of a server. Never rejects; undefined for what is not of the API. */
export type Gate = (request: GateRequest) => Promise<Entry | undefined>

/** Makes a gate. Throws a TypeError on an unknown or wrong option. */
export function createGate(options: AdapterOptions = {}): Gate {
  const settings = readGateOptions(options)
  const enter = settings.mode === 'observe' ? observe : enforce
  return async (request) => {
    let prepared: PreparedRequest | undefined
    try {
      prepared = prepare(request, settings)
      return prepared && (await enter(request, prepared, settings))
    } catch (fault) {
      // Only what the server gave can fail here, such as a body that is read already.
      tell(settings, settings.onFault, fault)
      if (settings.mode === 'observe') return undefined
      return { answer: faultAnswer(prepared, fault) }
    }
  }
}

/** Matches what routers may read, and last what was sent: any of them may lead to a handler. */
function prepare(
  { method, url, routedUrls = [], headers }: GateRequest,
  { contract }: GateSettings,
): PreparedRequest | undefined {
  for (const each of new Set([...routedUrls, url].map(withoutFragment))) {
    const prepared = contract.prepare({ method, url: each, headers })
    if (prepared !== undefined) return prepared
  }
  return undefined
}

/** No request may have a fragment: some routers end the path at `#` and others do not, as at `;`. */
const withoutFragment = (url: string): string =>
  url.replace(/^[^?]*/, (path) => path.replaceAll('#', ';'))

async function enforce(
  request: GateRequest,
  prepared: PreparedRequest,
  settings: GateSettings,
): Promise<Entry | undefined> {
  if (!isRoute(prepared)) return otherPath(request, prepared, settings)
  const head = headOf(request, prepared)
  const known = await factsOfHead(head, settings)
  const refused = await checkHead(request, prepared, head, known, settings)
  if (refused !== undefined) {
    report(request, refused, settings)
    return { answer: answerOf(refused.response), ...(refused.operation && { verdict: refused }) }
  }
  const body = await readBody(request, prepared, settings)
  if ('isBrokenOff' in body) return { answer: toNobody }
  if ('isUnread' in body) throw new Error('The body was read before it could be validated.')
  const received = receive(request, prepared, body)
  const found = await factsOfCall(callOf(head, received), known, settings)
  const verdict = withStoreFull(received.check(found.facts))
  report(request, verdict, settings)
  if (!verdict.ok) {
    await found.claim?.release()
    return { verdict, answer: answerOf(verdict.response) }
  }
  if (verdict.replay !== undefined) return { verdict, answer: answerOf(verdict.replay) }
  if (request.hasLeft?.()) {
    await found.claim?.release()
    return { verdict, answer: toNobody }
  }
  const inflated = 'inflated' in body && { inflated: body.inflated }
  return { verdict, ...inflated, ...onResponse(request, prepared, verdict, found, settings) }
}

/** Checks what needs no body. A rejection by the facts of the user comes first, as it always does. */
async function checkHead(
  request: GateRequest,
  prepared: Route,
  head: CallHead,
  known: Facts,
  settings: GateSettings,
): Promise<ReturnType<Route['checkHead']>> {
  const list = readHeaders(request.headers)
  const outlook = outlookOf(
    request,
    lengthHeaders((name) => list.get(name)),
    settings,
  )
  const refused = withStoreFull(prepared.checkHead(known, outlook))
  if (refused === undefined || refused.fault !== undefined || settings.facts === undefined) {
    return refused
  }
  if (refused.response.status === 401) return refused
  const call = callOf(head, prepared.receive(undefined))
  return prepared.checkHead(await factsOfUser(call, known, settings), outlook)
}

/** Takes responses back, where somebody is waiting for them. */
function onResponse(
  { method }: GateRequest,
  prepared: Route,
  verdict: Verdict,
  { facts, claim }: FoundFacts,
  settings: GateSettings,
): Pick<Entry, 'leave' | 'abandon'> {
  // The answer to HEAD has no body to check, and no call that reads holds a key.
  if (claim === undefined && (settings.responses === 'off' || method === 'HEAD')) return {}
  // A response that is lost after it was taken is taken nevertheless.
  let isOver = false
  return {
    async leave(response, goesOn = false) {
      isOver = true
      const fault = judgeResponse(response, verdict, facts, settings)
      if (fault !== undefined) tell(settings, settings.onFault, fault)
      const instead = fault && faultAnswer(prepared, fault)
      if (!goesOn) await claim?.settle(instead ?? response)
      return instead
    },
    async abandon() {
      if (isOver) return
      isOver = true
      await claim?.release()
    },
  }
}

/** Lets the request through at once, and reports later what it comes to. */
async function observe(
  request: GateRequest,
  prepared: PreparedRequest,
  settings: GateSettings,
): Promise<Entry | undefined> {
  if (Math.random() >= settings.sample) return undefined
  if (!isRoute(prepared)) {
    otherPath(request, prepared, settings)
    return undefined
  }
  const checking = checkLater(request, prepared, settings).catch((fault: unknown) => {
    tell(settings, settings.onFault, fault)
    return undefined
  })
  if (settings.responses === 'off' || request.method === 'HEAD') return {}
  return {
    async leave(response) {
      checking.then(
        (checked) => checked && judgeResponse(response, checked.verdict, checked.facts, settings),
      )
      return undefined
    },
  }
}

async function checkLater(request: GateRequest, prepared: Route, settings: GateSettings) {
  const body = await readBody(request, prepared, settings)
  if ('isUnread' in body) {
    throw new Error('To be observed, the body of a request must be parsed before it is validated.')
  }
  if ('isBrokenOff' in body) return undefined
  const head = headOf(request, prepared)
  const known = await factsOfHead(head, settings)
  const received = receive({}, prepared, body)
  const { facts } = await factsOfCall(callOf(head, received), known, settings)
  const verdict = received.check(facts)
  report(request, verdict, settings)
  return { verdict, facts }
}

/** A path of the API with another method or spelling; undefined where the rule about it is off. */
function otherPath(
  request: GateRequest,
  prepared: PreparedRequest,
  settings: GateSettings,
): Entry | undefined {
  const verdict = prepared.checkHead()
  if (verdict === undefined) return undefined
  report(request, verdict, settings)
  return { answer: answerOf(verdict.response) }
}

/** Adds the body to a request, or says why the server does not accept it. */
function receive(
  { refusalOf }: Pick<GateRequest, 'refusalOf'>,
  prepared: Route,
  body: GateBody,
): ReturnType<Route['receive']> {
  const received = prepared.receive(contentOf(body), { isTooLarge: 'isTooLarge' in body })
  const refusal = received.body === undefined ? undefined : refusalOf?.(received.body)
  return refusal === undefined ? received : prepared.receive(undefined, { refusal })
}

const contentOf = (body: GateBody): unknown => ('value' in body ? body.value : undefined)

/** For a client that has left, so that no handler runs. */
const toNobody: Answer = { status: 400, headers: {}, body: '' }

async function readBody(
  request: GateRequest,
  { takesBody }: PreparedRequest,
  { maxBodyBytes }: GateSettings,
): Promise<GateBody & { inflated?: Uint8Array }> {
  if (!takesBody) return { value: undefined }
  return decodedBody(await request.readBody(maxBodyBytes), request.headers, maxBodyBytes)
}

/** Reports a verdict before it is used. */
function report(
  { method, url }: GateRequest,
  verdict: Verdict | MethodNotAllowed,
  settings: GateSettings,
): void {
  // A full store is the work of its clients, who must not fill the log too.
  if (!verdict.ok && 'fault' in verdict && !isStoreFull(verdict.fault)) {
    tell(settings, settings.onFault, verdict.fault)
  }
  tell(settings, settings.onVerdict, { method, url, verdict })
}

/** The documented 500. */
function faultAnswer(prepared: PreparedRequest | undefined, fault: unknown): Answer {
  const failing: Facts = failingFacts(fault)
  const verdict = prepared?.checkHead(failing)
  if (verdict === undefined) throw fault
  return answerOf(verdict.response)
}
