import {
  fromPointer,
  isObject,
  type JsonObject,
  own,
  valueAt,
} from '../../../src/core/base/json.js'
import { bodySchemaOf } from '../../../src/core/contract/body-schemas.js'
import { withRuleBranches } from '../../../src/core/contract/rule-branches.js'
import type { OperationName } from '../../../src/core/index.js'

/** Returns the schemas of the value at a path of the body of an operation. */
export function schemasAt(operation: OperationName, pointer: string): readonly JsonObject[] {
  const root = withRuleBranches(bodySchemaOf(operation))
  return fromPointer(pointer).reduce<readonly JsonObject[]>(
    (schemas, key) => schemas.flatMap((schema) => withBranches(below(schema, key), root)),
    withBranches(root, root),
  )
}

/** Returns the schema of a member of an object or a list, if it has one. */
function below({ properties, additionalProperties, items }: JsonObject, key: string): unknown {
  const named = isObject(properties) ? own(properties, key) : undefined
  return named ?? additionalProperties ?? items
}

/** Returns a schema with all branches that may apply to the same value. */
function withBranches(schema: unknown, root: unknown): readonly JsonObject[] {
  if (!isObject(schema)) return []
  const { $ref, allOf, anyOf, oneOf, 'x-otherwise': otherwise } = schema
  const referred = typeof $ref === 'string' ? valueAt(root, fromPointer($ref.slice(1))) : undefined
  const branches = [allOf, anyOf, oneOf].flatMap((each) => (Array.isArray(each) ? each : []))
  return [schema, ...[referred, ...branches, otherwise].flatMap((each) => withBranches(each, root))]
}
