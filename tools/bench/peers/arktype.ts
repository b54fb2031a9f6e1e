import { type as ark } from 'arktype'
import { hexColor } from './hex-color.js'
import type { Json } from './schema.js'
import type { Validate } from './validate.js'

export function arkType(schema: Json): Validate {
  const compiled = ark(arkOf(schema) as never) as unknown as (body: unknown) => unknown
  return (body) => !(compiled(body) instanceof ark.errors)
}

/** Returns an ArkType definition. */
function arkOf(schema: Json): unknown {
  const { enum: members, const: constant, properties, required = [], items, anyOf } = schema
  if (constant !== undefined) return ark.unit(constant)
  if (Array.isArray(members)) return ark.enumerated(...members)
  if (properties !== undefined || schema.type === 'object') {
    const definition: Json = {}
    for (const [key, inner] of Object.entries((properties ?? {}) as Record<string, Json>)) {
      definition[(required as string[]).includes(key) ? key : `${key}?`] = arkOf(inner)
    }
    const { additionalProperties: rest } = schema
    if (typeof rest === 'object') definition['[string]'] = arkOf(rest as Json)
    return ark(definition as never)
  }
  if (schema.type === 'array') {
    const list = ark((items === undefined ? 'unknown' : arkOf(items as Json)) as never).array()
    return typeof schema.maxItems === 'number' ? list.atMostLength(schema.maxItems) : list
  }
  if (schema.type === 'integer') {
    const { minimum, maximum } = schema
    let whole = ark('number.integer')
    if (typeof minimum === 'number') whole = whole.atLeast(minimum) as typeof whole
    if (typeof maximum === 'number') whole = whole.atMost(maximum) as typeof whole
    return whole
  }
  if (schema.type === 'boolean') return ark('boolean')
  if (schema.type !== 'string') return ark('unknown')
  if (Array.isArray(anyOf)) {
    const [one, other] = anyOf.map((each) => ark(arkOf({ ...each, type: 'string' }) as never))
    return one === undefined || other === undefined ? 'string' : one.or(other)
  }
  const { minLength, maxLength, pattern, format } = schema
  if (typeof pattern === 'string') return ark(new RegExp(pattern, 'u'))
  if (typeof format === 'string') return arkFormats[format] ?? ark('string')
  let text = ark('string')
  if (typeof minLength === 'number') text = text.atLeastLength(minLength) as typeof text
  if (typeof maxLength === 'number') text = text.atMostLength(maxLength) as typeof text
  return text
}

const arkFormats: Record<string, unknown> = {
  email: ark('string.email'),
  uri: ark('string.url'),
  'date-time': ark('string.date.iso'),
  'hex-color': ark(hexColor),
}
