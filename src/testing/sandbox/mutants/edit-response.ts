import { isObject, type JsonObject } from '../../../core/base/json.js'
import type { StoredResponse } from '../../../core/index.js'
import type { Mutant } from '../mutant.js'

type ResponseHook = NonNullable<Mutant['answer']>
type Exchange = Parameters<ResponseHook>[1]
type Response = Required<StoredResponse>

const isSuccess = ({ status }: Response): boolean => status >= 200 && status < 300

/** Changes the body of every success; undefined keeps it. */
export const onSuccess =
  (change: (body: JsonObject, exchange: Exchange) => unknown): ResponseHook =>
  (response, exchange) =>
    isSuccess(response) && isObject(response.body)
      ? { ...response, body: change(response.body, exchange) ?? response.body }
      : response

/** Changes `error` of every error response; undefined keeps it. */
export const onError =
  (
    change: (error: JsonObject, response: Response, exchange: Exchange) => JsonObject | undefined,
  ): ResponseHook =>
  (response, exchange) => {
    if (!isObject(response.body) || !isObject(response.body.error)) return response
    const error = change(response.body.error, response, exchange)
    return error === undefined ? response : { ...response, body: { ...response.body, error } }
  }

/** Changes the responses that match a predicate. */
export const onResponse =
  (
    matches: (response: Response, exchange: Exchange) => boolean,
    change: (response: Response) => StoredResponse,
  ): ResponseHook =>
  (response, exchange) =>
    matches(response, exchange) ? change(response) : response

export function without(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...others } = object
  return others
}

/** Returns the code of an error response; otherwise undefined. */
export const codeOf = ({ body }: Response): unknown =>
  isObject(body) && isObject(body.error) ? body.error.code : undefined
