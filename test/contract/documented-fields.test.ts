import { readFileSync } from 'node:fs'
import { isDeepStrictEqual as equal } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fromPointer, valueAt } from '../../src/core/base/json.js'
import { documents, followed, type Node } from './documents.js'

/**
 * Compares the OpenAPI documents with `documented-fields.yaml`, the hand-written list of what the API
 * description states. That file explains the format of a group.
 */

interface Group {
  operations?: Record<string, OperationFacts>
  of?: string | string[]
  under?: string
  fields?: Record<string, Node>
  pointers?: Record<string, unknown>
}

interface OperationFacts {
  query?: string[]
  header?: string[]
  lacks?: string[]
  'rate-limits'?: [requests: number, seconds: number][]
}

const described: Record<keyof typeof documents, Record<string, Group>> = parse(
  readFileSync(new URL('documented-fields.yaml', import.meta.url), 'utf8'),
)

describe.each(Object.entries(described))('openapi/%s.yaml', (family, sections) => {
  const document = documents[family as keyof typeof documents]

  it.each(Object.entries(sections))('contains what the API description states: %s', (_, group) => {
    expect(missing(document, group)).toEqual([])
  })
})

/** Returns one line for each fact of a group that the document does not have. */
function missing(document: Node, group: Group): string[] {
  const problems: string[] = []
  for (const [id, facts] of Object.entries(group.operations ?? {})) {
    problems.push(...missingOfOperation(document, id, facts))
  }
  for (const place of [group.of ?? []].flat()) {
    const root = bodySchema(document, place)
    for (const [name, facts] of Object.entries(group.fields ?? {})) {
      const field = group.under === undefined ? name : `${group.under}.${name}`
      problems.push(...missingOfField(document, root, field, facts).map((p) => `${place} ${p}`))
    }
  }
  for (const [pointer, want] of Object.entries(group.pointers ?? {})) {
    const got = lookup(document, pointer)
    const isSame =
      !isNode(want) || Array.isArray(want)
        ? equal(got, want)
        : Object.hasOwn(want, 'keys')
          ? equal(Object.keys(got ?? {}), want.keys)
          : Object.entries(want).every(([key, value]) => equal((got as Node)?.[key], value))
    if (!isSame) problems.push(`${pointer}: ${JSON.stringify(got)}`)
  }
  return problems
}

function missingOfOperation(document: Node, id: string, facts: OperationFacts): string[] {
  const operation = findOperation(document, id)
  if (operation === undefined) return [`${id}: no such operation`]
  const parameters = ((operation.parameters ?? []) as Node[]).map((p) => followed(document, p))
  const named = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name)
  const has = (all: unknown[], wanted: unknown[] = []) => wanted.every((one) => all.includes(one))
  const limits = operation['x-rate-limits']
  const checks: [string, boolean][] = [
    ['query parameters', has(named('query'), facts.query)],
    ['headers', has(named('header'), facts.header)],
    ['lacks', !facts.lacks?.some((name) => parameters.some((p) => p.name === name))],
    [
      'rate limits',
      !facts['rate-limits'] ||
        equal(
          limits,
          facts['rate-limits'].map(([requests, seconds]) => ({ requests, 'per-seconds': seconds })),
        ),
    ],
  ]
  return checks.filter(([, right]) => !right).map(([what]) => `${id}: ${what}`)
}

function missingOfField(document: Node, root: Node[], field: string, facts: Node): string[] {
  const places = field.split('.').reduce(
    (found, segment) =>
      found
        .flatMap((place) => expand(document, place, 'always'))
        .map((node) => (node.properties as Node)?.[segment])
        .filter(isNode),
    root,
  )
  if (places.length === 0) return [`${field}: no such field`]
  const nodes = places.flatMap((place) => expand(document, place, 'under rules'))
  return Object.entries(facts)
    .filter(([keyword, want]) => !says(nodes, keyword, want))
    .map(([keyword]) => `${field}: ${keyword}`)
}

function says(nodes: Node[], keyword: string, want: unknown): boolean {
  const all = (name: string) => nodes.map((node) => node[name]).filter((v) => v !== undefined)
  if (keyword === 'untyped') return all('type').length === 0
  if (keyword !== 'enum') return all(keyword).some((value) => equal(value, want))
  const values = new Set(all('enum').flat())
  return equal([...values].sort(), [...(want as string[])].sort())
}

/** Whether a walk through the schemas enters rules (branches with `x-rule`, `then`). */
type Follows = 'always' | 'under rules'

/** Returns the schema with all schemas that it is composed of. */
function expand(document: Node, schema: Node, follows: Follows, seen = new Set<Node>()): Node[] {
  const node = followed(document, schema)
  if (seen.has(node)) return []
  seen.add(node)
  const composed = [node.allOf, node.anyOf, node.oneOf]
  const conditional = follows === 'under rules' ? [node.then, node.else] : []
  return [
    node,
    ...[...composed, ...conditional]
      .flat()
      .filter(isNode)
      .filter((branch) => follows === 'under rules' || branch['x-rule'] === undefined)
      .flatMap((branch) => expand(document, branch, follows, seen)),
  ]
}

/** Returns the schemas of a request body (`operation`) or a pointer. */
function bodySchema(document: Node, place: string): Node[] {
  if (place.startsWith('/')) return [lookup(document, place)].filter(isNode)
  const body = findOperation(document, place)?.requestBody
  if (!isNode(body)) return []
  const content = followed(document, body).content as Record<string, { schema: Node }>
  return Object.values(content).map(({ schema }) => schema)
}

/** Returns an operation with the parameters of its path. */
function findOperation(document: Node, id: string): Node | undefined {
  for (const item of Object.values(document.paths as Record<string, Node>)) {
    for (const operation of Object.values(item)) {
      if (isNode(operation) && operation.operationId === id) {
        return {
          ...operation,
          parameters: [item.parameters ?? [], operation.parameters ?? []].flat(),
        }
      }
    }
  }
  return undefined
}

const lookup = (document: Node, pointer: string): unknown => valueAt(document, fromPointer(pointer))

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
