import type { Schema } from './schemas-at.js'

/** Something to insert. */
export interface Suggestion {
  name: string
  type?: string
  description?: string
  /** Whether the schema requires the property. */
  isRequired?: boolean
}

const isObject = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Returns the properties that schemas name, each once. */
export function propertySuggestions(
  schemas: readonly Schema[],
  schemasOf: (key: string) => readonly Schema[],
): Suggestion[] {
  const required = new Set(
    schemas.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  )
  const names = new Set(
    schemas.flatMap(({ properties }) =>
      isObject(properties)
        ? Object.entries(properties).flatMap(([name, each]) => (isForbidden(each) ? [] : [name]))
        : [],
    ),
  )
  return [...names].map((name) => {
    const { type, description } = describe(schemasOf(name))
    return {
      name,
      isRequired: required.has(name),
      ...(type !== undefined && { type }),
      ...(description !== undefined && { description }),
    }
  })
}

/** A property that no value satisfies. */
const isForbidden = (schema: unknown): boolean =>
  isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0

/** Returns the values that schemas name, as JSON texts, each once. */
export function valueSuggestions(schemas: readonly Schema[]): Suggestion[] {
  const named = schemas.flatMap((schema) => [
    ...(schema.const === undefined ? [] : [schema.const]),
    ...(Array.isArray(schema.enum) ? schema.enum : []),
    ...(schema.type === 'boolean' ? [true, false] : []),
    ...(schema.default === undefined ? [] : [schema.default]),
    ...(Array.isArray(schema.examples) ? schema.examples : []),
  ])
  const scalars = named.filter((value) => value === null || typeof value !== 'object')
  return [...new Set(scalars.map((value) => JSON.stringify(value)))].map((name) => ({ name }))
}

/** Returns what schemas say about a value: its type, its description and the values it may have. */
export function describe(schemas: readonly Schema[]): {
  type?: string
  description?: string
  values: string[]
} {
  const type = schemas.map((schema) => typeName(schema)).find((name) => name !== undefined)
  const description = schemas.map((schema) => textOf(schema.description)).find(Boolean)
  const values = schemas.flatMap((schema) => (Array.isArray(schema.enum) ? schema.enum : []))
  return {
    ...(type !== undefined && { type }),
    ...(description !== undefined && { description }),
    values: [...new Set(values.map((value) => JSON.stringify(value)))],
  }
}

function typeName({ type, const: constant, enum: values }: Schema): string | undefined {
  if (typeof type === 'string') return type
  if (Array.isArray(type)) return type.join(' or ')
  const example = constant ?? (Array.isArray(values) ? values[0] : undefined)
  return example === undefined || example === null ? undefined : typeof example
}
