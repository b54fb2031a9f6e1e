import type { OperationName } from '../../../generated/operations.js'
import { isObject, type JsonObject, toPointer } from '../../core/base/json.js'
import { bodySchemaOf } from '../../core/contract/body-schemas.js'
import type { ServiceNames } from '../../core/contract/service-names.js'

/** A schema of the contract: an object of keywords, or true or false. */
export type Schema = boolean | SchemaObject
export interface SchemaObject {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly required?: readonly string[]
  readonly properties?: { readonly [key: string]: Schema }
  readonly additionalProperties?: Schema
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly not?: Schema
  readonly if?: Schema
  readonly then?: Schema
  readonly 'x-rule'?: string
  readonly 'x-dispatch'?: string
  readonly 'x-complete'?: boolean
  readonly 'x-expects-content'?: boolean
  readonly 'x-renamed'?: { readonly [key: string]: string }
  readonly 'x-enum-rules'?: { readonly [value: string]: string }
}

/** A schema in one piece: references followed, what is not tagged with a rule merged. */
export interface Node extends SchemaObject {
  /** JSON Pointer, in the body's schema, of the schema that the keywords stand in. */
  readonly location: string
  /** The branches tagged with a rule, in the order of the contract. */
  readonly tagged: readonly SchemaObject[]
}

/** The schema of one operation's request body, with the names of the service filled in. */
export interface BodyContract {
  readonly root: Schema
  /** A schema in one piece. */
  node(schema: Schema): Node
  /** The same for one value: where a key chooses among shapes, with the chosen one merged in. */
  nodeFor(schema: Schema, value: unknown): Node
  /** The shapes that a body may have: more than one where a key chooses. */
  shapes(schema: Schema): readonly Node[]
}

const made = new Map<string, BodyContract | undefined>()

/**
 * The contract of an operation's request body, made once for each spelling of the names; undefined
 * where the operation has none.
 */
export function bodyContract(
  operation: OperationName,
  names: ServiceNames,
): BodyContract | undefined {
  const key = JSON.stringify([operation, names])
  if (!made.has(key)) made.set(key, makeContract(operation, names))
  return made.get(key)
}

function makeContract(operation: OperationName, names: ServiceNames): BodyContract | undefined {
  const document = bodySchemaOf(operation) as SchemaObject | undefined
  if (document === undefined) return undefined
  const root = spelled(document, names) as SchemaObject & { $defs: { [name: string]: Schema } }

  const locations = locate(root, '', new Map())
  const known = new WeakMap<SchemaObject, Node>()
  const node = (schema: Schema): Node => {
    if (typeof schema === 'boolean') {
      return { location: '', tagged: [], ...(schema ? {} : { not: true }) }
    }
    const result = known.get(schema) ?? inOnePiece(schema)
    known.set(schema, result)
    return result
  }
  const inOnePiece = (schema: SchemaObject): Node => {
    const { $ref, allOf = [], ...own } = schema
    const inner = [...($ref === undefined ? [] : [target($ref)]), ...allOf.filter(isUntagged)]
    const location = locations.get(schema) ?? ''
    return inner.map(node).reduce(merged, { ...own, location, tagged: allOf.filter(isTagged) })
  }
  const target = (reference: string): Schema =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as JsonObject)[key], root) as Schema

  const shapes = (schema: Schema): Node[] => {
    const { oneOf, ...rest } = node(schema)
    if (oneOf === undefined) return [rest]
    return oneOf.map((shape) => merged(rest, node(shape)))
  }
  const nodeFor = (schema: Schema, value: unknown): Node => {
    const all = shapes(schema)
    const key = node(schema)['x-dispatch']
    if (key === undefined) return all[0] as Node
    const chosen = isObject(value) ? value[key] : undefined
    const fits = (shape: Node) => {
      const choice = shape.properties?.[key]
      return typeof choice === 'object' && choice.const === chosen && chosen !== undefined
    }
    return (all.find(fits) ?? all.at(-1)) as Node
  }
  return { root, node, nodeFor, shapes }
}

/** The schema of the value under a key of an object. */
export const keySchema = (
  { properties = {}, additionalProperties = true }: Node,
  key: string,
): Schema => (Object.hasOwn(properties, key) ? (properties[key] as Schema) : additionalProperties)

/** The JSON Pointer of every object of a document. */
function locate(value: unknown, pointer: string, found: Map<unknown, string>) {
  if (typeof value !== 'object' || value === null) return found
  found.set(value, pointer)
  for (const [key, inner] of Object.entries(value))
    locate(inner, `${pointer}${toPointer([key])}`, found)
  return found
}

const isTagged = (schema: Schema): schema is SchemaObject =>
  typeof schema === 'object' && schema['x-rule'] !== undefined
const isUntagged = (schema: Schema): boolean => !isTagged(schema)

/** Two schemas that both hold, as one; no keyword of the contract but these stands in both. */
const merged = (left: Node, right: Node): Node => ({
  ...left,
  ...right,
  tagged: [...left.tagged, ...right.tagged],
  ...(left.required && { required: [...new Set([...left.required, ...(right.required ?? [])])] }),
  ...(left.properties && { properties: { ...left.properties, ...right.properties } }),
})

/** The schema with the enum members that an option spells in that spelling. */
function spelled(schema: unknown, names: ServiceNames): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => spelled(inner, names))
  if (!isObject(schema)) return schema
  const options = schema['x-service-name'] as { [member: string]: keyof ServiceNames } | undefined
  const entries = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    keyword === 'enum' && options !== undefined
      ? (value as string[]).map((member) => names[options[member] as keyof ServiceNames] ?? member)
      : spelled(value, names),
  ])
  return Object.fromEntries(entries)
}
