import { readFileSync } from 'node:fs'
import { withRuleBranches } from '../../../src/core/contract/rule-branches.js'

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
  const definitions = root.$defs as Record<string, Json>
  const body = plainer(definitions)(root)
  return (body.oneOf as Json[] | undefined) ?? [body]
}

const plainer = (definitions: Record<string, Json>) => {
  const plain = (schema: Json): Json => {
    const { $ref, allOf = [], $defs: _, ...own } = schema
    const targets = typeof $ref === 'string' ? [definitionAt($ref)] : []
    const branches = (allOf as Json[]).filter((branch) => branch['x-rule'] === undefined)
    const result: Json = {}
    for (const part of [...targets, ...branches].map(plain)) merge(result, part)
    for (const [keyword, value] of Object.entries(own)) {
      if (keyword.startsWith('x-') || prose.has(keyword)) continue
      merge(result, { [keyword]: inner(keyword, value) })
    }
    delete result.$schema
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
  const definitionAt = (reference: string): Json =>
    reference
      .slice('#/$defs/'.length)
      .split('/')
      .reduce<unknown>((found, key) => (found as Json)[key], definitions) as Json
  const inner = (keyword: string, value: unknown): unknown => {
    if (keyword === 'properties') {
      const entries = Object.entries(value as Json).filter(([, each]) => typeof each === 'object')
      return Object.fromEntries(entries.map(([key, each]) => [key, plain(each as Json)]))
    }
    if (Array.isArray(value)) {
      return value.map((each) => (typeof each === 'object' && each !== null ? plain(each) : each))
    }
    return typeof value === 'object' && value !== null ? plain(value as Json) : value
  }
  return plain
}

const prose = new Set(['$comment', 'title', 'description', 'default', 'examples'])

function merge(into: Json, part: Json): void {
  for (const [keyword, value] of Object.entries(part)) {
    if (keyword === 'properties') {
      into.properties = { ...(into.properties as Json), ...(value as Json) }
    } else if (keyword === 'required') {
      into.required = [...new Set([...((into.required ?? []) as string[]), ...(value as string[])])]
    } else into[keyword] = value
  }
}
