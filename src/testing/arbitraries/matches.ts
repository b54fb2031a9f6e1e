import { isObject } from '../../core/base/json.js'
import type { BodyContract, Schema } from './schema.js'

/**
 * Whether a value fits a tagged branch. Knows the keywords that the tagged branches of the
 * contract use, and throws on another: a condition that is not understood must not pass.
 */
export function matches(contract: BodyContract, schema: Schema, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema
  const fits = (inner: Schema, at: unknown = value) => matches(contract, inner, at)
  return Object.entries(contract.node(schema)).every(([keyword, argument]) => {
    if (keyword.startsWith('x-') || annotations.has(keyword)) return true
    const test = tests[keyword]
    if (test === undefined) throw new Error(`A tagged branch uses ${keyword}, unknown here`)
    return test(argument as never, value, fits, contract.node(schema))
  })
}

const annotations = new Set([
  'description',
  'title',
  'tagged',
  'location',
  'default',
  'examples',
  'then',
])

type Fits = (schema: Schema, value?: unknown) => boolean
type Test = (
  argument: never,
  value: unknown,
  fits: Fits,
  schema: Exclude<Schema, boolean>,
) => boolean

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
}

const tests: Readonly<Record<string, Test>> = {
  type: (type: string, value) => types[type]?.(value) === true,
  const: (constant: unknown, value) => value === constant,
  enum: (members: unknown[], value) => members.includes(value),
  pattern: (pattern: string, value) =>
    typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  items: (item: Schema, value, fits) =>
    !Array.isArray(value) || value.every((inner) => fits(item, inner)),
  required: (keys: string[], value) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (properties: Record<string, Schema>, value, fits) =>
    !isObject(value) ||
    Object.entries(properties).every(
      ([key, inner]) => !Object.hasOwn(value, key) || fits(inner, value[key]),
    ),
  additionalProperties: (inner: Schema, value, fits, { properties = {} }) =>
    !isObject(value) ||
    Object.keys(value).every((key) => Object.hasOwn(properties, key) || fits(inner, value[key])),
  propertyNames: (inner: Schema, value, fits) =>
    !isObject(value) || Object.keys(value).every((key) => fits(inner, key)),
  anyOf: (choices: Schema[], _value, fits) => choices.some((choice) => fits(choice)),
  not: (inner: Schema, _value, fits) => !fits(inner),
  if: (condition: Schema, _value, fits, { then = true }) => !fits(condition) || fits(then),
}
