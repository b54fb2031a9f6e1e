import Ajv from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { formats } from '../../src/core/formats/formats.js'
import { createContract, type OperationName } from '../../src/core/index.js'
import { documents, followed, type Node } from './documents.js'

/** Every example of a document: its path, its value, and its schema. */
function* examplesOf(document: Node): Generator<{ place: string; value: unknown; schema: Node }> {
  const seen = new Set<unknown>()
  function* visit(node: unknown, place: string): ReturnType<typeof examplesOf> {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const { examples, example, schema, default: byDefault } = node as Node
    if (schema !== undefined && examples !== undefined) {
      for (const [name, reference] of Object.entries(examples as Node)) {
        const { value } = followed(document, reference)
        yield { place: `${place} ${name}`, value, schema: schema as Node }
      }
    }
    if (schema !== undefined && example !== undefined) {
      yield { place, value: example, schema: schema as Node }
    }
    if (byDefault !== undefined && place.includes('/schemas/')) {
      yield { place: `${place} default`, value: byDefault, schema: node as Node }
    }
    for (const [key, inner] of Object.entries(node)) yield* visit(inner, `${place}/${key}`)
  }
  yield* visit(document, '')
}

describe.each(Object.entries(documents))('%s.yaml', (family, document) => {
  const ajv = new Ajv.default({ strict: false, allErrors: true, formats })
  ajv.addSchema({ $id: family, components: document.components })
  const examples = [...examplesOf(document)]

  it('has examples for every request body and every response', () => {
    const paths = Object.values(document.paths as Record<string, Node>)
    const operations = paths.flatMap((item) => Object.values(item) as Node[])
    const parts = operations.flatMap((operation) => [
      ...(operation.requestBody ? [operation.requestBody] : []),
      ...Object.values((operation.responses ?? {}) as Node),
    ])
    const without = parts
      .map((part) => followed(document, part))
      .filter(({ content }) => {
        const { examples: named } = (content as Record<string, Node>)['application/json'] ?? {}
        return Object.keys((named ?? {}) as Node).length === 0
      })
    expect(parts.length).toBeGreaterThan(10)
    expect(without.map(({ description }) => description)).toEqual([])
  })

  it.each(examples.map((each) => [each.place, each] as const))('%s', (_place, each) => {
    const { value, schema } = each
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${family}#/`))
    const validate = ajv.compile(absolute)
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  })

  const requests = Object.values(document.paths as Record<string, Node>)
    .flatMap((item) => Object.values(item) as Node[])
    .filter(({ requestBody }) => requestBody !== undefined)
    .flatMap(({ operationId, requestBody }) => {
      const { content } = followed(document, requestBody) as { content: Record<string, Node> }
      const named = (content['application/json']?.examples ?? {}) as Node
      return Object.entries(named).map(
        ([name, node]) =>
          [
            `${operationId}: ${name}`,
            operationId as OperationName,
            followed(document, node),
          ] as const,
      )
    })

  it.each(requests)('%s is a request that the library accepts', (_name, operation, { value }) => {
    const contract = createContract({ clock: () => new Date('2026-01-01T00:00:00Z') })
    const verdict = contract.check(operation, { body: value })
    expect(verdict.ok ? [] : verdict.violations).toEqual([])
  })
})
