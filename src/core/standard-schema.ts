import type { OperationName } from '../../generated/operations.js'
import { attempt } from './base/attempt.js'
import { fromPointer, isObject } from './base/json.js'
import { bodySchemaOf } from './contract/body-schemas.js'
import type { ServiceNames } from './contract/service-names.js'
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

type JsonSchemaOf = (options: { readonly target: string }) => Record<string, unknown>

/** The request body of an operation as Standard Schema v1 with its JSON Schema companion. */
export interface BodySchema<Operation extends OperationName> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'campaign-contract'
    /**
     * Synchronous. Never throws: if reading the body or a function of the options throws, it
     * returns one issue with the code `INTERNAL_ERROR` and the thrown value as `fault`.
     */
    readonly validate: (value: unknown) => BodyResult<RequestBody<Operation>>
    /** The full JSON Schema, conditionals included, for the target `draft-2020-12`. */
    readonly jsonSchema: { readonly input: JsonSchemaOf; readonly output: JsonSchemaOf }
    readonly types?: {
      readonly input: BodyInput<Operation>
      readonly output: RequestBody<Operation>
    }
  }
}

/**
 * Creates the schema; `checkBody` validates a body without headers, parameters and query, `complete`
 * adds the names of the workspace to the JSON Schema.
 */
export function bodySchema<Operation extends OperationName>(
  operation: Operation,
  names: ServiceNames,
  checkBody: (body: unknown) => Accepted | Rejected,
  complete: (schema: Record<string, unknown>) => Record<string, unknown>,
): BodySchema<Operation> {
  const jsonSchema: JsonSchemaOf = ({ target }) => {
    const schema = bodySchemaOf(operation)
    if (target !== 'draft-2020-12') {
      throw new TypeError(`Unsupported JSON Schema target: ${target}. Use draft-2020-12.`)
    }
    if (schema === undefined) throw new TypeError(`${operation} has no request body.`)
    return complete(spelled(schema, names) as Record<string, unknown>)
  }
  return {
    '~standard': {
      version: 1,
      vendor: 'campaign-contract',
      validate(value) {
        const verdict = checkBody(value)
        if (verdict.ok) return { value: value as RequestBody<Operation> }
        if ('fault' in verdict) return { issues: [internalIssue(verdict.fault)] }
        return { issues: verdict.violations.map((violation) => toIssue(violation, value)) }
      },
      jsonSchema: { input: jsonSchema, output: jsonSchema },
    },
  }
}

/** Returns a copy of a schema in which the options replace the enum members that they define. */
function spelled(schema: unknown, names: ServiceNames): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => spelled(inner, names))
  if (!isObject(schema)) return schema
  const options = (schema['x-service-name'] ?? {}) as Record<string, keyof ServiceNames>
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'enum' && Array.isArray(value)
        ? value.map((member) => names[options[member] as keyof ServiceNames] ?? member)
        : spelled(value, names),
    ]),
  )
}

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
