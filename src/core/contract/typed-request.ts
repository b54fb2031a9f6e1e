import type { OperationName } from '../../../generated/operations.js'
import type { operations as Operations } from '../../../generated/types/index.js'
import type { AsImplied } from '../base/implied.js'
import type { RequestInput } from './request.js'

type JsonContent<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never

/**
 * The body of an operation's request, as a check accepts it; undefined for an operation without a body.
 * Where the documentation only implies a type, a value may have another one.
 */
export type RequestBody<Operation extends OperationName> = Operations[Operation] extends {
  requestBody: infer Body
}
  ? JsonContent<Body>
  : Operations[Operation] extends { requestBody?: infer Body }
    ? JsonContent<NonNullable<Body>> | undefined
    : undefined

/** The body of a request to send: its fields also have the types that the documentation implies. */
export type BodyInput<Operation extends OperationName> = AsImplied<RequestBody<Operation>>

/** The path parameters of an operation; an operation without any has none to read. */
type PathParameters<Operation extends OperationName> = Operations[Operation] extends {
  parameters: { path: infer Parameters }
}
  ? Parameters
  : Readonly<Record<string, never>> | undefined

/** An operation with the path parameters of a request; a union that narrows on `operation`. */
export type OperationMatch<Operation extends OperationName = OperationName> = {
  [Name in Operation]: { operation: Name; params: NonNullable<PathParameters<Name>> }
}[Operation]

/**
 * The path parameters that a check takes, by operation; a missing one is a violation. An operation
 * without parameters takes none: its object can only be one without known keys.
 */
export type ParamsInput = {
  readonly [Operation in OperationName]: PathParameters<Operation> extends object
    ? Readonly<Partial<PathParameters<Operation>>>
    : { readonly [index: number]: string }
}

/** A request as `check` takes it: any body, but only the path parameters of the operation. */
export type OperationInput<Operation extends OperationName> = RequestInput<ParamsInput[Operation]>

/** A valid request. */
export interface TypedRequest<Operation extends OperationName>
  extends Omit<RequestInput, 'params' | 'body'> {
  params: PathParameters<Operation>
  body: RequestBody<Operation>
}
