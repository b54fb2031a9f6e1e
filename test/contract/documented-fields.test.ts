import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

/**
 * Compares the OpenAPI documents with `documented-fields.yaml`, the hand-written list of what the API
 * description states. That file explains the format of a group.
 */

type Node = { [keyword: string]: unknown }

interface Group {
  operations?: Record<string, OperationFacts>
  of?: string | string[]
  under?: string
  fields?: Record<string, Node>
  pointers?: Record<string, unknown>
}

interface OperationFacts {
  method?: string
  path?: string
  statuses?: number[]
  'path-parameters'?: string[]
  query?: string[]
  header?: string[]
  lacks?: string[]
  'required-parameters'?: string[]
  samples?: Record<string, [right: string, wrong: string]>
  body?: 'required'
  'rate-limits'?: [requests: number, seconds: number][]
  'rate-limit-windows'?: number[]
  idempotency?: Node
}

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const described: Record<string, Record<string, Group>> = parse(
  read('test/contract/documented-fields.yaml'),
)

describe.each(Object.entries(described))('openapi/%s.yaml', (family, sections) => {
  const document: Node = parse(read(`openapi/${family}.yaml`))

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
      const field = [group.under ?? '', name].filter((part) => part !== '').join('.')
      problems.push(...missingOfField(document, root, field, facts).map((p) => `${place} ${p}`))
    }
  }
  for (const [pointer, want] of Object.entries(group.pointers ?? {})) {
    const got = lookup(document, pointer)
    const keys = isNode(want) && Object.hasOwn(want, 'keys') ? want.keys : undefined
    const same = keys === undefined ? equal(got, want) : equal(Object.keys(got ?? {}), keys)
    if (!same) problems.push(`${pointer}: ${JSON.stringify(got)}`)
  }
  return problems
}

function missingOfOperation(document: Node, id: string, facts: OperationFacts): string[] {
  const found = findOperation(document, id)
  if (found === undefined) return [`${id}: no such operation`]
  const { method, path, operation } = found
  const parameters = ((operation.parameters ?? []) as Node[]).map((p) => follow(document, p))
  const named = (place: string) => parameters.filter((p) => p.in === place).map((p) => p.name)
  const has = (all: unknown[], wanted: unknown[] = []) => wanted.every((one) => all.includes(one))
  const limits = operation['x-rate-limits']
  const checks: [string, boolean][] = [
    ['method', has([method], facts.method ? [facts.method] : [])],
    ['path', has([path], facts.path ? [facts.path] : [])],
    ['statuses', has(Object.keys(operation.responses as Node).map(Number), facts.statuses)],
    ['path parameters', has(named('path'), facts['path-parameters'])],
    ['query parameters', has(named('query'), facts.query)],
    ['headers', has(named('header'), facts.header)],
    ['lacks', !facts.lacks?.some((name) => parameters.some((p) => p.name === name))],
    [
      'required parameters',
      has(
        parameters.filter((p) => p.required === true).map((p) => p.name),
        facts['required-parameters'],
      ),
    ],
    [
      'samples',
      Object.entries(facts.samples ?? {}).every(([name, [right, wrong]]) => {
        const schemas = parameters
          .filter((p) => p.name === name)
          .flatMap((p) => expand(document, p.schema as Node, 'under rules'))
        const matches = (sample: string) =>
          schemas.every(({ pattern }) => !pattern || new RegExp(String(pattern)).test(sample))
        return matches(right) && !matches(wrong)
      }),
    ],
    [
      'body',
      !facts.body || follow(document, (operation.requestBody ?? {}) as Node).required === true,
    ],
    [
      'rate limits',
      !facts['rate-limits'] ||
        equal(
          limits,
          facts['rate-limits'].map(([requests, seconds]) => ({ requests, 'per-seconds': seconds })),
        ),
    ],
    [
      'rate limit windows',
      !facts['rate-limit-windows'] ||
        equal((limits as Node | undefined)?.windows, facts['rate-limit-windows']),
    ],
    ['idempotency', !facts.idempotency || equal(operation['x-idempotency'], facts.idempotency)],
  ]
  return checks.filter(([, right]) => !right).map(([what]) => `${id}: ${what}`)
}

