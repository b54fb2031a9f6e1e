import type { OperationName, PreparedRequest, ReceivedRequest } from '../../core/index.js'
import type { Call, CallHead } from './gate-options.js'

/** A prepared request that matches an operation by path and method. */
export type Route = PreparedRequest & { readonly operation: OperationName }

/** Returns whether the contract has the path with this method. */
export const isRoute = (prepared: PreparedRequest): prepared is Route =>
  prepared.operation !== undefined

/** Describes a request for callbacks before its body is read. */
export const headOf = (
  { method, url }: { method: string; url: string },
  { operation, params, query, headers }: Route,
): CallHead => ({ operation, method, url, params, query, headers })

/** Describes a request for callbacks. */
export const callOf = (head: CallHead, received: ReceivedRequest): Call => ({
  // Not a spread: Node 20 takes longer for a spread with added members than for a whole check.
  operation: head.operation,
  method: head.method,
  url: head.url,
  params: head.params,
  query: head.query,
  headers: head.headers,
  body: received.body,
  needs: received.factsNeeded,
  fingerprint: received.fingerprint,
})
