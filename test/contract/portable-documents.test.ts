import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { isObject } from '../../src/core/base/json.js'
import { createContract } from '../../src/core/index.js'

/* The documents avoid what generators of clients and values misread or reject. */

type Node = { readonly [key: string]: unknown }

const read = (family: string): Node =>
  parse(readFileSync(new URL(`../../openapi/${family}.yaml`, import.meta.url), 'utf8'))

/** Keywords with a schema that says nothing about the type of a value. */
const conditions = ['if', 'then', 'else', 'not', 'propertyNames']

/** Returns every object in a document except its examples, with its pointer. */
function* parts(value: unknown, pointer = ''): Generator<[pointer: string, part: Node]> {
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) yield* parts(inner, `${pointer}/${index}`)
  }
  if (!isObject(value)) return
  yield [pointer, value]
  for (const [key, inner] of Object.entries(value)) {
    if (key !== 'examples' && key !== 'example') yield* parts(inner, `${pointer}/${key}`)
  }
}

const isCondition = (pointer: string) =>
  pointer.split('/').some((key) => conditions.includes(key) || key.startsWith('x-'))

describe.each(['campaigns', 'offerings'])('%s.yaml', (family) => {
  const document = read(family)
  const all = [...parts(document)]

  /** Returns the schemas that a schema consists of. */
  function composed(schema: unknown): Node[] {
    if (!isObject(schema)) return []
    const { $ref, allOf = [] } = schema
    const target = String($ref ?? '')
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Node)[key], document)
    const inner = [...($ref === undefined ? [] : [target]), ...(allOf as unknown[])]
    return [schema, ...inner.flatMap(composed)]
  }

  it('describes every schema and every property', () => {
    const isDescribed = (schema: unknown) =>
      composed(schema).some(({ description }) => typeof description === 'string')
    const { schemas } = document.components as { schemas: Node }
    const properties = all
      // A branch of `allOf` restricts properties that another branch describes.
      .filter(([pointer]) => !isCondition(pointer) && !/\/allOf\/\d+/.test(pointer))
      .flatMap(([pointer, part]) =>
        Object.entries((part.properties ?? {}) as Node).map(
          ([name, schema]) => [`${pointer}/properties/${name}`, schema] as const,
        ),
      )
    expect(properties.length).toBeGreaterThan(20)
    const missing = [...Object.entries(schemas), ...properties].filter(
      ([, schema]) => !isDescribed(schema),
    )
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('has no boolean schemas except in `additionalProperties`', () => {
    const wrong = all.flatMap(([pointer, { properties, items, not, if: condition, ...rest }]) =>
      [
        ...Object.entries((properties ?? {}) as Node),
        ...Object.entries({ items, not, if: condition, then: rest.then, else: rest.else }),
      ]
        .filter(([, schema]) => typeof schema === 'boolean')
        .map(([key]) => `${pointer}/${key}`),
    )
    expect(wrong).toEqual([])
  })

  it('has rules only in `else`, in `x-satisfies`, or beside a keyword', () => {
    const rules = all.filter(([, part]) => part['x-rule'] !== undefined)
    const wrong = rules.filter(
      ([pointer]) => !/\/else(\/allOf\/\d+)?$|\/x-satisfies\//.test(pointer),
    )
    expect(wrong.map(([pointer]) => pointer)).toEqual([])
  })

  it('names a rule only for a keyword that is there', () => {
    const ids = new Set<string>(createContract().rules.map(({ id }) => id))
    const named = all.flatMap(([pointer, part]) =>
      Object.entries((part['x-keyword-rules'] ?? {}) as Record<string, string>).map(
        ([keyword, id]) => ({ pointer, id, exists: keyword in part }),
      ),
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter(({ id, exists }) => !exists || !ids.has(id))).toEqual([])
  })

  it('has responses with a single status', () => {
    const statuses = all.flatMap(([, { responses, operationId }]) =>
      operationId === undefined ? [] : Object.keys(responses as Node),
    )
    expect(statuses.filter((status) => !/^\d{3}$/.test(status))).toEqual([])
  })
})
