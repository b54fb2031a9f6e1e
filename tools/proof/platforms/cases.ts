import type {
  ContractOptions,
  Facts,
  HttpRequest,
  OperationName,
  RequestInput,
} from '../../../src/core/index.js'
import { inputOf, requestOf, topics } from '../../../test/conformance/load-cases.js'

/** A conformance case with its base and its changes applied. */
export type Case = { id: string; options?: ContractOptions | undefined } & (
  | { http: HttpRequest }
  | { operation: OperationName; input: RequestInput; facts: Facts }
)

/** All conformance cases as JSON in which a date is `{"$date": "..."}`. */
export function casesAsText(): string {
  const cases = topics
    .flatMap((topic) => topic.cases)
    .map((each): Case => {
      const { id, options, http } = each
      if (http !== undefined) return { id, options, http }
      const request = requestOf(each)
      return { id, options, operation: request.operation, ...inputOf(request) }
    })
  return JSON.stringify(cases, function (this: Record<string, unknown>, key, value) {
    // `value` is what `toJSON` made of a date, `this[key]` the date.
    const original = this[key]
    return original instanceof Date ? { $date: original.toISOString() } : value
  })
}
