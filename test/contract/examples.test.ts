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

  /** The request, if there is a body, and the responses of each operation, with their examples. */
  const parts = Object.values(document.paths as Record<string, Node>)
    .flatMap((item) => Object.values(item) as Node[])
    .filter(({ operationId }) => operationId !== undefined)
    .flatMap(({ operationId, requestBody, responses }) =>
      Object.entries({ ...(requestBody !== undefined && { requestBody }), ...(responses as Node) })
        .map(([name, part]) => [name, followed(document, part).content as Contents] as const)
        .map(([name, { 'application/json': json }]) => ({
          operation: operationId as OperationName,
          name,
          title: `${operationId} ${name}`,
          examples: Object.entries(json.examples ?? {}).map(
            ([title, each]) => [title, followed(document, each).value] as const,
          ),
        })),
    )

  it('has examples for every request body and every response', () => {
    expect(parts.length).toBeGreaterThan(10)
    expect(parts.filter((part) => part.examples.length === 0)).toEqual([])
  })

  it.each(examples.map((each) => [each.place, each] as const))('%s', (_place, each) => {
    const { value, schema } = each
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${family}#/`))
    const validate = ajv.compile(absolute)
    validate(value)
    expect(validate.errors ?? []).toEqual([])
  })

  it.each(parts)('the examples of $title conform', ({ operation, name, examples }) => {
    const contract = createContract({ clock: () => new Date('2026-01-01T00:00:00Z') })
    const headers = { 'Retry-After': '30' }
    const wrong = examples.filter(([, body]) =>
      name === 'requestBody'
        ? !contract.check(operation, { body }).ok
        : !contract.checkResponse(operation, { status: Number(name), headers, body }).ok,
    )
    expect(wrong).toEqual([])
  })
})

type Contents = { 'application/json': { examples?: Node } }
