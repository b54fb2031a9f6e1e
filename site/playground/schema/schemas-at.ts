/** A JSON Schema, of which nothing is taken for granted. */
export interface Schema {
  readonly [keyword: string]: unknown
}

export type Path = readonly (string | number)[]

/** Returns the scalar at a path of the edited text, to choose between alternatives. */
export type ScalarAt = (path: Path) => unknown

/** Alternatives beyond these are not followed: a schema may refer to itself. */
const maxDepth = 40

/**
 * Returns the schemas that describe the value at a path of a body, most specific first. Alternatives
 * that contradict a constant in the text, such as the channel, are left out.
 */
export function schemasAt(root: Schema, path: Path, scalarAt: ScalarAt): Schema[] {
  let schemas = expand(root, root, [], scalarAt)
  path.forEach((key, index) => {
    const at = path.slice(0, index + 1)
    schemas = schemas.flatMap((schema) => {
      const child = typeof key === 'number' ? itemOf(schema) : propertyOf(schema, key)
      return child === undefined ? [] : expand(root, child, at, scalarAt)
    })
  })
  return schemas
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : [])

function propertyOf({ properties, additionalProperties }: Schema, key: string) {
  const own = isSchema(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined
  if (isSchema(own)) return own
  return isSchema(additionalProperties) ? additionalProperties : undefined
}

const itemOf = ({ items }: Schema): Schema | undefined => (isSchema(items) ? items : undefined)

/** Returns a schema and all that it refers to and consists of. */
function expand(root: Schema, schema: Schema, path: Path, scalarAt: ScalarAt): Schema[] {
  const visit = (each: Schema, depth: number): Schema[] => {
    if (depth > maxDepth) return []
    const target = definition(root, each.$ref)
    const choices = [...listOf(each.oneOf), ...listOf(each.anyOf)]
    const matching = choices.filter((choice) => !contradicts(root, choice, path, scalarAt))
    const parts = [
      ...(target === undefined ? [] : [target]),
      ...listOf(each.allOf),
      ...(matching.length > 0 ? matching : choices),
    ]
    return [each, ...parts.flatMap((part) => visit(part, depth + 1))]
  }
  return visit(schema, 0)
}

function definition({ $defs }: Schema, ref: unknown): Schema | undefined {
  if (typeof ref !== 'string' || !isSchema($defs)) return undefined
  const name = ref.replace('#/$defs/', '')
  const found = Object.hasOwn($defs, name) ? $defs[name] : undefined
  return isSchema(found) ? found : undefined
}

/** Returns whether a property that the alternative fixes has another value in the text. */
function contradicts(root: Schema, choice: Schema, path: Path, scalarAt: ScalarAt): boolean {
  const { properties } = definition(root, choice.$ref) ?? choice
  if (!isSchema(properties)) return false
  return Object.entries(properties).some(([key, property]) => {
    if (!isSchema(property) || property.const === undefined) return false
    const actual = scalarAt([...path, key])
    return actual !== undefined && actual !== property.const
  })
}
