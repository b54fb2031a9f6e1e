import { dispatch, membersOf } from './dispatch.js'
import { type Documents, families, operationsOf, resolve, type Schema } from './documents.js'
import { InputError } from './input-error.js'

/**
 * Describes a location in a body: its schema, and the known keys with their shapes. The engine uses
 * it only for violations, to find their source and suggest keys.
 */
interface Shape {
  /** JSON Pointer of the schema in its document. */
  source: string
  /** Known key to the name of its shape. */
  keys?: Record<string, string>
  /** The shape of all other keys. */
  others?: string
  /** The shape of an array's items. */
  items?: string
  /** Keys of an earlier version to their current names. */
  renamed?: Record<string, string>
  /** Key and its value to the keys that it requires, separated by spaces. */
  needs?: Record<string, Record<string, string>> | undefined
}

interface Shapes {
  /** By name, each after the shapes inside it. */
  shapes: Map<string, Shape>
  /** Operation, then discriminator value ('' for none) to the name of the body's shape. */
  roots: Record<string, Record<string, string>>
}

/** Returns a name for a schema: its document and the keys of its pointer. */
const shapeName = (family: string, pointer: string): string =>
  [family, ...pointer.split('/').filter((key) => !structural.has(key))]
    .map((key) => key.replace(/\W+/g, '_'))
    .join('_')

const structural = new Set(['', 'components', 'schemas', 'properties'])

/**
 * Returns each shape as code that names its inner shapes. Omits what the location implies: the
 * source of an inline schema and, if there is nothing else, the shape.
 */
export function shapeCodes({ shapes, roots }: Shapes): [name: string, code: string][] {
  const bodies = new Set(Object.values(roots).flatMap((of) => Object.values(of)))
  const uses = [...shapes.values()].flatMap((shape) => usesOf(shape))
  const elsewhere = new Set(
    uses
      .filter(({ name, pointer }) => shapes.get(name)?.source !== pointer)
      .map(({ name }) => name),
  )
  const isPlain = ({ keys, others, items, renamed }: Shape) => !(keys ?? others ?? items ?? renamed)
  const isImplied = (name: string) => !elsewhere.has(name) && isPlain(shapes.get(name) as Shape)
  const ofOthers = new Set([...shapes.values()].flatMap(({ others, items }) => others ?? items))
  const isOmitted = (name: string) => isImplied(name) && !bodies.has(name) && !ofOthers.has(name)
  const named = [...shapes].filter(([name]) => !isOmitted(name))
  return named.map(([name, shape]) => {
    const { source, keys, others, items, renamed, needs } = shape
    const inside = usesOf(shape).filter(
      ({ key, name: inner }) => key !== undefined && !isImplied(inner),
    )
    const names = Object.keys(keys ?? {}).join(' ')
    const members = [
      bodies.has(name) && `source: ${JSON.stringify(source)}`,
      elsewhere.has(name) && `schema: ${JSON.stringify(schemaName(source))}`,
      names && `keys: ${JSON.stringify(names)}`,
      inside.length > 0 &&
        `inside: { ${inside.map(({ key, name: inner }) => `${JSON.stringify(key)}: ${inner}`).join(', ')} }`,
      others !== undefined && `others: ${others}`,
      items !== undefined && `items: ${items}`,
      renamed && `renamed: ${JSON.stringify(renamed)}`,
      needs && `needs: ${JSON.stringify(needs)}`,
    ]
    return [name, `{ ${members.filter((member) => member).join(', ')} }`]
  })
}

/** Returns the inner shapes of a shape, with the pointers their schemas would have inline. */
function usesOf({ source, keys = {}, others, items }: Shape) {
  const ofKeys = Object.entries(keys).map(([key, name]) => ({
    key,
    name,
    pointer: `${source}/properties/${key}`,
  }))
  return [
    ...ofKeys,
    ...(others === undefined
      ? []
      : [{ key: undefined, name: others, pointer: `${source}/additionalProperties` }]),
    ...(items === undefined ? [] : [{ key: undefined, name: items, pointer: `${source}/items` }]),
  ]
}

function schemaName(source: string): string {
  const [, name] = source.split('#/components/schemas/')
  if (name === undefined) throw new InputError(`${source} is not a schema of the components`)
  return name
}

