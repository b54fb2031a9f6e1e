import { isObject, type JsonObject } from '../../../core/base/json.js'
import type { OperationName, RequestInput } from '../../../core/index.js'
import type { SandboxStore } from '../store.js'

/** An accepted call, with the store and the time. */
export interface Handling {
  operation: OperationName
  request: RequestInput
  store: SandboxStore
  now: Date
  /** Creates a unique id of hexadecimal digits. */
  newId(digits: number): string
}

/** The response of an operation, without its envelope. */
export interface Outcome {
  status: number
  data: unknown
}

/** Executes an accepted call. */
export type Handler = (handling: Handling) => Outcome

/** Returns the body of a call without the request id, which is not stored. */
export function bodyOf({ request }: Handling): JsonObject {
  if (!isObject(request.body)) return {}
  const { request_id: _, ...body } = request.body
  return body
}

export const ok = (data: unknown): Outcome => ({ status: 200, data })
