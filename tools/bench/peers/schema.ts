import { readFileSync } from 'node:fs'
import { withRuleBranches } from '../../../src/core/contract/rule-branches.js'
import { flattened } from '../../generate/documents.js'

export type Json = Record<string, unknown>

/** Returns whether a body is valid; collects all violations if the peer can. */
export type Validate = (body: unknown) => boolean

/** Returns the structure of an operation's body, or of one of its variants. */
export function structureOf(operation: string, channel: string | undefined): Json {
  const shapes = shapesOf(operation)
  const fits = (shape: Json) =>
    ((shape.properties as Json).channel as Json | undefined)?.const === channel
  return (shapes.length === 1 ? shapes[0] : shapes.find(fits)) as Json
}

/**
 * Returns the structure of a body as plain JSON Schema without references, which every peer can
 * read: types, required fields, enums, bounds and formats, without rules and unknown fields.
 */
export function shapesOf(operation: string): Json[] {
  const file = new URL(`../../../generated/schemas/${operation}.json`, import.meta.url)
  const root = withRuleBranches(JSON.parse(readFileSync(file, 'utf8'))) as Json
  const body = plainIn(root)(root)
  return (body.oneOf as Json[] | undefined) ?? [body]
}

const plainIn = (root: Json) => {
  const plain = (given: Json): Json => {
    const { schema } = flattened(root, given)
    const result = Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword]) => !keyword.startsWith('x-') && !ignored.has(keyword))
        .map(([keyword, value]) => [keyword, inner(keyword, value)]),
    )
    if (Array.isArray(result.anyOf) && result.type === 'string') {
      result.anyOf = result.anyOf
        // Most peers compile patterns without the flag `u`, which international addresses need.
        .map((choice) =>
          /[\u{10000}-\u{10ffff}]/u.test(choice.pattern) ? { format: 'email' } : choice,
        )
        // Some peers ignore a format without a type.
        .map((choice) => ({ type: 'string', ...choice }))
    }
    return result
  }
  const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null
  const inner = (keyword: string, value: unknown): unknown => {
    if (keyword === 'properties') {
      const entries = Object.entries(value as Json).filter(([, each]) => isSchema(each))
      return Object.fromEntries(entries.map(([key, each]) => [key, plain(each as Json)]))
    }
    if (Array.isArray(value)) return value.map((each) => (isSchema(each) ? plain(each) : each))
    return isSchema(value) ? plain(value) : value
  }
  return plain
}

const ignored = new Set([
  '$schema',
  '$defs',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
])
