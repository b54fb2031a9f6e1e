import { attempt } from '../../core/base/attempt.js'
import { isHead } from '../../core/http/target.js'
import type { Facts, ReceivedRequest, Sha256 } from '../../core/index.js'
import {
  type MethodNotAllowed,
  type PreparedRequest,
  setSha256,
  type Verdict,
} from '../../core/index.js'
import { isStoreFull } from '../stores/stores.js'
import { type Answer, answerOf } from './answer.js'
import { type DecodedBody, decodedBody, outlookOf, requestIdInBody } from './body.js'
import { earlyFacts, laterFacts } from './facts.js'
import {
  type AdapterOptions,
  type GateSettings,
  notify,
  readGateOptions,
  warnIfUnverified,
} from './gate-options.js'
import {
  contentOf,
  type GateBody,
  type GateCall,
  type GateRequest,
  isRoute,
  type RejectedCall,
  type Route,
  withHeaders,
} from './gate-request.js'
import { type ClaimedFacts, claimKey, repeated } from './keys.js'
import { prepareRequest } from './prepare-request.js'
import { checkHandlerResponse, type ResponseHooks, responseHooks } from './responses.js'

/** The result for a request of the API. */
export interface Entry extends ResponseHooks {
  /** Undefined in mode `observe`, which validates later. */
  verdict?: Verdict
  /** The response to send instead of running a handler. */
  answer?: Answer
  /** The text of the validated body, if the sent one is compressed or not exactly the same. */
  text?: string
}

/** Validates a request before handlers run. Returns undefined for other paths. Never rejects. */
export type Gate = (request: GateRequest) => Promise<Entry | undefined>

/** Creates a gate. Throws a TypeError on an unknown or invalid option. */
export function createGate(
  options: AdapterOptions = {},
  internal?: Parameters<typeof readGateOptions>[1],
): Gate {
  const settings = readGateOptions(options, internal)
  warnIfUnverified(settings)
  useSha256OfNode()
  return async (request) => {
    let prepared: PreparedRequest | undefined
    try {
      prepared = prepareRequest(request, settings.contract)
      if (prepared === undefined) return undefined
      if (!isRoute(prepared)) return await rejectPath(request, prepared, settings)
      const call = callOf(request, prepared, settings)
      if (settings.mode === 'observe') return observe(call)
      // Meanwhile a short body arrives.
      const { early, rejected } = await checkHead(call)
      if (rejected !== undefined) return await rejectEarly(call, early, rejected)
      // Each hop costs a busy server more than its work.
      const read = readBody(call)
      const body = read instanceof Promise ? await read : read
      if ('isAborted' in body) return { answer: responseToDisconnected }
      if ('isUnread' in body) {
        throw new Error('The body was read before the adapter could validate it.')
      }
      const received = receive(call, body)
      const later = laterFacts(call, received, early)
      const facts = later instanceof Promise ? await later : later
      const claiming = claimKey(call, received, facts)
      return decide(call, body, received, claiming instanceof Promise ? await claiming : claiming)
    } catch (error) {
      // Only input from the server can fail here, such as a body that was already read.
      notify(settings, settings.onFault, error)
      if (settings.mode === 'observe') return undefined
      const answering = prepared ?? settings.contract
      return { answer: answerOf(answering.error('INTERNAL_ERROR')) }
    }
  }
}

const callOf = (request: GateRequest, route: Route, settings: GateSettings): GateCall => ({
  request,
  route,
  outlook: outlookOf(request, route, settings),
  settings,
})

/** Checks the whole request. The handler may run unless the entry has an answer. */
function decide(
  call: GateCall,
  body: DecodedBody,
  received: ReceivedRequest,
  claimed: ClaimedFacts,
): Entry | Promise<Entry> {
  const { request, route, settings } = call
  const verdict = withStoreFull(received.check(claimed.facts), route)
  report(request, verdict, settings)
  if (!verdict.ok) return released(claimed, { verdict, answer: answerOf(verdict.response) })
  if (verdict.replay !== undefined) return { verdict, answer: repeated(verdict.replay) }
  if (request.isDisconnected?.()) {
    return released(claimed, { verdict, answer: responseToDisconnected })
  }
  const entry: Entry = { verdict }
  if (body.isInflated || !received.isExact) entry.text = JSON.stringify(received.body)
  const { params, query } = verdict.request
  Object.assign(verdict, {
    request: withHeaders({ params, query, body: received.body }, route.httpHeaders),
  })
  return Object.assign(entry, responseHooks(call, verdict, claimed))
}

/** Frees the key of a call whose handler will not run. */
function released({ claim }: ClaimedFacts, entry: Entry): Entry | Promise<Entry> {
  return claim === undefined ? entry : claim.release().then(() => entry)
}

/**
 * Runs the rules that need no body. Asks for facts only as long as they can change the response: a
 * 401 takes precedence over anything else.
 */
function checkHead(call: GateCall): CheckedHead | Promise<CheckedHead> {
  const { route, outlook, settings } = call
  const rejected = route.checkHead(noFacts, outlook)
  const asksEarly = settings.authenticate !== undefined || settings.rateLimits !== undefined
  return isFinal(rejected) || !(asksEarly || rejected)
    ? { early: noFacts, rejected }
    : checkHeadWithFacts(call)
}

