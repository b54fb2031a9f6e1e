import * as v from 'valibot'
import { hexColor } from './hex-color.js'
import type { Json } from './schema.js'
import type { Validate } from './validate.js'

export function valibot(schema: Json): Validate {
  const compiled = valibotOf(schema)
  return (body) => v.safeParse(compiled, body).success
}

function valibotOf(schema: Json): v.GenericSchema {
  const { enum: members, const: constant, properties, required = [], items, anyOf } = schema
  if (constant !== undefined) return v.literal(constant as string)
  if (Array.isArray(members)) return v.picklist(members as string[])
  if (properties !== undefined || schema.type === 'object') {
    const entries = Object.entries((properties ?? {}) as Record<string, Json>).map(
      ([key, inner]) => {
        const own = valibotOf(inner)
        return [key, (required as string[]).includes(key) ? own : v.optional(own)] as const
      },
    )
    const rest = schema.additionalProperties
    const declared = Object.fromEntries(entries)
    return typeof rest === 'object'
      ? v.objectWithRest(declared, valibotOf(rest as Json))
      : v.looseObject(declared)
  }
  if (schema.type === 'array') {
    const list = v.array(items === undefined ? v.unknown() : valibotOf(items as Json))
    const { maxItems = Number.MAX_SAFE_INTEGER } = schema
    return v.pipe(list, v.maxLength(maxItems as number))
  }
  if (schema.type === 'integer') {
    const { minimum = -Infinity, maximum = Infinity } = schema
    return v.pipe(
      v.number(),
      v.integer(),
      v.minValue(minimum as number),
      v.maxValue(maximum as number),
    )
  }
  if (schema.type === 'boolean') return v.boolean()
  if (schema.type !== 'string') return v.unknown()
  if (Array.isArray(anyOf))
    return v.union(anyOf.map((each) => valibotOf({ ...each, type: 'string' })))
  const { minLength = 0, maxLength = Number.MAX_SAFE_INTEGER, pattern, format } = schema
  return v.pipe(
    v.string(),
    v.minLength(minLength as number),
    v.maxLength(maxLength as number),
    v.regex(typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/),
    valibotFormats[String(format)] ?? v.regex(/^/),
  )
}

const valibotFormats: Record<string, v.PipeItem<string, string, v.BaseIssue<unknown>>> = {
  email: v.email(),
  uri: v.url(),
  'date-time': v.isoTimestamp(),
  'hex-color': v.regex(hexColor),
}
