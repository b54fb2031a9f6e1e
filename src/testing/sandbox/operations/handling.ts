import { isObject, type JsonObject } from '../../../core/base/json.js'
import type { OperationName, RequestInput } from '../../../core/index.js'
import type { SandboxStore } from '../store.js'

/** An accepted call, and what it is carried out on. */
export interface Handling {
  operation: OperationName
  request: RequestInput
  store: SandboxStore
  now: Date
  /** Makes an id of so many hexadecimal digits that no other has. */
  newId(digits: number): string
}

/** What an operation answers with, before it is put into its envelope. */
export interface Outcome {
  status: number
  data: unknown
}

/** Carries out an accepted call. */
export type Handler = (handling: Handling) => Outcome

/** The body of a call, without the id of the request, which is nothing that one stores. */
export function bodyOf({ request }: Handling): JsonObject {
  if (!isObject(request.body)) return {}
  const { request_id: _, ...body } = request.body
  return body
}

export const ok = (data: unknown): Outcome => ({ status: 200, data })