function missingOfField(document: Node, root: Node[], field: string, facts: Node): string[] {
  const segments = field === '' ? [] : field.split('.')
  const reach = (follows: Follows) =>
    segments.reduce(
      (places, segment) =>
        places
          .flatMap((place) => expand(document, place, follows))
          .flatMap((node) => inner(node, segment)),
      root,
    )
  const places = reach('always')
  if (places.length === 0) return [`${field}: no such field`]
  const conditional = reach('under rules').flatMap((place) =>
    expand(document, place, 'under rules'),
  )
  const required = new Set(conditional.flatMap((node) => (node.required ?? []) as string[]))
  const nodes = places.flatMap((place) => expand(document, place, 'under rules'))
  return Object.entries(facts)
    .filter(([keyword, want]) =>
      keyword === 'required'
        ? !(want as string[]).every((key) => required.has(key))
        : !says(nodes, keyword, want),
    )
    .map(([keyword]) => `${field}: ${keyword}`)
}

function says(nodes: Node[], keyword: string, want: unknown): boolean {
  const all = (name: string) => nodes.map((node) => node[name]).filter((v) => v !== undefined)
  const expected = (all('x-expected') as Node[]).flatMap((schema) => schema.enum ?? [])
  const values = new Set([...all('enum').flat(), ...expected, ...all('const')])
  switch (keyword) {
    case 'enum':
      return equal([...values].sort(), [...(want as string[])].sort())
    case 'values':
      return (want as string[]).every((value) => values.has(value))
    case 'untyped':
      return all('type').length === 0
    default:
      return all(keyword).some((value) => equal(value, want))
  }
}

/** Whether a walk through the schemas enters rules (branches with `x-rule`, `then`). */
type Follows = 'always' | 'under rules'

/** Returns the schema with all schemas that it is composed of. */
function expand(document: Node, schema: Node, follows: Follows, seen = new Set<Node>()): Node[] {
  const node = follow(document, schema)
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

/** Returns the schemas of one segment of a dotted path; `true` allows all, `false` nothing. */
function inner(node: Node, segment: string): Node[] {
  const found =
    segment === '*'
      ? [node.additionalProperties, node.items]
      : [(node.properties as Node)?.[segment]]
  return found.map((schema) => (schema === true ? {} : schema)).filter(isNode)
}

/** Returns the schemas of a request body (`operation`), a response (`operation status`) or a pointer. */
function bodySchema(document: Node, place: string): Node[] {
  if (place.startsWith('/')) return [lookup(document, place)].filter(isNode)
  const [id = '', status] = place.split(' ')
  const operation = findOperation(document, id)?.operation
  const holder =
    status === undefined ? operation?.requestBody : (operation?.responses as Node)?.[status]
  if (!isNode(holder)) return []
  const content = follow(document, holder).content as Record<string, { schema: Node }>
  return Object.values(content).map(({ schema }) => schema)
}

function findOperation(document: Node, id: string) {
  for (const [path, item] of Object.entries(document.paths as Record<string, Node>)) {
    for (const [method, operation] of Object.entries(item)) {
      if (isNode(operation) && operation.operationId === id) {
        const parameters = [item.parameters ?? [], operation.parameters ?? []].flat()
        return { method, path, operation: { ...operation, parameters } as Node }
      }
    }
  }
  return undefined
}

function follow(document: Node, value: Node): Node {
  return typeof value.$ref === 'string'
    ? follow(document, lookup(document, value.$ref.slice(1)) as Node)
    : value
}

const lookup = (document: Node, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Node | undefined)?.[key], document)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const equal = (left: unknown, right: unknown): boolean => canonical(left) === canonical(right)

/** Returns JSON text that does not depend on the order of keys. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part) =>
    isNode(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
