import * as fc from 'fast-check'
import { formatArbitrary, formatOf, isTemplateChoice, leastOfFormat } from './format.js'
import type { BodyContract, Node, Schema } from './schema.js'

/** Keys for objects with arbitrary keys: locales, variations. */
const openKeys = ['default', 'fr', 'pt_BR', 'variation_1', 'variation_2', 'variation_3'] as const

/** Values for fields without a type. */
const anything = fc.oneof(
  fc.constantFrom<unknown>('text', '', 0, 1.5, -7, true, false, null, [], {}, ['a', 1]),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constant<unknown>({ note: ['any', { depth: 2 }] }),
)

const text = fc.oneof(
  fc.constantFrom('a', 'Weekend sale', 'Grüße', 'Hello {{name}}', '周末', '0', 'true', ' '),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
)

/**
 * Generates structurally valid values: types, enums, formats, bounds, required and declared keys.
 * Ignores branches tagged with a rule, except patterns and constants.
 */
export function valueArbitrary(contract: BodyContract, schema: Schema): fc.Arbitrary<unknown> {
  const shapes = contract.shapes(schema).filter(isPossible)
  return fc.oneof(...shapes.map((shape) => ofShape(contract, shape)))
}

/** Excludes shapes that require a key they forbid; they exist only to reject values. */
const isPossible = ({ required, properties }: Node): boolean =>
  !required?.some((key) => properties?.[key] === false)

function ofShape(contract: BodyContract, node: Node): fc.Arbitrary<unknown> {
  const constant = constantOf(node)
  if (constant !== undefined) return fc.constant(constant)
  if (node.enum !== undefined) return fc.constantFrom(...node.enum)
  if (node.type === 'object' || node.properties !== undefined) return ofObject(contract, node)
  if (node.type === 'array' || node.items !== undefined) return ofArray(contract, node)
  if (node.type === 'string') return ofString(node)
  if (node.type === 'integer') {
    return fc.integer({ min: node.minimum ?? 0, max: node.maximum ?? 1000 })
  }
  return node.type === 'boolean' ? fc.boolean() : anything
}

/** Returns the only value that a schema or a rule about it allows. */
const constantOf = (node: Node): unknown =>
  node.const ?? node.tagged.find((branch) => branch.const !== undefined)?.const

function ofObject(contract: BodyContract, node: Node): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = node
  const allowed = Object.entries(properties).filter(([, schema]) => schema !== false)
  const declared = fc.record(
    Object.fromEntries(allowed.map(([key, schema]) => [key, valueArbitrary(contract, schema)])),
    { requiredKeys: required.filter((key) => properties[key] !== false) as never[] },
  )
  if (typeof additionalProperties !== 'object') return declared
  const open = fc.dictionary(
    fc.constantFrom(...openKeys),
    valueArbitrary(contract, additionalProperties),
    { minKeys: leastKeys(node), maxKeys: 3, noNullPrototype: true },
  )
  return fc.tuple(open, declared).map(([extra, known]) => ({ ...extra, ...(known as object) }))
}

const leastKeys = (node: Node): number =>
  node['x-expects-content'] === true ||
  node.tagged.some(({ minProperties = 0 }) => minProperties > 0)
    ? 1
    : 0

function ofArray(contract: BodyContract, node: Node): fc.Arbitrary<unknown> {
  return fc.array(valueArbitrary(contract, node.items ?? true), {
    minLength: leastLength(node),
    maxLength: node.maxItems ?? 4,
  })
}

const leastLength = (node: Node): number =>
  Math.max(node.minItems ?? 0, node['x-expects-content'] === true ? 1 : 0)

const ofPattern = new Map<string, fc.Arbitrary<string>>()

/** Returns the arbitrary of a pattern, built once: that takes longer than to draw from it. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known =
    ofPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'), { size: 'medium' })
  ofPattern.set(pattern, known)
  return known
}

function ofString(node: Node): fc.Arbitrary<string> {
  const { minLength = 0, maxLength } = node
  const pattern = patternOf(node)
  if (pattern !== undefined) {
    return matching(pattern).map((string) => string.padEnd(minLength, 'a').slice(0, maxLength))
  }
  if (isTemplateChoice(node)) {
    return fc.oneof(
      { weight: 4, arbitrary: formatArbitrary(formatOf(node) as string) },
      { weight: 1, arbitrary: fc.constantFrom('{{value}}', 'x{% if a %}b{% endif %}') },
    )
  }
  if (node.format !== undefined) return formatArbitrary(node.format)
  return text.map((string) => string.padEnd(minLength, 'a').slice(0, maxLength))
}

/** Returns the pattern of a string, also from a rule. */
const patternOf = (node: Node): string | undefined =>
  node.pattern ?? node.tagged.find(({ pattern }) => pattern !== undefined)?.pattern

export function leastValue(contract: BodyContract, schema: Schema): unknown {
  const node = contract.shapes(schema).filter(isPossible)[0] as Node
  const constant = constantOf(node)
  if (constant !== undefined) return constant
  if (node.enum !== undefined) return node.enum[0]
  if (node.type === 'object' || node.properties !== undefined) {
    const { properties = {}, required = [] } = node
    return Object.fromEntries(
      required.map((key) => [key, leastValue(contract, properties[key] ?? true)]),
    )
  }
  if (node.type === 'array' || node.items !== undefined) {
    const item = leastValue(contract, node.items ?? true)
    return Array.from({ length: leastLength(node) }, () => item)
  }
  if (node.type === 'integer') return node.minimum ?? 1
  if (node.type === 'boolean') return true
  return node.type === 'string' ? leastString(node) : 'text'
}

function leastString(node: Node): string {
  if (patternOf(node) !== undefined)
    return fc.sample(ofString(node), { numRuns: 1, seed: 0 })[0] ?? ''
  const format = formatOf(node)
  return (format && leastOfFormat[format]) ?? 'text'.padEnd(node.minLength ?? 0, 'a')
}
