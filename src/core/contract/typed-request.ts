import type { OperationName } from '../../../generated/operations.js'
import type { operations as Operations } from '../../../generated/types/index.js'
import type { RequestInput } from './request.js'

type JsonContent<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : never

type DocumentedBody<Operation extends OperationName> = Operations[Operation] extends {
  requestBody: infer Body
}
  ? JsonContent<Body>
  : Operations[Operation] extends { requestBody?: infer Body }
    ? JsonContent<NonNullable<Body>> | undefined
    : undefined

/** Removes the shape that validates a body without a channel. */
type WithChannel<Body> = Body extends { channel: string } ? Body : never

/** The body of an operation's request; undefined for an operation without a body. */
export type RequestBody<Operation extends OperationName> = Operation extends 'createCampaign'
  ? WithChannel<DocumentedBody<Operation>>
  : DocumentedBody<Operation>

type PathParameters<Operation extends OperationName> = Operations[Operation] extends {
  parameters: { path: infer Parameters }
}
  ? Parameters
  : RequestInput['params']

/** A valid request. */
export type TypedRequest<Operation extends OperationName> = Omit<
  RequestInput,
  'params' | 'body'
> & {
  params: PathParameters<Operation> | undefined
  body: RequestBody<Operation>
}
