import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { type as ark } from 'arktype'
import { Compile } from 'typebox/compile'
import { Format } from 'typebox/format'
import * as v from 'valibot'
import { z } from 'zod'
import { addFormats, hexColor } from './formats.js'
import type { Json } from './schema.js'

/*
 * Peers that judge the structure of a body. Each is given the same schema and tells whether a body
 * fits, having collected everything that is wrong with it where it can.
 */

export type Judge = (body: unknown) => boolean

const standaloneCode = standaloneModule as unknown as (ajv: Ajv2020, validate: unknown) => string

function ajvWith(mode: 'full' | 'fast', code: object = {}): Ajv2020 {
  return addFormats(
    new Ajv2020({ allErrors: true, strict: false, unicodeRegExp: false, code }),
    mode,
  )
}

const atRunTime = (schema: Json): Judge => ajvWith('full').compile(schema) as Judge

/** The code that Ajv writes is loaded as a server would load it: from a file beside its packages. */
const standalone =
  (mode: 'full' | 'fast') =>
  (schema: Json): Judge => {
    const ajv = ajvWith(mode, { source: true })
    const folder = mkdtempSync(fileURLToPath(new URL('node_modules/.standalone-', import.meta.url)))
    const file = join(folder, 'validate.cjs')
    try {
      writeFileSync(file, standaloneCode(ajv, ajv.compile(schema)))
      return createRequire(import.meta.url)(file) as Judge
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

function typeBox(schema: Json): Judge {
  Format.Set('hex-color', (text) => hexColor.test(text))
  const compiled = Compile(schema as never)
  return (body) => compiled.Check(body) || [...compiled.Errors(body)].length === 0
}

function zod(schema: Json): Judge {
  const compiled = z.fromJSONSchema(schema as never)
  return (body) => compiled.safeParse(body).success
}

function valibot(schema: Json): Judge {
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

function arkType(schema: Json): Judge {
  const compiled = ark(arkOf(schema) as never) as unknown as (body: unknown) => unknown
  return (body) => !(compiled(body) instanceof ark.errors)
}

/** A definition in ArkType's own words. */
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

/** Each with what it does less than the library, beside the rules and the notice of unknown fields. */
export const structurePeers: readonly {
  name: string
  lacks: string
  prepare: (schema: Json) => Judge
}[] = [
  { name: 'Ajv, at run time', lacks: 'lenient date-time', prepare: atRunTime },
  { name: 'Ajv, standalone', lacks: 'lenient date-time', prepare: standalone('full') },
  {
    name: 'Ajv, standalone, fast formats',
    lacks: 'formats accept 30 February and a@b',
    prepare: standalone('fast'),
  },
  { name: 'TypeBox', lacks: '', prepare: typeBox },
  { name: 'Valibot', lacks: 'lenient date-time', prepare: valibot },
  { name: 'Zod', lacks: 'lenient date-time', prepare: zod },
  { name: 'ArkType', lacks: 'lenient date-time', prepare: arkType },
]
