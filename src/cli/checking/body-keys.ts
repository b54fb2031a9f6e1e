import { isObject } from '../../core/base/json.js'
import type { Contract, OperationName } from '../../core/index.js'
import { jsonSchema } from '../../core/json-schema.js'
import { referencedBy, type Schema, schemasAt } from '../fix/allowed.js'
import { cached } from '../host/cached.js'

/** The keys at the top of the body of an operation. */
interface BodyKeys {
  operation: OperationName
  known: ReadonlySet<string>
  /** The keys that every body has. */
  required: readonly string[]
}

/** Returns the keys of each operation with a body. */
export const bodyKeys = cached((contract: Contract): readonly BodyKeys[] =>
  (Object.keys(contract.operations) as OperationName[])
    .filter((operation) => contract.operations[operation].body !== 'none')
    .map((operation) => {
      const schema = jsonSchema(operation) as Schema
      const schemas = schemasAt(schema, undefined, [], true)
      return {
        operation,
        known: new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties))),
        required: [...new Set(requiredIn(schema, schema))],
      }
    }),
)

/** Returns the keys that a schema requires in each of its branches. */
function requiredIn(schema: Schema, root: Schema): readonly string[] {
  const { required = [], allOf = [], oneOf = [], anyOf = [] } = schema
  const inner = (each: Schema) => requiredIn(each, root)
  const [first = [], ...others] = [...oneOf, ...anyOf].map(inner)
  const common = first.filter((key) => others.every((keys) => keys.includes(key)))
  return [...required, ...common, ...[...referencedBy(schema, root), ...allOf].flatMap(inner)]
}

/**
 * Returns the operation whose body a value looks like: the one that knows most of its keys and, among
 * several, the first of those that miss the fewest required ones.
 */
export function likelyOperation(value: unknown, contract: Contract): OperationName | undefined {
  if (!isObject(value)) return undefined
  const count = Object.keys(value).length
  const ranked = bodyKeys(contract)
    .map(({ operation, known, required }) => ({
      operation,
      found: [...known].filter((key) => Object.hasOwn(value, key)).length,
      missing: required.filter((key) => !Object.hasOwn(value, key)).length,
    }))
    // A few common keys, such as `name`, are not enough.
    .filter(({ found }) => found > 0 && found * 2 > count)
    .sort((one, other) => other.found - one.found || one.missing - other.missing)
  return ranked[0]?.operation
}
