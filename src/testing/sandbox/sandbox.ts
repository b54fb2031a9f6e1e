import { type Answer, answerOf } from '../../adapters/gate/answer.js'
import { readFetchBody, responseOf } from '../../adapters/gate/fetch-exchange.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import { assertOptions, type KindsOf, kind, object, string, whole } from '../../core/base/kinds.js'
import { type Contract, type ContractOptions, createContract } from '../../core/index.js'
import { answerAdmin } from './admin.js'
import { answerAnnouncement } from './announcement.js'
import { createApiHandler, type Delay, type Handled } from './api-handler.js'
import { type SandboxClock, sandboxClock } from './clock.js'
import { readSandboxData, type SandboxData, sampleData } from './data.js'
import { callMemory } from './memory.js'
import type { Mutant } from './mutant.js'
import { ownError } from './own-answer.js'
import { dataOf, storeOf } from './store.js'
import { withWorkspaceData } from './workspace-data.js'

/** Options of a sandbox. */
export interface SandboxOptions {
  /** The options of the contract, such as `serviceName`. Its `workspace` is part of the data. */
  contract?: ContractOptions<string>
  /** The initial data, which override a workspace. Default without one: `sampleData`. */
  data?: SandboxData
  /** The initial time of its clock. Default: the system time. */
  now?: Date
  /** Milliseconds to wait before each response of the API. Default: 0. */
  latency?: number
  /** The path of its own endpoints, outside the API. Default: `/sandbox`. */
  adminPath?: string
  /** The name of the parameter with the number of a page, from 1. Default: `page`. */
  pageParameter?: string
  /** A seeded bug, to test that your tests detect it. Default: none. */
  fault?: Mutant
}

const kinds: KindsOf<SandboxOptions> = {
  contract: object,
  data: object,
  now: kind((value) => value instanceof Date && !Number.isNaN(value.getTime()), 'a valid Date'),
  latency: whole(0, Number.MAX_SAFE_INTEGER),
  adminPath: kind(
    (value) => typeof value === 'string' && /^(?:\/[\w.~-]+)+$/.test(value),
    'a path such as `/sandbox`',
  ),
  pageParameter: string,
  fault: object,
}

/** An in-memory server of the API. */
export interface Sandbox {
  /** Handles a request of the Fetch API. Never rejects. */
  fetch(this: void, request: Request): Promise<Response>
  readonly clock: SandboxClock
  /** The contract that it validates requests with. */
  readonly contract: Contract
  /** Returns a copy of its data. */
  data(): SandboxData
  /** Forgets all calls, and replaces its data with the given or the initial data. */
  reset(data?: SandboxData): void
}

/** Creates a sandbox. Throws a TypeError on an unknown or invalid option. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { handle, settings: _, ...sandbox } = openSandbox(options)
  const { latency = 0 } = options
  const delay = (): Promise<void> =>
    latency > 0 ? new Promise((resolve) => setTimeout(resolve, latency)) : Promise.resolve()
  return {
    ...sandbox,
    async fetch(request) {
      const { method, url, headers } = request
      const readBody = (limit: number) => readFetchBody(request, limit)
      const { answer } = await handle({ method, url, headers, readBody }, delay)
      return responseOf(answer)
    },
  }
}

/** The data of a sandbox that requests do not change. */
export type SandboxSettings = Pick<SandboxData, 'credentials' | 'workspace'>

/** A sandbox for requests in another form than that of the Fetch API. */
export interface OpenSandbox extends Omit<Sandbox, 'fetch'> {
  /** Handles a request, with a delay that replaces the latency. Never rejects. */
  handle(request: GateRequest, delay?: Delay): Promise<Handled>
  /** Returns its data except campaigns and offerings, which can be large. */
  settings(): SandboxSettings
}

/** Creates a sandbox that does not apply `latency` itself. */
export function openSandbox(options: SandboxOptions = {}): OpenSandbox {
  assertOptions(options, kinds)
  const { adminPath = '/sandbox', pageParameter = 'page' } = options
  const fault: Partial<Mutant> = options.fault ?? {}
  // The data that requests change must win over the workspace, so the contract does not have it.
  const { workspace, ...given } = options.contract ?? {}
  const initial =
    workspace === undefined
      ? readSandboxData(options.data ?? sampleData)
      : withWorkspaceData(workspace, readSandboxData(options.data ?? {}))
  const clock = sandboxClock(given.clock ?? (() => new Date()))
  if (options.now !== undefined) clock.set(options.now)
  const contractOptions = { docUrl, ...given, ...fault.contract, clock: clock.now }
  const contract = createContract(contractOptions)
  assertOutside(contract, adminPath)

  const memory = callMemory()
  const held = { store: storeOf(initial) }
  const reset = (data: SandboxData = initial) => {
    held.store = storeOf(readSandboxData(data))
    memory.clear()
  }
  const parts = { contract, contractOptions, fault, memory, clock, held, pageParameter, reset }
  const handleApi = createApiHandler(parts)

  const answerOwn = async (request: GateRequest): Promise<Answer | undefined> =>
    (await answerAdmin(request, adminPath, parts)) ??
    answerAnnouncement(request, adminPath, held.store.credentials)
  const handle = async (request: GateRequest, delay: Delay): Promise<Handled> => {
    const answer = await answerOwn(request)
    if (answer !== undefined) return { answer, isOwn: true }
    const unknown = `Unknown path. GET ${adminPath} returns the data of this sandbox.`
    return (await handleApi(request, delay)) ?? { answer: ownError(404, unknown) }
  }

  return {
    clock,
    contract,
    reset,
    data: () => structuredClone(dataOf(held.store)),
    settings() {
      const { credentials, workspace } = held.store
      return structuredClone({ ...(credentials && { credentials }), workspace })
    },
    handle: (request, delay = () => Promise.resolve()) =>
      handle(request, delay).catch((cause) => {
        const error = contract.prepare(request)?.error('INTERNAL_ERROR')
        return { answer: error ? answerOf(error) : ownError(500, String(cause)) }
      }),
  }
}

/** The link in errors of offerings: the sandbox has no pages about them. */
const docUrl = (code: string): string => `about:blank#${code}`

function assertOutside(contract: Contract, adminPath: string): void {
  const isOfApi = ['GET', 'POST', 'PATCH'].some((method) => contract.match(method, adminPath))
  if (isOfApi) throw new TypeError('Option `adminPath` must not be a path of the API.')
}
