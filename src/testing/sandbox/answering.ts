import { type Answer, answerOf } from '../../adapters/gate/answer.js'
import { callOf, headOf, isRoute, type Route } from '../../adapters/gate/call.js'
import { createGate, type Entry } from '../../adapters/gate/gate.js'
import type { Call } from '../../adapters/gate/gate-options.js'
import type { GateBody, GateRequest } from '../../adapters/gate/gate-request.js'
import { bodyOfText } from '../../adapters/gate/parsed-body.js'
import { serviceNames } from '../../core/contract/service-names.js'
import type { Contract, ContractOptions, OperationName, RequestInput } from '../../core/index.js'
import { ceilings } from './ceilings.js'
import { clientOf } from './client.js'
import type { SandboxClock } from './clock.js'
import { type Sender, successAnswer } from './envelope.js'
import { factsFor } from './facts.js'
import type { CallMemory } from './memory.js'
import type { Mutant } from './mutant.js'
import { handlers } from './operations/registry.js'
import { refusal } from './refusal.js'
import type { SandboxStore } from './store.js'

/** What calls are answered from. */
export interface Setting {
  contract: Contract
  contractOptions: ContractOptions
  /** What is done wrongly; nothing, but where it is to be found by somebody. */
  fault: Partial<Mutant>
  memory: CallMemory
  clock: SandboxClock
  /** Holds the store, which may be replaced by another one. */
  held: { store: SandboxStore }
}

/** Makes what answers the calls of the API; undefined for another path. */
export function createAnswering(
  setting: Setting,
): (request: GateRequest) => Promise<Answer | undefined> {
  const { contract, contractOptions, fault, memory, clock, held } = setting
  const idempotency = fault.idempotency ? fault.idempotency(memory.idempotency) : memory.idempotency
  const rateLimits = fault.rateLimits ? fault.rateLimits(memory.rateLimits) : memory.rateLimits
  const gate = createGate({
    contract: contractOptions,
    facts: (_, call) => {
      const facts = factsFor(call, held.store, clock.now())
      return fault.facts?.(facts, call) ?? facts
    },
    maxBodyBytes: ceilings.apiBody,
    client: clientOf,
    // The contract names no time after which campaigns forget a key.
    keepSeconds: 1e9,
    ...(idempotency && { idempotency }),
    ...(rateLimits && { rateLimits }),
    // The answer tells it; there is no log that somebody reads.
    onFault: () => {},
  })

  return async (request) => {
    const { method, url, headers } = request
    const body = await request.readBody(ceilings.apiBody)
    const hasBody = 'value' in body && body.value instanceof Uint8Array && body.value.length > 0
    const given = { method, url, headers, hasBody, readBody: () => body }
    const entry = await gate(given)
    const prepared = contract.prepare(given)
    if (prepared === undefined) return undefined
    if (!isRoute(prepared)) {
      const answer = entry?.answer
      const other = otherRoute(contract, url)
      if (answer === undefined || other === undefined) return answer
      return changed(answer, callWith(given, other, undefined), setting)
    }
    const call = callWith(given, prepared, contentOf(body))
    const answer = await answerTo(call, entry ?? {}, setting)
    return changed(answer, call, setting)
  }
}

async function answerTo(call: Call, entry: Entry, setting: Setting): Promise<Answer> {
  const { fault, held } = setting
  const { verdict, answer } = entry
  const violations = verdict && !verdict.ok ? verdict.violations : []
  const isForgiven =
    violations.length > 0 && violations.every((violation) => fault.forgives?.(violation, call))
  if (answer !== undefined && !isForgiven) return answer
  const refused = fault.refuses?.(call, held.store)
  if (refused !== undefined) {
    await entry.abandon?.()
    return refusal(refused, senderOf(call, setting))
  }
  try {
    const carriedOut = carryOut(call, setting)
    return (await entry.leave?.(carriedOut)) ?? carriedOut
  } catch (cause) {
    await entry.abandon?.()
    throw cause
  }
}

function carryOut(call: Call, setting: Setting): Answer {
  const { operation } = call
  const right = handlers[operation]
  const handler = setting.fault.handlers?.[operation]?.(right) ?? right
  const { store } = setting.held
  const outcome = handler({ operation, request: call, store, now: setting.clock.now(), newId })
  return successAnswer(outcome, senderOf(call, setting))
}

const newId = (digits: number): string => crypto.randomUUID().replaceAll('-', '').slice(0, digits)

const senderOf = (
  request: RequestInput & { operation: OperationName },
  setting: Setting,
): Sender => ({
  family: setting.contract.operations[request.operation].family,
  request,
  requestIdKey: serviceNames(setting.contractOptions.serviceName ?? 'SVC', '').requestIdKey,
  newResponseId: setting.contractOptions.responseId ?? (() => crypto.randomUUID()),
})

const callWith = (request: GateRequest, route: Route, body: unknown): Call =>
  callOf(headOf(request, route), route.receive(body))

const contentOf = (body: GateBody): unknown => ('value' in body ? body.value : undefined)

/** A route of the path with a method that it has. */
const otherRoute = (contract: Contract, url: string): Route | undefined =>
  ['GET', 'POST', 'PATCH']
    .flatMap((method) => contract.prepare({ method, url }) ?? [])
    .find(isRoute)

/** The answer with what the fault makes of it. */
function changed(answer: Answer, call: Call, { fault, held }: Setting): Answer {
  if (fault.answer === undefined) return answer
  const { operation } = call
  const response = { ...answer, body: bodyOfText(answer.body) }
  return answerOf(fault.answer(response, { operation, request: call, store: held.store }))
}
