import { assertFacts } from '../../core/contract/read-facts.js'
import { isHead } from '../../core/http/target.js'
import type {
  Facts,
  HeadersInput,
  MethodNotAllowed,
  PreparedRequest,
  Rejected,
  Verdict,
} from '../../core/index.js'
import { failingFacts } from '../gate/facts.js'
import { type Call, notify } from '../gate/gate-options.js'
import { callOf, isRoute } from '../gate/gate-request.js'
import { type ClientOptions, type ClientSettings, readClientOptions } from './client-options.js'
import { ContractViolationError } from './contract-violation-error.js'
import { receivedIfWhole } from './received.js'

/** A request to send, independent of the client library. */
export interface OutgoingRequest {
  method: string
  /** The absolute URL. */
  url: string
  /** The path and query to validate, if the base path is already removed. */
  target?: string | undefined
  headers: HeadersInput
  /** Reads the body without consuming it. Called at most once. */
  readBody(): Promise<Uint8Array | undefined>
}

/** A validated request that is sent. */
export interface SentRequest {
  method: string
  url: string
  verdict: Verdict | MethodNotAllowed
  facts: Facts
}

/** Checks the calls of a client. */
interface ClientCheck {
  /** Rejects if the request must not be sent. Returns undefined for other paths. */
  request(outgoing: OutgoingRequest): Promise<SentRequest | undefined>
  /** Rejects if the response must not be passed on. */
  response(sent: SentRequest | undefined, response: Response): Promise<void>
}

/** Creates a check. Throws a TypeError on an unknown or invalid option. */
export function createClientCheck(options: ClientOptions): ClientCheck {
  const settings = readClientOptions(options)
  return {
    request: (outgoing) => checkRequest(outgoing, settings),
    response: (sent, response) => checkResponse(sent, response, settings),
  }
}

async function checkRequest(
  outgoing: OutgoingRequest,
  settings: ClientSettings,
): Promise<SentRequest | undefined> {
  const { contract, requests, responses } = settings
  if (requests === 'off' && responses === 'off') return undefined
  const { method, url, headers } = outgoing
  const prepared = contract.prepare({ method, url: outgoing.target ?? url, headers })
  if (prepared === undefined) return undefined
  const { verdict, facts } = await verdictOn(outgoing, prepared, settings)
  if (verdict === undefined) return undefined
  if (requests !== 'off') {
    notify(settings, settings.onVerdict, { method, url, verdict })
    if (!verdict.ok) rejectRequest(verdict, outgoing, settings)
  }
  return { method, url, verdict, facts }
}

async function verdictOn(
  outgoing: OutgoingRequest,
  prepared: PreparedRequest,
  settings: ClientSettings,
): Promise<{ verdict: Verdict | MethodNotAllowed | undefined; facts: Facts }> {
  if (!isRoute(prepared)) return { verdict: prepared.checkHead(), facts: {} }
  const received = prepared.receive(prepared.takesBody ? await outgoing.readBody() : undefined)
  const facts = await factsOf(callOf(outgoing, prepared, received), settings)
  return { verdict: received.check(facts), facts }
}

/** Throws if requests are enforced, otherwise reports. */
function rejectRequest(
  verdict: Rejected | MethodNotAllowed,
  { method, url }: OutgoingRequest,
  settings: ClientSettings,
): void {
  if (settings.requests === 'enforce') {
    if ('fault' in verdict) throw verdict.fault
    throw new ContractViolationError({ method, url, operation: verdict.operation }, { verdict })
  }
  if ('fault' in verdict) notify(settings, settings.onFault, verdict.fault)
}

async function factsOf(call: Call, { facts }: ClientSettings): Promise<Facts> {
  try {
    const known = (await facts?.(call.operation, call)) ?? {}
    assertFacts(known)
    return known
  } catch (error) {
    return failingFacts(error)
  }
}

async function checkResponse(
  sent: SentRequest | undefined,
  response: Response,
  settings: ClientSettings,
): Promise<void> {
  if (settings.responses === 'off' || sent?.verdict.operation === undefined) return
  if (isHead(sent.method)) return
  const received = await receivedIfWhole(response)
  if (received === undefined) return
  const { method, url, facts, verdict: request } = sent
  const { operation } = sent.verdict
  const context = request.ok ? { request: request.request, facts } : {}
  const verdict = settings.contract.checkResponse(operation, received, context)
  notify(settings, settings.onResponse, { operation, response: received, verdict })
  if (verdict.ok || settings.responses !== 'enforce') return
  const violation = { responseVerdict: verdict, response: received }
  throw new ContractViolationError({ method, url, operation }, violation)
}
