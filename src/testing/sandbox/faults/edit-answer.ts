import { isObject, type JsonObject } from '../../../core/base/json.js'
import type { StoredResponse } from '../../../core/index.js'
import type { Mutant } from '../mutant.js'

type AnswerHook = NonNullable<Mutant['answer']>
type Exchange = Parameters<AnswerHook>[1]
type Response = Required<StoredResponse>

const isSuccess = ({ status }: Response): boolean => status >= 200 && status < 300

/** Changes the body of every success; undefined leaves an answer as it is. */
export const onSuccess =
  (change: (body: JsonObject, exchange: Exchange) => unknown): AnswerHook =>
  (response, exchange) =>
    isSuccess(response) && isObject(response.body)
      ? { ...response, body: change(response.body, exchange) ?? response.body }
      : response

/** Changes what stands in `error` of every error answer; undefined leaves one as it is. */
export const onError =
  (
    change: (error: JsonObject, response: Response, exchange: Exchange) => JsonObject | undefined,
  ): AnswerHook =>
  (response, exchange) => {
    if (!isObject(response.body) || !isObject(response.body.error)) return response
    const error = change(response.body.error, response, exchange)
    return error === undefined ? response : { ...response, body: { ...response.body, error } }
  }

/** Changes whole answers, those of which something is true. */
export const onAnswer =
  (
    isMeant: (response: Response, exchange: Exchange) => boolean,
    change: (response: Response) => StoredResponse,
  ): AnswerHook =>
  (response, exchange) =>
    isMeant(response, exchange) ? change(response) : response

/** The object without a key. */
export function without(object: JsonObject, key: string): JsonObject {
  const { [key]: _, ...others } = object
  return others
}

/** The code of an error answer; undefined for any other. */
export const codeOf = ({ body }: Response): unknown =>
  isObject(body) && isObject(body.error) ? body.error.code : undefined
