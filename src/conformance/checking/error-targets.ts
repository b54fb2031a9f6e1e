import { isObject, type JsonObject } from '../../core/base/json.js'
import type { ReceivedResponse } from '../report/exchange.js'

/** Returns the error of an error response, an empty object if it has none. */
export const errorIn = ({ body }: Pick<ReceivedResponse, 'body'>): JsonObject =>
  isObject(body) && isObject(body.error) ? body.error : {}

/** Returns all targets that an error response names, without empty ones. */
export function targetsIn(response: ReceivedResponse): string[] {
  const { target, details } = errorIn(response)
  const listed = Array.isArray(details) ? details.filter(isObject).map((each) => each.target) : []
  return [target, ...listed].filter(
    (each): each is string => typeof each === 'string' && each !== '',
  )
}
