import type { OperationName } from '../../generated/operations.js'
import { attempt } from './base/attempt.js'
import { fromPointer, isObject } from './base/json.js'
import type { BodyInput, RequestBody } from './contract/typed-request.js'
import type { Accepted, Rejected } from './contract/verdict.js'
import type { AnyRuleId, Violation } from './contract/violation.js'

/** A Standard Schema issue, with the other members of a violation. */
export interface BodyIssue {
  readonly message: string
  /** The path of the field, also of a missing one; array indices are numbers. */
  readonly path: readonly (string | number)[]
  readonly code: string
  readonly rule: AnyRuleId | 'structure'
  readonly pointer: string
  /** The internal error, if it prevented the validation. */
  readonly fault?: unknown
}

type BodyResult<Body> =
  | { readonly value: Body; readonly issues?: undefined }
  | { readonly issues: readonly BodyIssue[] }

/** The request body of an operation as Standard Schema v1. */
export interface BodySchema<Operation extends OperationName> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'campaign-contract'
    /**
     * Synchronous. Never throws: if reading the body or a function of the options throws, it
     * returns one issue with the code `INTERNAL_ERROR` and the thrown value as `fault`.
     */
    readonly validate: (value: unknown) => BodyResult<RequestBody<Operation>>
    readonly types?: {
      readonly input: BodyInput<Operation>
      readonly output: RequestBody<Operation>
    }
  }
}

/** Creates the schema; `checkBody` validates a body without headers, parameters and query. */
export const bodySchema = <Operation extends OperationName>(
  checkBody: (body: unknown) => Accepted | Rejected,
): BodySchema<Operation> => ({
  '~standard': {
    version: 1,
    vendor: 'campaign-contract',
    validate(value) {
      const verdict = checkBody(value)
      if (verdict.ok) return { value: value as RequestBody<Operation> }
      if ('fault' in verdict) return { issues: [internalIssue(verdict.fault)] }
      return { issues: verdict.violations.map((violation) => toIssue(violation, value)) }
    },
  },
})

const toIssue = ({ message, pointer, code, rule }: Violation, body: unknown): BodyIssue => ({
  message,
  path: pathIn(body, pointer),
  code,
  rule,
  pointer,
})

const internalIssue = (fault: unknown): BodyIssue => ({
  message: 'The body could not be validated because of an internal error.',
  path: [],
  code: 'INTERNAL_ERROR',
  rule: 'structure',
  pointer: '',
  fault,
})

/** Returns the path of a pointer, with numbers for the array indices of the body. */
const pathIn = (body: unknown, pointer: string): (string | number)[] =>
  attempt(() => stepsIn(body, pointer)) ?? fromPointer(pointer)

function stepsIn(body: unknown, pointer: string): (string | number)[] {
  let at = body
  return fromPointer(pointer).map((segment) => {
    const step = Array.isArray(at) ? Number(segment) : segment
    at = isObject(at) || Array.isArray(at) ? at[step as never] : undefined
    return step
  })
}
