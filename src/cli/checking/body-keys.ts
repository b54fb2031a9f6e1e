import { isObject } from '../../core/base/json.js'
import type { Contract, OperationName } from '../../core/index.js'
import { jsonSchema } from '../../core/json-schema.js'

/** The keys at the top of the body of an operation. */
interface BodyKeys {
  operation: OperationName
  known: ReadonlySet<string>
  /** The keys that every body has. */
  required: readonly string[]
}

const cached = new WeakMap<Contract, readonly BodyKeys[]>()

/** Returns the keys of each operation with a body; cached per contract. */
export function bodyKeys(contract: Contract): readonly BodyKeys[] {
  const keys = cached.get(contract) ?? readKeys(contract)
  cached.set(contract, keys)
  return keys
}

const readKeys = (contract: Contract): BodyKeys[] =>
  (Object.keys(contract.operations) as OperationName[])
    .filter((operation) => contract.operations[operation].body !== 'none')
    .map((operation) => {
      const schema = jsonSchema(operation) as Schema
      const definitions = schema.$defs ?? {}
      return {
        operation,
        known: keysIn(schema, definitions),
        required: requiredIn(schema, definitions),
      }
    })

interface Schema {
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  properties?: Readonly<Record<string, unknown>>
  required?: readonly string[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

const definitionOf = ({ $ref }: Schema, definitions: NonNullable<Schema['$defs']>): Schema[] => {
  const found = $ref === undefined ? undefined : definitions[$ref.slice('#/$defs/'.length)]
  return found === undefined ? [] : [found]
}

function keysIn(top: Schema, definitions: NonNullable<Schema['$defs']>): Set<string> {
  const keys = new Set<string>()
  const seen = new Set([top])
  for (const schema of seen) {
    for (const key of Object.keys(schema.properties ?? {})) keys.add(key)
    const { oneOf = [], anyOf = [], allOf = [] } = schema
    const inner = [...definitionOf(schema, definitions), ...oneOf, ...anyOf, ...allOf]
    for (const each of inner) seen.add(each)
  }
  return keys
}

function requiredIn(
  schema: Schema,
  definitions: NonNullable<Schema['$defs']>,
  depth = 0,
): readonly string[] {
  if (depth > 8) return []
  const ofRest = (each: Schema) => requiredIn(each, definitions, depth + 1)
  const [first = [], ...others] = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(ofRest)
  const common = first.filter((key) => others.every((keys) => keys.includes(key)))
  const always = [...definitionOf(schema, definitions), ...(schema.allOf ?? [])].flatMap(ofRest)
  return [...new Set([...(schema.required ?? []), ...common, ...always])]
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