export function collectShapes(documents: Documents): Shapes {
  const shapes: Shapes['shapes'] = new Map()
  const roots: Shapes['roots'] = {}
  for (const family of families) {
    const document = documents[family]
    const unfinished = new Set<string>()
    const visit = (schema: unknown, pointer: string): string => {
      if (typeof schema !== 'object' || schema === null) {
        throw new InputError(`${pointer} has no schema, which shapes do not support`)
      }
      const reference = (schema as Schema).$ref
      if (typeof reference === 'string') return visit(resolve(document, schema), reference.slice(1))
      const base = extendedSchema(schema as Schema)
      if (base !== undefined) return visit(base, pointer)
      const source = `openapi/${family}.yaml#${pointer}`
      const name = shapeName(family, pointer)
      if (unfinished.has(name))
        throw new InputError(`${source} is recursive, which shapes do not support`)
      const known = shapes.get(name)
      if (known?.source === source) return name
      if (known !== undefined)
        throw new InputError(`${source} and ${known.source} have the same name`)
      unfinished.add(name)
      const shape: Shape = { source }
      const { properties, additionalProperties, items } = schema as Schema
      if (properties) {
        shape.keys = Object.fromEntries(
          Object.entries(properties).map(([key, inner]) => [
            key,
            visit(inner, `${pointer}/properties/${key}`),
          ]),
        )
      }
      const renamed = (schema as Schema)['x-renamed']
      if (renamed !== undefined) shape.renamed = renamed as Record<string, string>
      shape.needs = needsOf(schema as Schema)
      if (typeof additionalProperties === 'object') {
        shape.others = visit(additionalProperties, `${pointer}/additionalProperties`)
      } else if (typeof items === 'object') {
        shape.items = visit(items, `${pointer}/items`)
      }
      // Added after its inner shapes, which it names.
      shapes.set(name, shape)
      unfinished.delete(name)
      return name
    }
    for (const { operation, path, method } of operationsOf(document)) {
      const body = operation.requestBody?.content['application/json']?.schema
      if (body === undefined) continue
      const { cases, otherwise } = dispatch(document, body)
      const pointer =
        typeof body.$ref === 'string'
          ? body.$ref.slice(1)
          : `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody`
      const found: Record<string, string> = {}
      for (const [value, member] of Object.entries(cases)) {
        found[value] = visit(member, memberPointer(document, body, value) ?? pointer)
      }
      if (otherwise) found[''] = visit(otherwise, memberPointer(document, body, '') ?? pointer)
      roots[operation.operationId] = found
    }
  }
  return { shapes, roots }
}

/** Returns which keys an object requires if another has a certain text, by key and text. */
function needsOf({ allOf = [] }: Schema): Shape['needs'] {
  const needs: NonNullable<Shape['needs']> = {}
  for (const { if: condition, then } of allOf as Record<string, Schema | undefined>[]) {
    const needed = then?.required as string[] | undefined
    if (needed === undefined) continue
    const properties = (condition?.properties ?? {}) as Record<string, Schema>
    for (const [key, { const: value, enum: values = [value] }] of Object.entries(properties)) {
      for (const each of values as unknown[]) {
        if (typeof each === 'string') needs[key] = { ...needs[key], [each]: needed.join(' ') }
      }
    }
  }
  return Object.keys(needs).length === 0 ? undefined : needs
}

/** Returns the schema that `schema` extends with tagged rules only, or undefined. */
function extendedSchema(schema: Schema): Schema | undefined {
  if (schema.properties !== undefined) return undefined
  const branches = (schema.allOf ?? []) as Schema[]
  return branches.find((branch) => branch.$ref !== undefined && branch['x-rule'] === undefined)
}

/** Returns the pointer of the union member for a discriminator value; '' for the one without. */
function memberPointer(
  document: Documents['campaigns'],
  body: Schema,
  value: string,
): string | undefined {
  const union = resolve(document, body)
  const property = union['x-dispatch'] as string | undefined
  if (property === undefined) return undefined
  const member = membersOf(union).find((candidate) => {
    const pinned = (resolve(document, candidate).properties as Record<string, Schema>)[property]
    return (pinned?.const ?? '') === value
  })
  if (member === undefined) return undefined
  return member.$ref === undefined
    ? `${String(body.$ref).slice(1)}/x-otherwise`
    : String(member.$ref).slice(1)
}
