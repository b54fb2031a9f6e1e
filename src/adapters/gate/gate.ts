import { isHead } from '../../core/http/is-head.js'
import type {
  BodyOutlook,
  Facts,
  MethodNotAllowed,
  PreparedRequest,
  Verdict,
} from '../../core/index.js'
import { isStoreFull, type KeptResponse } from '../stores/stores.js'
import { type Answer, answerOf } from './answer.js'
import { outlookOf } from './body-length.js'
import { checkHandlerResponse } from './check-handler-response.js'
import { type ClaimedFacts, claimKey } from './claim-key.js'
import { decodedBody, requestIdInBody } from './decoded-body.js'
import { earlyFacts, laterFacts } from './facts.js'
import {
  type AdapterOptions,
  type CallHead,
  type GateSettings,
  notify,
  readGateOptions,
} from './gate-options.js'
import {
  callOf,
  contentOf,
  type GateBody,
  type GateRequest,
  headOf,
  isRoute,
  type RejectedCall,
  type Route,
} from './gate-request.js'
import { useSha256OfNode } from './sha256-of-node.js'
import { replayedHeader } from './stored-record.js'

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
  if (!isRoute(prepared)) return rejectPath(request, prepared, settings)
  const call = headOf(request, prepared)
  const outlook = outlookOf(request, prepared.ruleHeaders, settings)
  const { early, rejected } = await checkHead(prepared, call, outlook, settings)
  if (rejected !== undefined) {
    const requestId = await requestIdInBody(request, prepared)
    const withId = requestId && prepared.checkHead(early, { ...outlook, requestId })
    const verdict = withStoreFull(withId || rejected, prepared)
    report(request, verdict, settings)
    return { verdict, answer: answerOf(verdict.response) }
  }
  const body = await readBody(request, prepared, settings)
  if ('isAborted' in body) return { answer: responseToDisconnected }
  if ('isUnread' in body) throw new Error('The body was read before the adapter could validate it.')
  const received = receive(request, prepared, body)
  const whole = callOf(call, received)
  const known = await laterFacts(prepared, whole, early, settings)
  const isRejected = () => prepared.checkHead(known, outlook) !== undefined
  const claimed = await claimKey(prepared, whole, known, isRejected, settings)
  const verdict = withStoreFull(received.check(claimed.facts), prepared)
  report(request, verdict, settings)
  if (!verdict.ok) {
    await claimed.claim?.release()
    return { verdict, answer: answerOf(verdict.response) }
  }
  if (verdict.replay !== undefined) return { verdict, answer: repeated(verdict.replay) }
  if (request.isDisconnected?.()) {
    await claimed.claim?.release()
    return { verdict, answer: responseToDisconnected }
  }
  const entry: Entry = { verdict }
  if (body.inflated !== undefined) entry.inflated = body.inflated
  return Object.assign(entry, responseHooks(request, prepared, verdict, claimed, settings))
}

/**
 * Runs the rules that need no body. Asks for facts only as long as they can change the response: a
 * 401 takes precedence over anything else.
 */
async function checkHead(
  route: Route,
  call: CallHead,
  outlook: BodyOutlook,
  settings: GateSettings,
): Promise<{ early: Facts; rejected: RejectedCall | undefined }> {
  const isFinal = (rejected: RejectedCall) =>
    rejected.fault !== undefined || rejected.response.status === 401
  const malformed = route.checkHead({}, outlook)
  if (malformed !== undefined && isFinal(malformed)) return { early: {}, rejected: malformed }
  const early = await earlyFacts(route, call, settings)
  const rejected = route.checkHead(early, outlook)
  if (rejected === undefined || isFinal(rejected) || settings.facts === undefined) {
    return { early, rejected }
  }
  const whole = callOf(call, route.receive(undefined))
  const all = await laterFacts(route, whole, early, settings)
  const byFacts = route.checkHead(all, outlook)
  return byFacts === undefined ? { early, rejected } : { early: all, rejected: byFacts }
}

/** Returns the callbacks for the handler's response, if it must be checked or stored. */
function responseHooks(
  { method }: GateRequest,
  prepared: Route,
  verdict: Verdict,
  { facts, claim }: ClaimedFacts,
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
    await rejectPath(request, prepared, settings)
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
  const call = headOf(request, prepared)
  const early = await earlyFacts(prepared, call, settings)
  const received = receive({}, prepared, body)
  const facts = await laterFacts(prepared, callOf(call, received), early, settings)
  const verdict = received.check(facts)
  report(request, verdict, settings)
  return { verdict, facts }
}

/** Rejects an API path with another method or spelling; undefined if the rule is off. */
async function rejectPath(
  request: GateRequest,
  prepared: PreparedRequest,
  settings: GateSettings,
): Promise<Entry | undefined> {
  if (prepared.checkHead() === undefined) return undefined
  const isRead = settings.mode === 'enforce'
  const requestId = isRead ? await requestIdInBody(request, prepared) : undefined
  const verdict = prepared.checkHead({}, { requestId }) as MethodNotAllowed
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

/** Returns a stored response, marked as one that is sent again. */
const repeated = ({ headers, ...response }: KeptResponse): Answer =>
  answerOf({ ...response, headers: { ...headers, [replayedHeader]: 'true' } })

/**
 * Turns the documented 500 into a 503 with `Retry-After` if the store is full. Returns any other
 * verdict unchanged.
 */
function withStoreFull<Checked extends Verdict>(
  verdict: Checked,
  prepared: PreparedRequest,
): Checked {
  if (verdict.ok || !isStoreFull(verdict.fault)) return verdict
  const { retryAfterSeconds } = verdict.fault
  const message = 'The server cannot accept another request at the moment; retry later.'
  const { headers, body } = prepared.error('INTERNAL_ERROR', { message })
  const retryAfter = String(Math.max(1, Math.ceil(retryAfterSeconds) || 60))
  const response = { status: 503, headers: { ...headers, 'Retry-After': retryAfter }, body }
  return { ...verdict, response }
}

/** The response to a disconnected client; it keeps the handler from running. */
const responseToDisconnected: Answer = { status: 400, headers: {}, body: '' }

const readBody = async (
  request: GateRequest,
  prepared: PreparedRequest,
  { maxBodyBytes }: GateSettings,
): ReturnType<typeof decodedBody> =>
  prepared.takesBody ? decodedBody(request, prepared, maxBodyBytes) : { value: undefined }

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
