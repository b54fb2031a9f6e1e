import type { OperationName, PreparedRequest, ReceivedRequest } from '../../core/index.js'
import type { Call, CallHead } from './gate-options.js'

/** A prepared request of an operation, which one with another method or spelling is not. */
export type Route = PreparedRequest & { readonly operation: OperationName }

/** Whether the contract has the path with this method. */
export const isRoute = (prepared: PreparedRequest): prepared is Route =>
  prepared.operation !== undefined

/** Describes a request for the user's own functions before its body is read. */
export const headOf = (
  { method, url }: { method: string; url: string },
  { operation, params, query, headers }: Route,
): CallHead => ({ operation, method, url, params, query, headers })

/** Describes a request for the user's own functions. */
export const callOf = (head: CallHead, received: ReceivedRequest): Call => ({
  ...head,
  body: received.body,
  needs: received.factsNeeded,
  fingerprint: received.fingerprint,
})
