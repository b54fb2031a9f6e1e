import {
  fromPointer,
  isObject,
  type JsonObject,
  own,
  valueAt,
} from '../../../src/core/base/json.js'
import { bodySchemaOf } from '../../../src/core/contract/body-schemas.js'
import type { OperationName } from '../../../src/core/index.js'

/** Lists the schemas that describe the value at a place of the body of an operation. */
export function schemasAt(operation: OperationName, pointer: string): readonly JsonObject[] {
  const root = bodySchemaOf(operation)
  return fromPointer(pointer).reduce<readonly JsonObject[]>(
    (schemas, key) => schemas.flatMap((schema) => withBranches(below(schema, key), root)),
    withBranches(root, root),
  )
}

/** The schema of a member of an object or a list, where there is one. */
function below({ properties, additionalProperties, items }: JsonObject, key: string): unknown {
  const named = isObject(properties) ? own(properties, key) : undefined
  return named ?? additionalProperties ?? items
}

/** A schema and those that apply to the same value, whichever branch is chosen. */
function withBranches(schema: unknown, root: unknown): readonly JsonObject[] {
  if (!isObject(schema)) return []
  const { $ref, allOf, anyOf, oneOf } = schema
  const referred = typeof $ref === 'string' ? valueAt(root, fromPointer($ref.slice(1))) : undefined
  const branches = [allOf, anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : []))
  return [schema, ...[referred, ...branches].flatMap((each) => withBranches(each, root))]
}
