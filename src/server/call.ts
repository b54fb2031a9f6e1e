import { readQuery } from '../http/target.js'
import type { Contract, HeadersInput, OperationName } from '../index.js'
import type { Call } from './gate-options.js'
import { parsedBody } from './parsed-body.js'

/** What a path leads to. */
export interface Route {
  operation: OperationName
  params: Record<string, string>
}

/** A request as the user's own functions are given it; `body` is the text, bytes or parsed value. */
export function callOf(
  { method, url, headers }: { method: string; url: string; headers: HeadersInput },
  { operation, params }: Route,
  body: unknown,
  { contract }: { contract: Contract },
): Call {
  let parsed: { value: unknown } | undefined
  const call: Call = {
    operation,
    method,
    url,
    params,
    query: readQuery(url),
    headers,
    // Facts that do not look at it cost no parsing.
    get body() {
      parsed ??= { value: parsedBody(body) }
      return parsed.value
    },
    needs: () => contract.factsNeeded(operation, call),
  }
  return call
}
