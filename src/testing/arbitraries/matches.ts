import { isObject } from '../../core/base/json.js'
import type { BodyContract, Node, Schema } from './schema.js'

/**
 * Returns whether a value matches a tagged branch. Supports the keywords of the tagged branches of
 * the contract, and throws on any other.
 */
export function matches(contract: BodyContract, schema: Schema, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema
  const match = (inner: Schema, at: unknown = value) => matches(contract, inner, at)
  const node = contract.node(schema)
  return assertionsOf(node).every(({ test, argument }) =>
    test(argument as never, value, match, node),
  )
}

interface Assertion {
  test: Test
  argument: unknown
}

const known = new WeakMap<Node, readonly Assertion[]>()

/** Returns the assertions of a schema, read once, since each request is tested against hundreds. */
function assertionsOf(node: Node): readonly Assertion[] {
  const found = known.get(node) ?? readAssertions(node)
  known.set(node, found)
  return found
}

const readAssertions = (node: Node): Assertion[] =>
  Object.entries(node).flatMap(([keyword, argument]) => {
    if (keyword.startsWith('x-') || annotations.has(keyword)) return []
    const test = tests[keyword]
    if (test === undefined) throw new Error(`Unsupported keyword ${keyword} in a tagged branch`)
    return [{ test, argument: keyword === 'pattern' ? expressionOf(argument) : argument }]
  })

const expressionOf = (pattern: string): RegExp => new RegExp(pattern, 'u')

const annotations = new Set([
  'description',
  'title',
  'tagged',
  'location',
  'default',
  'examples',
  'then',
])

type Match = (schema: Schema, value?: unknown) => boolean
type Test = (
  argument: never,
  value: unknown,
  match: Match,
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
  pattern: (pattern: RegExp, value) => typeof value !== 'string' || pattern.test(value),
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  minProperties: (least: number, value) => !isObject(value) || Object.keys(value).length >= least,
  items: (item: Schema, value, match) =>
    !Array.isArray(value) || value.every((inner) => match(item, inner)),
  required: (keys: string[], value) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (properties: Record<string, Schema>, value, match) =>
    !isObject(value) ||
    Object.entries(properties).every(
      ([key, inner]) => !Object.hasOwn(value, key) || match(inner, value[key]),
    ),
  additionalProperties: (inner: Schema, value, match, { properties = {} }) =>
    !isObject(value) ||
    Object.keys(value).every((key) => Object.hasOwn(properties, key) || match(inner, value[key])),
  propertyNames: (inner: Schema, value, match) =>
    !isObject(value) || Object.keys(value).every((key) => match(inner, key)),
  anyOf: (choices: Schema[], _value, match) => choices.some((choice) => match(choice)),
  not: (inner: Schema, _value, match) => !match(inner),
  if: (condition: Schema, _value, match, { then = true }) => !match(condition) || match(then),
}
