import { type Answer, answerOf, bodyOfText } from '../../adapters/gate/answer.js'
import { createGate, type Entry } from '../../adapters/gate/gate.js'
import type { AdapterOptions, Call } from '../../adapters/gate/gate-options.js'
import {
  callOf,
  contentOf,
  type GateRequest,
  headOf,
  isRoute,
  type Route,
} from '../../adapters/gate/gate-request.js'
import { isObject } from '../../core/base/json.js'
import type {
  Contract,
  ContractOptions,
  MethodNotAllowed,
  OperationName,
  Verdict,
} from '../../core/index.js'
import { clientOf } from './client.js'
import type { SandboxClock } from './clock.js'
import type { SandboxData } from './data.js'
import { requestIdOf, successAnswer } from './envelope.js'
import { factsFor } from './facts.js'
import type { CallMemory } from './memory.js'
import type { Mutant } from './mutant.js'
import { handlers } from './operations/registry.js'
import type { SandboxStore } from './store.js'

/** The most bytes in the body of an API call. */
export const maxBodyBytes = 1024 * 1024

export interface SandboxParts {
  contract: Contract
  contractOptions: ContractOptions
  /** The deviations of a mutant; empty for a conforming server. */
  fault: Partial<Mutant>
  memory: CallMemory
  clock: SandboxClock
  held: { store: SandboxStore }
  pageParameter: string
  /** Forgets all calls, and replaces the data with the given or the initial data. */
  reset(data?: SandboxData): void
}

/** Waits before a response. */
export type Delay = () => Promise<void>

/** A response, with what is known about an API call. */
export interface Handled {
  answer: Answer
  /** Undefined outside the API, and for a path with another method or spelling. */
  operation?: OperationName
  /** Undefined outside the API, and after an internal error. */
  verdict?: Verdict | MethodNotAllowed
  /** Whether one of the sandbox's own endpoints has responded. */
  isOwn?: boolean
}

/**
 * Creates the handler of API calls. It returns undefined for any other path. `delay` runs while the
 * call holds its idempotency key.
 */
export function createApiHandler(
  context: SandboxParts,
): (request: GateRequest, delay: Delay) => Promise<Handled | undefined> {
  const { contract, contractOptions, fault, memory, clock, held } = context
  const idempotency = fault.idempotency ? fault.idempotency(memory.idempotency) : memory.idempotency
  const rateLimits = fault.rateLimits ? fault.rateLimits(memory.rateLimits) : memory.rateLimits
  const options: AdapterOptions = {
    contract: contractOptions,
    facts: (_, call) => {
      const facts = factsFor(call, held.store, clock.now())
      return fault.facts?.(facts, call) ?? facts
    },
    maxBodyBytes,
    client: clientOf,
    // The contract does not limit how long campaigns keep a key.
    keepSeconds: 1e9,
    ...(idempotency && { idempotency }),
    ...(rateLimits && { rateLimits }),
    // The response contains the error; a sandbox has no log.
    onFault: () => {},
  }
  // Seeded bugs ignore the rules about keys.
  const gate = createGate(options, { checksKeyRules: false })

  return async (request, delay) => {
    const { method, url, headers } = request
    const body = await request.readBody(maxBodyBytes)
    const hasBody = 'value' in body && body.value instanceof Uint8Array && body.value.length > 0
    const gateRequest = { method, url, headers, hasBody, readBody: () => body }
    // The gate also accepts the API under a prefix, where the sandbox has nothing.
    const prepared = contract.prepare(gateRequest)
    if (prepared === undefined) return undefined
    const entry = await gate(gateRequest)
    await delay()
    if (!isRoute(prepared)) {
      const answer = entry?.answer
      if (answer === undefined) return undefined
      const verdict = prepared.checkHead()
      const known = { ...(verdict && { verdict }) }
      const other = otherRoute(contract, url)
      if (other === undefined) return { answer, ...known }
      return {
        answer: mutated(answer, callWith(gateRequest, other, undefined), context),
        ...known,
      }
    }
    const call = callWith(gateRequest, prepared, contentOf(body))
    const known = { operation: call.operation, ...(entry?.verdict && { verdict: entry.verdict }) }
    try {
      return {
        answer: mutated(await answerTo(call, entry ?? {}, context), call, context),
        ...known,
      }
    } catch {
      return { answer: answerOf(prepared.error('INTERNAL_ERROR')), ...known }
    }
  }
}

async function answerTo(call: Call, entry: Entry, context: SandboxParts): Promise<Answer> {
  const { fault, held } = context
  const { verdict, answer } = entry
  const violations = verdict && !verdict.ok ? verdict.violations : []
  const isIgnored =
    violations.length > 0 && violations.every((violation) => fault.forgives?.(violation, call))
  if (answer !== undefined && !isIgnored) return answer
  const rejection = fault.refuses?.(call, held.store)
  if (rejection !== undefined) {
    await entry.abandon?.()
    const requestId = requestIdOf(call, context.contractOptions)
    const about = { ...rejection, operation: call.operation, requestId }
    return answerOf(context.contract.error('VALIDATION_FAILED', about))
  }
  const taken = nameTakenSince(call, context)
  if (taken !== undefined) {
    await entry.abandon?.()
    return answerOf(taken)
  }
  try {
    const response = execute(call, context)
    return (await entry.onResponse?.(response)) ?? response
  } catch (cause) {
    await entry.abandon?.()
    throw cause
  }
}

/**
 * Checks a call with a name again, in one step with its execution: since the verdict, another call may
 * have taken the name. Returns the response if it has.
 */
function nameTakenSince(call: Call, { contract, fault, clock, held }: SandboxParts) {
  const { operation, body } = call
  const isNaming = operation === 'createOffering' || operation === 'updateOffering'
  if (!isNaming || !isObject(body) || body.name === undefined) return undefined
  const facts = factsFor(call, held.store, clock.now())
  const verdict = contract.check(operation, call, fault.facts?.(facts, call) ?? facts)
  const isOther = ({ rule }: { rule: string }) => rule !== 'offering/name-taken'
  if (verdict.ok || verdict.violations.every(isOther)) return undefined
  return verdict.violations.every((each) => fault.forgives?.(each, call))
    ? undefined
    : verdict.response
}

function execute(call: Call, context: SandboxParts): Answer {
  const { operation } = call
  const original = handlers[operation]
  const handler = context.fault.handlers?.[operation]?.(original) ?? original
  const { clock, held, pageParameter, contractOptions } = context
  const { store } = held
  const outcome = handler({
    operation,
    request: call,
    store,
    now: clock.now(),
    pageParameter,
    newId,
  })
  return successAnswer(outcome, call, contractOptions)
}

const newId = (digits: number): string => crypto.randomUUID().replaceAll('-', '').slice(0, digits)

const callWith = (request: GateRequest, route: Route, body: unknown): Call =>
  callOf(headOf(request, route), route, route.receive(body))

/** Returns a route of the path with one of its own methods. */
const otherRoute = (contract: Contract, url: string): Route | undefined =>
  ['GET', 'POST', 'PATCH']
    .flatMap((method) => contract.prepare({ method, url }) ?? [])
    .find(isRoute)

function mutated(answer: Answer, call: Call, { fault, held }: SandboxParts): Answer {
  if (fault.answer === undefined) return answer
  const { operation } = call
  const response = { ...answer, body: bodyOfText(answer.body) }
  return answerOf(fault.answer(response, { operation, request: call, store: held.store }))
}
