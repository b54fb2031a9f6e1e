import type { JsonObject } from '../../core/base/json.js'
import type { Contract, OperationName } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import { idsIn, isSuccess, type ReceivedResponse } from '../report/exchange.js'
import type { FindingStep } from '../report/report.js'
import { type Send, Unreachable } from '../sending/send.js'
import { headersOfCall, type Naming, wireRequest } from '../sending/wire.js'

/** Names, data and connection of a server on which the suite creates data. */
export interface CallSettings {
  contract: Contract
  send: Send
  naming: Naming
  credentials: string | undefined
  workspace: SandboxWorkspace
}

/** A campaign or offering on the server. */
export interface TestResource {
  id: string
  facts: JsonObject
  /** Whether the suite may change it. */
  isDisposable: boolean
  /** The requests that created it, in order. */
  setup?: readonly FindingStep[]
  /** Epoch milliseconds from which on it has its status. */
  since?: number
}

/** The created resource, or why the creation failed. */
export type Created = TestResource | { reason: string }

interface CallParts {
  operation: OperationName
  /** What the call is for, in the steps of findings. */
  purpose: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

interface Failure {
  reason: string
}

export async function sendValidCall(
  { operation, purpose, params = {}, query = {}, body }: CallParts,
  { contract, send, naming, credentials, workspace }: CallSettings,
): Promise<{ response: ReceivedResponse; step: FindingStep } | Failure> {
  const headers = headersOfCall(operation, naming, { credentials })
  const input = { params, query, headers, body }
  if (!contract.check(operation, input, { now: new Date(), workspace }).ok) {
    return { reason: 'the API cannot create one' }
  }
  const request = wireRequest(operation, input, naming)
  if (request === undefined) return { reason: 'the id is missing' }
  const response = await send(request).catch(unreachable)
  if (response === undefined) return { reason: `${operation} got no response` }
  const { status } = response
  if (!isSuccess(response)) return { reason: `${operation} responded with ${status}` }
  return { response, step: { purpose, request, status, ids: idsIn(response) } }
}

/** Ignores an unreachable server, because the cases report it. */
function unreachable(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error
}
