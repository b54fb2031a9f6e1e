import type {
  Facts,
  HeadersInput,
  MethodNotAllowed,
  PreparedRequest,
  Rejected,
  Verdict,
} from '../../core/index.js'
import { callOf, headOf, isRoute } from '../gate/call.js'
import { failingFacts } from '../gate/facts-of-call.js'
import { type Call, tell } from '../gate/gate-options.js'
import { type ClientOptions, type ClientSettings, readClientOptions } from './client-options.js'
import { ContractViolationError } from './contract-violation-error.js'
import { receivedIfWhole } from './received.js'

/** A request before it leaves, in no client's shape. */
export interface OutgoingRequest {
  method: string
  /** The whole URL. */
  url: string
  /** The path and query that are judged, where the base path is taken off already. */
  target?: string | undefined
  headers: HeadersInput
  /** Reads the body without using it up; called once at most. */
  readBody(): Promise<Uint8Array | undefined>
}

/** A request that has been judged and is sent. */
export interface SentRequest {
  method: string
  url: string
  verdict: Verdict | MethodNotAllowed
  facts: Facts
}

/** Stands between a program and the API that it calls. */
export interface ClientCheck {
  /** Rejects where a wrong request must not leave; undefined for one that is not of the API. */
  request(outgoing: OutgoingRequest): Promise<SentRequest | undefined>
  /** Rejects where a wrong response must not be handed on. */
  response(sent: SentRequest | undefined, response: Response): Promise<void>
}

/** Makes a check. Throws a TypeError on an unknown or wrong option. */
export function createClientCheck(options: ClientOptions): ClientCheck {
  const settings = readClientOptions(options)
  return {
    request: (outgoing) => judgeRequest(outgoing, settings),
    response: (sent, response) => judgeResponse(sent, response, settings),
  }
}

async function judgeRequest(
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
    tell(settings, settings.onVerdict, { method, url, verdict })
    if (!verdict.ok) refuse(verdict, outgoing, settings)
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
  const facts = await factsOf(callOf(headOf(outgoing, prepared), received), settings)
  return { verdict: received.check(facts), facts }
}

/** Throws, unless what is wrong is only reported. */
function refuse(
  verdict: Rejected | MethodNotAllowed,
  { method, url }: OutgoingRequest,
  settings: ClientSettings,
): void {
  if (settings.requests === 'enforce') {
    if ('fault' in verdict) throw verdict.fault
    throw new ContractViolationError({ method, url, operation: verdict.operation }, { verdict })
  }
  if ('fault' in verdict) tell(settings, settings.onFault, verdict.fault)
}

async function factsOf(call: Call, { facts }: ClientSettings): Promise<Facts> {
  try {
    return (await facts?.(call.operation, call)) ?? {}
  } catch (fault) {
    return failingFacts(fault)
  }
}

async function judgeResponse(
  sent: SentRequest | undefined,
  response: Response,
  settings: ClientSettings,
): Promise<void> {
  if (settings.responses === 'off' || sent?.verdict.operation === undefined) return
  const received = await receivedIfWhole(response)
  if (received === undefined) return
  const { method, url, facts, verdict: request } = sent
  const { operation } = sent.verdict
  const context = request.ok ? { request: request.request, facts } : {}
  const verdict = settings.contract.checkResponse(operation, received, context)
  tell(settings, settings.onResponse, { operation, response: received, verdict })
  if (verdict.ok || settings.responses !== 'enforce') return
  const violation = { responseVerdict: verdict, response: received }
  throw new ContractViolationError({ method, url, operation }, violation)
}