async function checkHeadWithFacts(call: GateCall): Promise<CheckedHead> {
  const { route, outlook, settings } = call
  const early = await earlyFacts(call)
  const rejected = route.checkHead(early, outlook)
  if (rejected === undefined || isFinal(rejected) || settings.facts === undefined) {
    return { early, rejected }
  }
  const later = await laterFacts(call, route.receive(undefined), early)
  const byLater = route.checkHead(later, outlook)
  return byLater === undefined ? { early, rejected } : { early: later, rejected: byLater }
}

const noFacts: Facts = {}

/** The facts that need no body, and the verdict if they reject the call. */
interface CheckedHead {
  early: Facts
  rejected: RejectedCall | undefined
}

/** Returns whether no other fact can change a rejection. */
const isFinal = (rejected: RejectedCall | undefined): boolean =>
  rejected !== undefined && (rejected.fault !== undefined || rejected.response.status === 401)

/** Answers a call whose head is rejected, with the request id of its body. */
async function rejectEarly(
  { request, route, outlook, settings }: GateCall,
  facts: Facts,
  rejected: RejectedCall,
): Promise<Entry> {
  const requestId = await requestIdInBody(request, route)
  const withId = requestId && route.checkHead(facts, { ...outlook, requestId })
  const verdict = withStoreFull(withId || rejected, route)
  report(request, verdict, settings)
  return { verdict, answer: answerOf(verdict.response) }
}

/** Passes the request on immediately, and reports its verdict later. */
function observe(call: GateCall): Entry | undefined {
  const { request, settings } = call
  if (Math.random() >= settings.sample) return undefined
  const checking = checkLater(call).catch((error: unknown) => {
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

async function checkLater(call: GateCall) {
  const body = await readBody(call)
  if ('isUnread' in body) {
    throw new Error('In mode `observe`, the body must be parsed before the adapter runs.')
  }
  if ('isAborted' in body) return undefined
  const received = receive(call, body)
  const facts = await laterFacts(call, received, await earlyFacts(call))
  const verdict = received.check(facts)
  report(call.request, verdict, call.settings)
  return { verdict, facts }
}

/** Rejects an API path with another method or spelling; undefined if it is only reported. */
async function rejectPath(
  request: GateRequest,
  prepared: PreparedRequest,
  settings: GateSettings,
): Promise<Entry | undefined> {
  const isObserved = settings.mode === 'observe'
  // With the rule off, the server responds, as for any other path.
  if (prepared.checkHead() === undefined || Math.random() >= settings.sample) return undefined
  const requestId = isObserved ? undefined : await requestIdInBody(request, prepared)
  const verdict = prepared.checkHead({}, { requestId }) as MethodNotAllowed
  report(request, verdict, settings)
  return isObserved ? undefined : { answer: answerOf(verdict.response) }
}

/** Adds the body to a request, or the reason why the server rejects it. */
function receive({ request, route, settings }: GateCall, body: GateBody): ReceivedRequest {
  const received = route.receive(contentOf(body), { isTooLarge: 'isTooLarge' in body })
  if (received.body === undefined || settings.mode === 'observe') return received
  const refusal = request.rejectionOf?.(received.body)
  return refusal === undefined ? received : route.receive(undefined, { refusal })
}

const readBody = ({ request, route, settings }: GateCall): DecodedBody | Promise<DecodedBody> =>
  route.takesBody ? decodedBody(request, route, settings.maxBodyBytes) : { value: undefined }

/** The response to a disconnected client; it keeps the handler from running. */
const responseToDisconnected: Answer = { status: 400, headers: {}, body: '' }

/**
 * Turns the documented 500 into a 503 with `Retry-After` if the store is full. Returns any other
 * verdict unchanged.
 */
function withStoreFull<Checked extends Verdict>(verdict: Checked, route: Route): Checked {
  if (verdict.ok || !isStoreFull(verdict.fault)) return verdict
  const { retryAfterSeconds } = verdict.fault
  const message = 'The server cannot accept another request at the moment; retry later.'
  const { headers, body } = route.error('INTERNAL_ERROR', { message })
  const retryAfter = String(Math.max(1, Math.ceil(retryAfterSeconds) || 60))
  const response = { status: 503, headers: { ...headers, 'Retry-After': retryAfter }, body }
  return { ...verdict, response }
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

interface Node {
  process?: {
    getBuiltinModule?: (
      name: 'node:crypto',
    ) => { hash?: (algorithm: 'sha256', text: string) => ReturnType<Sha256> } | undefined
  }
}

/** Hashes with `node:crypto` where it exists. Does not import it, because adapters run anywhere. */
function useSha256OfNode(): void {
  // On edge workers of Next, every function of `process` throws.
  const crypto = attempt(() => (globalThis as Node).process?.getBuiltinModule?.('node:crypto'))
  const hash = crypto?.hash
  if (hash) setSha256((text) => hash('sha256', text))
}
