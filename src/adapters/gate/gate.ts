import { readHeaders } from '../../core/contract/request.js'
import { isHead } from '../../core/http/is-head.js'
import type { Facts, MethodNotAllowed, PreparedRequest, Verdict } from '../../core/index.js'
import { isStoreFull } from '../stores/stores.js'
import { type Answer, answerOf } from './answer.js'
import { lengthHeaders, outlookOf } from './body-length.js'
import { callOf, headOf, isRoute, type Route } from './call.js'
import { checkHandlerResponse } from './check-handler-response.js'
import { decodedBody } from './decoded-body.js'
import { type FoundFacts, factsOfCall, factsOfHead, factsOfUser } from './facts-of-call.js'
import {
  type AdapterOptions,
  type CallHead,
  type GateSettings,
  notify,
  readGateOptions,
} from './gate-options.js'
import { contentOf, type GateBody, type GateRequest } from './gate-request.js'
import { useSha256OfNode } from './sha256-of-node.js'
import { withStoreFull } from './store-full-answer.js'

/** The result for a request of the API. */
export interface Entry {
  /** Undefined in mode `observe`, which validates later. */
  verdict?: Verdict
  /** The response to send instead of running a handler. */
  answer?: Answer
  /** The decompressed, validated bytes, if the body was compressed. */
  inflated?: Uint8Array
  /**
   * Checks and stores a response. Returns the response to send instead, if any. With `goesOn`, the
   * handler still runs, and its key stays claimed until the lease ends. Never rejects.
   */
  onResponse?(response: Answer, goesOn?: boolean): Promise<Answer | undefined>
  /** Frees the key, because the handler threw and there is no response. Never rejects. */
  abandon?(): Promise<void>
}

/** Validates a request before handlers run. Returns undefined for other paths. Never rejects. */
export type Gate = (request: GateRequest) => Promise<Entry | undefined>

/** Creates a gate. Throws a TypeError on an unknown or invalid option. */
export function createGate(
  options: AdapterOptions = {},
  internal?: Parameters<typeof readGateOptions>[1],
): Gate {
  const settings = readGateOptions(options, internal)
  useSha256OfNode()
  const enter = settings.mode === 'observe' ? observe : enforce
  return async (request) => {
    let prepared: PreparedRequest | undefined
    try {
      prepared = prepare(request, settings)
      return prepared && (await enter(request, prepared, settings))
    } catch (error) {
      // Only input from the server can fail here, such as a body that was already read.
      notify(settings, settings.onFault, error)
      if (settings.mode === 'observe') return undefined
      const answering = prepared ?? settings.contract
      return { answer: answerOf(answering.error('INTERNAL_ERROR')) }
    }
  }
}

/** Matches the URLs that routers may use, then the sent URL: any of them may reach a handler. */
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

/** Replaces `#`, which must not occur: like at `;`, only some routers end the path there. */
const withoutFragment = (url: string): string =>
  url.includes('#') ? url.replace(/^[^?]*/, (path) => path.replaceAll('#', ';')) : url

async function enforce(
  request: GateRequest,
  prepared: PreparedRequest,
  settings: GateSettings,
): Promise<Entry | undefined> {
  if (!isRoute(prepared)) return otherPath(request, prepared, settings)
  const head = headOf(request, prepared)
  const known = await factsOfHead(head, settings)
  const rejected = await checkHead(request, prepared, head, known, settings)
  if (rejected !== undefined) {
    report(request, rejected, settings)
    return { answer: answerOf(rejected.response), ...(rejected.operation && { verdict: rejected }) }
  }
  const body = await readBody(request, prepared, settings)
  if ('isAborted' in body) return { answer: responseToDisconnected }
  if ('isUnread' in body) throw new Error('The body was read before the adapter could validate it.')
  const received = receive(request, prepared, body)
  const found = await factsOfCall(callOf(head, received), known, settings)
  const verdict = withStoreFull(received.check(found.facts))
  report(request, verdict, settings)
  if (!verdict.ok) {
    await found.claim?.release()
    return { verdict, answer: answerOf(verdict.response) }
  }
  if (verdict.replay !== undefined) return { verdict, answer: answerOf(verdict.replay) }
  if (request.isDisconnected?.()) {
    await found.claim?.release()
    return { verdict, answer: responseToDisconnected }
  }
  const entry: Entry = { verdict }
  if (body.inflated !== undefined) entry.inflated = body.inflated
  return Object.assign(entry, responseHooks(request, prepared, verdict, found, settings))
}

