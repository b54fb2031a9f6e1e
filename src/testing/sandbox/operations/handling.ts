import { isObject, type JsonObject } from '../../../core/base/json.js'
import type { OperationName, RequestInput } from '../../../core/index.js'
import type { SandboxStore } from '../store.js'

/** An accepted call, with the store and the time. */
export interface Handling {
  operation: OperationName
  request: RequestInput
  store: SandboxStore
  now: Date
  /** The name of the parameter with the number of a page. */
  pageParameter: string
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

/** The most items on a page. (Limits) */
const maxPage = 15

/** Returns the requested page, from 1, of the items. How pages are requested is not documented. */
export function pageOf<Item>(handling: Handling, items: readonly Item[], limit = maxPage): Item[] {
  const { request, pageParameter } = handling
  const requested = Number(bodyOf(handling)[pageParameter] ?? request.query?.[pageParameter])
  const page = Number.isInteger(requested) && requested > 0 ? requested : 1
  const size = Math.min(limit, maxPage)
  return items.slice((page - 1) * size, page * size)
}

export const ok = (data: unknown): Outcome => ({ status: 200, data })
