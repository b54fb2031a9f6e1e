import { bodiesOf } from './dispatch.js'
import { type Documents, families, flattened, resolve, type Schema } from './documents.js'
import { InputError } from './input-error.js'

interface Shapes {
  /** The code of each shape by its name, each after the shapes inside it. */
  codes: Map<string, string>
  /** Operation, then discriminator value ('' for none) to the name of the body's shape. */
  roots: Record<string, Record<string, string>>
}

/** Key and its value to the keys that it requires, separated by spaces. */
type Needs = Record<string, Record<string, readonly string[]>>

/** Why a schema has a shape even if there is nothing inside: it is a body, has a name, or is for any key or index. */
type Use = 'body' | 'reference' | 'others' | undefined

const json = JSON.stringify

/**
 * Returns the shape of each schema in a body as code that names its inner shapes. Omits what the
 * location implies: the source of an inline schema and, if there is nothing else, the shape.
 */
export function collectShapes(documents: Documents): Shapes {
  const codes: Shapes['codes'] = new Map()
  const roots: Shapes['roots'] = {}
  for (const family of families) {
    const document = documents[family]
    const pointers = new Map<string, string>()
    const visit = (given: unknown, pointer: string, use: Use): string | undefined => {
      if (typeof given !== 'object' || given === null) {
        throw new InputError(`${pointer} has no schema, which shapes do not support`)
      }
      const schema = given as Schema
      const { properties, additionalProperties, items, 'x-renamed': renamed } = schema
      const { reference: $ref } = flattened(document, schema)
      if ($ref !== undefined && properties === undefined) {
        return visit(resolve(document, { $ref }), $ref.slice(1), use === 'body' ? use : 'reference')
      }
      const name = shapeName(family, pointer)
      if (codes.has(name)) return name
      const known = pointers.get(name)
      if (known !== undefined && known !== pointer)
        throw new InputError(`${pointer} and ${known} have the same name`)
      pointers.set(name, pointer)
      const keys = Object.keys(properties ?? {})
      const inside = keys.flatMap((key) => {
        const inner = visit((properties as Schema)[key], `${pointer}/properties/${key}`, undefined)
        return inner === undefined ? [] : [`${json(key)}: ${inner}`]
      })
      const isOpen = typeof additionalProperties === 'object'
      const others =
        isOpen && visit(additionalProperties, `${pointer}/additionalProperties`, 'others')
      const ofItems =
        !isOpen && typeof items === 'object' && visit(items, `${pointer}/items`, 'others')
      const needs = needsOf(schema)
      const content = [
        keys.length > 0 && `keys: ${json(keys.join(' '))}`,
        inside.length > 0 && `inside: { ${inside.join(', ')} }`,
        others && `others: ${others}`,
        ofItems && `items: ${ofItems}`,
        renamed !== undefined && `renamed: ${json(renamed)}`,
        needs && `needs: ${json(needs)}`,
      ].filter((member) => member)
      if (use === undefined && content.length === 0) return undefined
      const members = [
        use === 'body' && `source: ${json(`openapi/${family}.yaml#${pointer}`)}`,
        use === 'reference' && `schema: ${json(pointer.replace('/components/schemas/', ''))}`,
        ...content,
      ]
      codes.set(name, `{ ${members.filter((member) => member).join(', ')} }`)
      return name
    }
    for (const { operation, cases } of bodiesOf(document)) {
      roots[operation] = Object.fromEntries(
        cases.map(({ value, schema, pointer }) => [value, String(visit(schema, pointer, 'body'))]),
      )
    }
  }
  return { codes, roots }
}

/** Returns a name for a schema: its document and the keys of its pointer. */
const shapeName = (family: string, pointer: string): string =>
  [family, ...pointer.split('/').filter((key) => !structural.has(key))]
    .map((key) => key.replace(/\W+/g, '_'))
    .join('_')

const structural = new Set(['', 'components', 'schemas', 'properties'])

/** Returns which keys an object requires if another has a certain text, by key and text. */
function needsOf({ allOf = [] }: Schema): Needs | undefined {
  const needs: Needs = {}
  for (const { if: condition, then } of allOf as Record<string, Schema | undefined>[]) {
    const needed = then?.required as readonly string[] | undefined
    if (needed === undefined) continue
    const properties = condition?.properties ?? {}
    for (const [key, { const: value, enum: values = [value] }] of Object.entries(properties)) {
      for (const each of values as unknown[]) {
        if (typeof each === 'string') needs[key] = { ...needs[key], [each]: needed }
      }
    }
  }
  return Object.keys(needs).length === 0 ? undefined : needs
}
