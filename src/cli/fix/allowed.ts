import { fromPointer, valueAt } from '../../core/base/json.js'
import { withRuleBranches } from '../../core/contract/rule-branches.js'
import type { Contract, OperationName } from '../../core/index.js'
import { jsonSchema } from '../../core/json-schema.js'
import type { Path } from '../documents/position.js'
import { cached } from '../host/cached.js'

/** The parts of a JSON Schema that fixes and descriptions of fields read. */
export interface Schema {
  $ref?: string
  $defs?: Readonly<Record<string, Schema>> | undefined
  type?: string | readonly string[]
  description?: string
  enum?: readonly string[]
  enumDescriptions?: readonly string[]
  const?: string
  examples?: readonly unknown[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Schema>>
  additionalProperties?: Schema
  items?: Schema
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  'x-rule'?: string
  'x-dispatch'?: string
  'x-expected'?: { enum?: readonly string[] }
  'x-renamed'?: Readonly<Record<string, string>>
}

/**
 * Returns the schemas of a path, which may not exist in the body; with `anyOf`, also all that are
 * possible there, such as the names of the workspace.
 */
export function schemasAt(root: Schema, body: unknown, path: Path, anyOf = false): Schema[] {
  let value = body
  let schemas = expanded(root, value, root, anyOf)
  for (const key of path) {
    value = valueAt(value, [key])
    schemas = schemas.flatMap((schema) =>
      innerOf(schema, key).flatMap((inner) => expanded(inner, value, root, anyOf)),
    )
  }
  return schemas
}

const schemasOf = cached((_: Contract) => new Map<OperationName, Schema>())

/** Returns the JSON Schema of an operation's body, with the service names. */
export function schemaOf(contract: Contract, operation: OperationName): Schema | undefined {
  if (contract.operations[operation].body === 'none') return undefined
  const schemas = schemasOf(contract)
  const made =
    schemas.get(operation) ?? (withRuleBranches(jsonSchema(operation, contract.options)) as Schema)
  schemas.set(operation, made)
  return made
}

/** Resolves references and branches of a schema, except branches that restate rules. */
function expanded(schema: Schema, value: unknown, root: Schema, anyOf: boolean): Schema[] {
  const { oneOf = [], 'x-dispatch': dispatch } = schema
  const parts = [...partsOf(schema, root), ...((anyOf && schema.anyOf) || [])]
  const given = dispatch === undefined ? undefined : valueAt(value, [dispatch])
  const isChosen = (shape: Schema): boolean =>
    shape.properties?.[dispatch as string]?.const === given || partsOf(shape, root).some(isChosen)
  const chosen = given === undefined ? [] : oneOf.filter(isChosen)
  // Without a match, any shape is possible.
  const inner = [...parts, ...(chosen.length > 0 ? chosen : oneOf)]
  return [schema, ...inner.flatMap((part) => expanded(part, value, root, anyOf))]
}

const partsOf = (schema: Schema, root: Schema): Schema[] => [
  ...referencedBy(schema, root),
  ...(schema.allOf ?? []).filter((part) => !part['x-rule']),
]

export const referencedBy = ({ $ref }: Schema, root: Schema): Schema[] =>
  $ref === undefined ? [] : [valueAt(root, fromPointer($ref.slice(1))) as Schema]

export const valuesOf = (schema: Schema): readonly string[] =>
  schema.enum ?? schema['x-expected']?.enum ?? listOf(schema.const)

function innerOf({ properties = {}, items, additionalProperties }: Schema, key: string | number) {
  if (Object.hasOwn(properties, key)) return listOf(properties[key])
  return [...listOf(items), ...listOf(additionalProperties)]
}

const listOf = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])
