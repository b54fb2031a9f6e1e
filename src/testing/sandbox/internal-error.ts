import { type Answer, answerOf } from '../../adapters/gate/answer.js'
import type { GateRequest } from '../../adapters/gate/gate-request.js'
import type { Contract } from '../../core/index.js'
import { StorageFullError } from './ceilings.js'

/** Returns the documented 500 response; undefined for a path outside the API. */
export function internalError(
  contract: Contract,
  request: Pick<GateRequest, 'method' | 'url' | 'headers'>,
  message?: string,
): Answer | undefined {
  const prepared = contract.prepare(request)
  return prepared && answerOf(prepared.error('INTERNAL_ERROR', { message }))
}

/** Only a full sandbox says why it failed. */
export const publicMessage = (cause: unknown): string | undefined =>
  cause instanceof StorageFullError ? cause.message : undefined
