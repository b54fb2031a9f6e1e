import { type Contract, type ContractOptions, createContract } from '../index.js'
import type { JsonObject } from '../json.js'
import { type Answer, answerOf } from '../server/answer.js'
import { failingFacts } from '../server/facts-of-call.js'
import { readFetchBody, responseOf } from '../server/fetch-exchange.js'
import type { GateRequest } from '../server/gate-request.js'
import { demandOptions, isCount, isObject, type OptionCheck } from '../server/option-checks.js'
import { answerAdmin } from './admin.js'
import { createAnswering } from './answering.js'
import { type SandboxClock, sandboxClock } from './clock.js'
import { readSandboxData, type SandboxData, sampleData } from './data.js'
import { jsonAnswer } from './envelope.js'
import type { SeededFault } from './fault.js'
import { callMemory } from './memory.js'
import { dataOf, put, storeOf } from './store.js'

/** What a sandbox can be told; every option is optional. */
export interface SandboxOptions {
  /** The options of the contract, such as `serviceName`. */
  contract?: ContractOptions
  /** What it starts with. Default `sampleData`. */
  data?: SandboxData
  /** The time at which its clock starts to run. Default that of the system. */
  now?: Date
  /** Milliseconds to wait before each answer. Default 0. */
  latency?: number
  /** Where it is told what to know, outside the paths of the API. Default `/sandbox`. */
  adminPath?: string
  /** A departure from the contract, to prove what finds it. Default none. */
  fault?: SeededFault
}

const checks: { readonly [Name in keyof Required<SandboxOptions>]: OptionCheck } = {
  contract: isObject,
  data: isObject,
  now: [(value) => value instanceof Date && !Number.isNaN(value.getTime()), 'a valid Date'],
  latency: [(value) => value === 0 || isCount[0](value), 'a whole number of milliseconds'],
  adminPath: [
    (value) => typeof value === 'string' && /^(?:\/[\w.~-]+)+$/.test(value),
    'a path such as `/sandbox`',
  ],
  fault: isObject,
}

/** A server of the API in memory. */
export interface Sandbox {
  /** Answers a request: a handler of the Fetch API. Never rejects. */
  fetch(this: void, request: Request): Promise<Response>
  readonly clock: SandboxClock
  /** What it judges by. */
  readonly contract: Contract
  /** A copy of all that it knows. */
  data(): SandboxData
  /** Forgets all calls and everything stored, and knows what is given, or what it began with. */
  reset(data?: SandboxData): void
}

/** Makes a sandbox. Throws a TypeError on an unknown or wrong option. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { answer, ...sandbox } = openSandbox(options)
  const { latency = 0 } = options
  return {
    ...sandbox,
    async fetch(request) {
      if (latency > 0) await new Promise<void>((resolve) => setTimeout(resolve, latency))
      const { method, url, headers } = request
      const readBody = (limit: number) => readFetchBody(request, limit)
      return responseOf(await answer({ method, url, headers, readBody }))
    },
  }
}

/** A sandbox for whoever has requests in another form than that of the Fetch API. */
export interface OpenSandbox extends Omit<Sandbox, 'fetch'> {
  /** Answers a request, at once. Never rejects. */
  answer(request: GateRequest): Promise<Answer>
}

/** Makes the sandbox itself; to wait as long as `latency` says is left to who sends its answers. */
export function openSandbox(options: SandboxOptions = {}): OpenSandbox {
  demandOptions(options, checks)
  const { adminPath = '/sandbox' } = options
  const fault: Partial<SeededFault> = options.fault ?? {}
  const initial = readSandboxData(options.data ?? sampleData)
  const clock = sandboxClock(options.contract?.clock ?? (() => new Date()))
  if (options.now !== undefined) clock.set(options.now)
  const contractOptions = { ...options.contract, ...fault.contract, clock: clock.now }
  const contract = createContract(contractOptions)
  demandOutside(contract, adminPath)

  const memory = callMemory()
  const held = { store: storeOf(initial) }
  const replaceData = (data: SandboxData) => {
    held.store = storeOf(data)
    memory.clear()
  }
  const sandbox = {
    clock,
    contract,
    data: () => structuredClone(dataOf(held.store)),
    reset: (data: SandboxData = initial) => replaceData(readSandboxData(data)),
  }
  const answering = createAnswering({ contract, contractOptions, fault, memory, clock, held })

  const administered = {
    ...{ ...sandbox, ...memory, replaceData },
    replaceStored(kind: 'campaigns' | 'offerings', id: string, fields: JsonObject) {
      put(held.store[kind], id, fields)
    },
  }
  const answerTo = async (request: GateRequest): Promise<Answer> =>
    (await answerAdmin(request, adminPath, administered)) ??
    (await answering(request)) ??
    unknownPath(adminPath)

  return {
    ...sandbox,
    answer: (request) => answerTo(request).catch((cause) => faultAnswer(contract, request, cause)),
  }
}

/** The documented 500. */
function faultAnswer(
  contract: Contract,
  { method, url, headers }: GateRequest,
  cause: unknown,
): Answer {
  const verdict = contract.checkHttp({ method, url, headers }, failingFacts(cause))
  const isAnswer = verdict !== undefined && !verdict.ok
  return isAnswer
    ? answerOf(verdict.response)
    : jsonAnswer(500, { error: { message: String(cause) } })
}

const unknownPath = (adminPath: string): Answer =>
  jsonAnswer(404, {
    error: { message: `No path of the API; GET ${adminPath} tells what this sandbox knows.` },
  })

function demandOutside(contract: Contract, adminPath: string): void {
  const isOfApi = ['GET', 'POST', 'PATCH'].some((method) => contract.match(method, adminPath))
  if (isOfApi) throw new TypeError('Option `adminPath` must not be a path of the API.')
}
