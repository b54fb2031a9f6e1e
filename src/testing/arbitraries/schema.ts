import type { OperationName } from '../../../generated/operations.js'
import { isObject, type JsonObject, toPointer } from '../../core/base/json.js'
import { bodySchemaOf } from '../../core/contract/body-schemas.js'
import { withRuleBranches } from '../../core/contract/rule-branches.js'
import type { ServiceNames } from '../../core/contract/service-names.js'

/** A schema of the contract: an object of keywords, or a boolean. */
export type Schema = boolean | SchemaObject
interface SchemaObject {
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
  readonly minProperties?: number
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
  readonly 'x-otherwise'?: Schema
  readonly 'x-complete'?: boolean
  readonly 'x-expects-content'?: boolean
  readonly 'x-expected'?: Expectation
  readonly 'x-renamed'?: { readonly [key: string]: string }
  readonly 'x-enum-rules'?: { readonly [value: string]: string }
}

/** What a value should be; another value is accepted with a warning. */
interface Expectation extends Pick<SchemaObject, 'enum' | 'minimum' | 'maximum'> {
  readonly type?: string | readonly string[]
}

/** A flattened schema: references resolved, branches without a rule merged. */
export interface Node extends SchemaObject {
  /** JSON Pointer of the schema in the body schema. */
  readonly location: string
  /** The branches tagged with a rule, in the order of the contract. */
  readonly tagged: readonly SchemaObject[]
}

/** The schema of an operation's request body, with the names of the service. */
export interface BodyContract {
  readonly root: Schema
  node(schema: Schema): Node
  /** Flattens a schema for one value: merges the shape that the value selects. */
  nodeFor(schema: Schema, value: unknown): Node
  /** Returns the possible shapes: several if a key selects one. */
  shapes(schema: Schema): readonly Node[]
}

const cache = new Map<string, BodyContract | undefined>()

/**
 * Returns the contract of an operation's request body, cached by names; undefined if the operation
 * has no body.
 */
export function bodyContract(
  operation: OperationName,
  names: ServiceNames,
): BodyContract | undefined {
  const key = JSON.stringify([operation, names])
  if (!cache.has(key)) cache.set(key, makeContract(operation, names))
  return cache.get(key)
}

function makeContract(operation: OperationName, names: ServiceNames): BodyContract | undefined {
  const document = withRuleBranches(bodySchemaOf(operation)) as SchemaObject | undefined
  if (document === undefined) return undefined
  const root = withNames(document, names) as SchemaObject & { $defs: { [name: string]: Schema } }

  const locations = locate(root, '', new Map())
  const known = new WeakMap<SchemaObject, Node>()
  const node = (schema: Schema): Node => {
    if (typeof schema === 'boolean') {
      return { location: '', tagged: [], ...(schema ? {} : { not: true }) }
    }
    const result = known.get(schema) ?? flatten(schema)
    known.set(schema, result)
    return result
  }
  const flatten = (schema: SchemaObject): Node => {
    const { $ref, allOf = [], ...own } = schema
    const inner = [...($ref === undefined ? [] : [target($ref)]), ...allOf.filter(isUntagged)]
    const location = locations.get(schema) ?? ''
    return inner.map(node).reduce(merge, { ...own, location, tagged: allOf.filter(isTagged) })
  }
  const target = (reference: string): Schema =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as JsonObject)[key], root) as Schema

  const knownShapes = new WeakMap<Node, readonly Node[]>()
  const shapes = (schema: Schema): readonly Node[] => {
    const whole = node(schema)
    const result = knownShapes.get(whole) ?? shapesOf(whole)
    knownShapes.set(whole, result)
    return result
  }
  const shapesOf = ({ oneOf, 'x-otherwise': otherwise, ...rest }: Node): readonly Node[] => {
    if (oneOf === undefined) return [rest]
    const all = otherwise === undefined ? oneOf : [...oneOf, otherwise]
    return all.map((shape) => merge(rest, node(shape)))
  }
  const nodeFor = (schema: Schema, value: unknown): Node => {
    const all = shapes(schema)
    const key = node(schema)['x-dispatch']
    if (key === undefined) return all[0] as Node
    const chosen = isObject(value) ? value[key] : undefined
    const isSelected = (shape: Node) => {
      const choice = shape.properties?.[key]
      return typeof choice === 'object' && choice.const === chosen && chosen !== undefined
    }
    return (all.find(isSelected) ?? all.at(-1)) as Node
  }
  return { root, node, nodeFor, shapes }
}

export const keySchema = (
  { properties = {}, additionalProperties = true }: Node,
  key: string,
): Schema => (Object.hasOwn(properties, key) ? (properties[key] as Schema) : additionalProperties)

/** Collects the JSON Pointer of every object in a document. */
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

/** Merges two schemas that both apply; only these keywords occur in both. */
const merge = (left: Node, valid: Node): Node => ({
  ...left,
  ...valid,
  tagged: [...left.tagged, ...valid.tagged],
  ...(left.required && { required: [...new Set([...left.required, ...(valid.required ?? [])])] }),
  ...(left['x-expected'] && { 'x-expected': { ...left['x-expected'], ...valid['x-expected'] } }),
  ...(left.properties && { properties: { ...left.properties, ...valid.properties } }),
})

function withNames(schema: unknown, names: ServiceNames): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => withNames(inner, names))
  if (!isObject(schema)) return schema
  const options = schema['x-service-name'] as { [member: string]: keyof ServiceNames } | undefined
  const entries = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    keyword === 'enum' && options !== undefined
      ? (value as string[]).map((member) => names[options[member] as keyof ServiceNames] ?? member)
      : withNames(value, names),
  ])
  return Object.fromEntries(entries)
}