/** Runs the rules that need no body. A rejection by the option `facts` takes precedence. */
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
  const rejected = withStoreFull(prepared.checkHead(known, outlook))
  if (rejected === undefined || rejected.fault !== undefined || settings.facts === undefined) {
    return rejected
  }
  if (rejected.response.status === 401) return rejected
  const call = callOf(head, prepared.receive(undefined))
  return prepared.checkHead(await factsOfUser(call, known, settings), outlook)
}

/** Returns the callbacks for the handler's response, if it must be checked or stored. */
function responseHooks(
  { method }: GateRequest,
  prepared: Route,
  verdict: Verdict,
  { facts, claim }: FoundFacts,
  settings: GateSettings,
): Pick<Entry, 'onResponse' | 'abandon'> {
  // A response to HEAD has no body to check, and read calls hold no key.
  if (claim === undefined && (settings.responses === 'off' || isHead(method))) return {}
  // A response that is lost after it was stored stays stored.
  let isOver = false
  return {
    async onResponse(response, goesOn = false) {
      isOver = true
      const error = checkHandlerResponse(response, verdict, facts, settings)
      if (error !== undefined) notify(settings, settings.onFault, error)
      const instead = error && answerOf(prepared.error('INTERNAL_ERROR'))
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

/** Passes the request on immediately, and reports its verdict later. */
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
  const checking = checkLater(request, prepared, settings).catch((error: unknown) => {
    notify(settings, settings.onFault, error)
    return undefined
  })
  if (settings.responses === 'off' || isHead(request.method)) return {}
  return {
    async onResponse(response) {
      checking.then(
        (checked) =>
          checked && checkHandlerResponse(response, checked.verdict, checked.facts, settings),
      )
      return undefined
    },
  }
}

async function checkLater(request: GateRequest, prepared: Route, settings: GateSettings) {
  const body = await readBody(request, prepared, settings)
  if ('isUnread' in body) {
    throw new Error('In mode `observe`, the body must be parsed before the adapter runs.')
  }
  if ('isAborted' in body) return undefined
  const head = headOf(request, prepared)
  const known = await factsOfHead(head, settings)
  const received = receive({}, prepared, body)
  const { facts } = await factsOfCall(callOf(head, received), known, settings)
  const verdict = received.check(facts)
  report(request, verdict, settings)
  return { verdict, facts }
}

/** Rejects an API path with another method or spelling; undefined if the rule is off. */
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

/** Adds the body to a request, or the reason why the server rejects it. */
function receive(
  { rejectionOf }: Pick<GateRequest, 'rejectionOf'>,
  prepared: Route,
  body: GateBody,
): ReturnType<Route['receive']> {
  const received = prepared.receive(contentOf(body), { isTooLarge: 'isTooLarge' in body })
  const rejection = received.body === undefined ? undefined : rejectionOf?.(received.body)
  return rejection === undefined ? received : prepared.receive(undefined, { refusal: rejection })
}

/** The response to a disconnected client; it keeps the handler from running. */
const responseToDisconnected: Answer = { status: 400, headers: {}, body: '' }

async function readBody(
  request: GateRequest,
  { takesBody }: PreparedRequest,
  { maxBodyBytes }: GateSettings,
): Promise<GateBody & { inflated?: Uint8Array }> {
  if (!takesBody) return { value: undefined }
  return decodedBody(await request.readBody(maxBodyBytes), request.headers, maxBodyBytes)
}

/** Reports a verdict to the listeners. */
function report(
  { method, url }: GateRequest,
  verdict: Verdict | MethodNotAllowed,
  settings: GateSettings,
): void {
  // Clients that fill the store must not fill the log too.
  if (!verdict.ok && 'fault' in verdict && !isStoreFull(verdict.fault)) {
    notify(settings, settings.onFault, verdict.fault)
  }
  notify(settings, settings.onVerdict, { method, url, verdict })
}
