import { serviceNames } from '../../core/contract/service-names.js'
import type { Contract, OperationName } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import { idsIn, isSuccess, type ReceivedResponse } from '../report/exchange.js'
import type { FindingStep } from '../report/report.js'
import { type Send, Unreachable } from '../sending/send.js'
import { type Naming, wireRequest, withCredentials } from '../sending/wire.js'

/** Names, data and connection of a server on which the suite creates data. */
export interface CallSettings {
  contract: Contract
  send: Send
  naming: Naming
  credentials: string | undefined
  workspace: SandboxWorkspace
}

/** The parts of a call that vary. */
interface CallParts {
  operation: OperationName
  /** What the call is for, in the steps of findings. */
  purpose: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Why a call failed. */
interface Failure {
  reason: string
}

/** Sends a valid call; returns the response and the step, or why there is no success. */
export async function sendValidCall(
  { operation, purpose, params = {}, query = {}, body }: CallParts,
  { contract, send, naming, credentials, workspace }: CallSettings,
): Promise<{ response: ReceivedResponse; step: FindingStep } | Failure> {
  const { family, idempotency } = contract.operations[operation]
  const { requestIdHeader } = serviceNames(naming.serviceName ?? 'SVC', '')
  const headers = withCredentials(
    {
      Authorization: `Basic ${btoa('workspace:key')}`,
      ...(idempotency.required && { 'Idempotency-Key': crypto.randomUUID() }),
      ...(family === 'campaigns' && { [requestIdHeader]: crypto.randomUUID() }),
    },
    credentials,
  )
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
