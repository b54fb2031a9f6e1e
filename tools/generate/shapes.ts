import { dispatch } from './dispatch.js'
import { type Documents, families, operationsOf, resolve, type Schema } from './documents.js'

/**
 * Where each place of a body is described: the known keys of an object and the schema behind
 * each. The engine asks it only for places that are wrong: for the source of a structural
 * violation and for the keys that a mistyped one may have meant.
 */
export interface Shape {
  /** JSON Pointer of the schema in its document. */
  source: string
  /** Known key to the name of its shape. */
  keys?: Record<string, string>
  /** The shape of all other keys. */
  others?: string
  /** The shape of an array's items. */
  items?: string
  /** Keys of an earlier version to the names that they have now. */
  renamed?: Record<string, string>
}

export interface Shapes {
  /** By name, each after the shapes inside it. */
  shapes: Map<string, Shape>
  /** Operation, then discriminator value ('' for none) to the name of the body's shape. */
  roots: Record<string, Record<string, string>>
}

/** The place of a schema as a name: its document and the keys that lead to it. */
const shapeName = (family: string, place: string): string =>
  [family, ...place.split('/').filter((key) => !structural.has(key))]
    .map((key) => key.replace(/\W+/g, '_'))
    .join('_')

const structural = new Set(['', 'components', 'schemas', 'properties'])

/**
 * Each shape as code, in which the shapes inside are named. What follows from its place is left out:
 * the source of a schema that stands in the one around it and, where that is all, the shape.
 */
export function shapeCodes({ shapes, roots }: Shapes): [name: string, code: string][] {
  const bodies = new Set(Object.values(roots).flatMap((of) => Object.values(of)))
  const uses = [...shapes.values()].flatMap((shape) => usesOf(shape))
  const elsewhere = new Set(
    uses.filter(({ name, place }) => shapes.get(name)?.source !== place).map(({ name }) => name),
  )
  const isPlain = ({ keys, others, items, renamed }: Shape) => !(keys ?? others ?? items ?? renamed)
  return [...shapes].map(([name, shape]) => {
    const { source, keys, others, items, renamed } = shape
    const inside = usesOf(shape).filter(
      ({ key, name: inner, place }) =>
        key !== undefined &&
        (shapes.get(inner)?.source !== place || !isPlain(shapes.get(inner) as Shape)),
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
    ]
    return [name, `{ ${members.filter((member) => member).join(', ')} }`]
  })
}

/** The shapes inside a shape, and where their schemas would stand if they stood in its schema. */
function usesOf({ source, keys = {}, others, items }: Shape) {
  const ofKeys = Object.entries(keys).map(([key, name]) => ({
    key,
    name,
    place: `${source}/properties/${key}`,
  }))
  return [
    ...ofKeys,
    ...(others === undefined
      ? []
      : [{ key: undefined, name: others, place: `${source}/additionalProperties` }]),
    ...(items === undefined ? [] : [{ key: undefined, name: items, place: `${source}/items` }]),
  ]
}

function schemaName(source: string): string {
  const [, name] = source.split('#/components/schemas/')
  if (name === undefined) throw new Error(`${source} is no schema among the components`)
  return name
}

export function collectShapes(documents: Documents): Shapes {
  const shapes: Shapes['shapes'] = new Map()
  const roots: Shapes['roots'] = {}
  for (const family of families) {
    const document = documents[family]
    const beingMade = new Set<string>()
    const visit = (schema: unknown, place: string): string => {
      if (typeof schema !== 'object' || schema === null) {
        throw new Error(`Nothing is said about ${place}, which shapes cannot tell`)
      }
      const reference = (schema as Schema).$ref
      if (typeof reference === 'string') return visit(resolve(document, schema), reference.slice(1))
      const base = extendedSchema(schema as Schema)
      if (base !== undefined) return visit(base, place)
      const source = `openapi/${family}.yaml#${place}`
      const name = shapeName(family, place)
      if (beingMade.has(name)) throw new Error(`${source} holds itself, which shapes cannot tell`)
      const known = shapes.get(name)
      if (known?.source === source) return name
      if (known !== undefined) throw new Error(`${source} and ${known.source} have one name`)
      beingMade.add(name)
      const shape: Shape = { source }
      const { properties, additionalProperties, items } = schema as Schema
      if (properties) {
        shape.keys = Object.fromEntries(
          Object.entries(properties).map(([key, inner]) => [
            key,
            visit(inner, `${place}/properties/${key}`),
          ]),
        )
      }
      const renamed = (schema as Schema)['x-renamed']
      if (renamed !== undefined) shape.renamed = renamed as Record<string, string>
      if (typeof additionalProperties === 'object') {
        shape.others = visit(additionalProperties, `${place}/additionalProperties`)
      } else if (typeof items === 'object') {
        shape.items = visit(items, `${place}/items`)
      }
      // After the shapes inside, which it names.
      shapes.set(name, shape)
      beingMade.delete(name)
      return name
    }
    for (const { operation, path, method } of operationsOf(document)) {
      const body = operation.requestBody?.content['application/json']?.schema
      if (body === undefined) continue
      const { cases, otherwise } = dispatch(document, body)
      const place =
        typeof body.$ref === 'string'
          ? body.$ref.slice(1)
          : `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody`
      const found: Record<string, string> = {}
      for (const [value, member] of Object.entries(cases)) {
        found[value] = visit(member, memberPlace(document, body, value) ?? place)
      }
      if (otherwise) found[''] = visit(otherwise, memberPlace(document, body, '') ?? place)
      roots[operation.operationId] = found
    }
  }
  return { shapes, roots }
}

/** The schema that `schema` only adds tagged rules to, if that is all it does. */
function extendedSchema(schema: Schema): Schema | undefined {
  if (schema.properties !== undefined) return undefined
  const branches = (schema.allOf ?? []) as Schema[]
  return branches.find((branch) => branch.$ref !== undefined && branch['x-rule'] === undefined)
}

/** Where the union member for a discriminator value stands (for none: the one without a value). */
function memberPlace(
  document: Documents['campaigns'],
  body: Schema,
  value: string,
): string | undefined {
  const union = resolve(document, body)
  const property = union['x-dispatch'] as string | undefined
  if (property === undefined) return undefined
  const member = (union.oneOf as Schema[]).find((candidate) => {
    const pinned = (resolve(document, candidate).properties as Record<string, Schema>)[property]
    return (pinned?.const ?? '') === value
  })
  return member?.$ref === undefined ? undefined : String(member.$ref).slice(1)
}
