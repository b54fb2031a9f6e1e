import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { OperationName } from '../../src/core/index.js'
import { check } from './responses.js'

type Node = { [key: string]: unknown }

const musts = (...given: Parameters<typeof check>) =>
  check(...given).findings.filter(({ level }) => level === 'MUST')

/** Every response example with its operation and a matching status. */
function* exampleResponses(family: string): Generator<[string, OperationName, number, unknown]> {
  const url = new URL(`../../openapi/${family}.yaml`, import.meta.url)
  const document: Node = parse(readFileSync(url, 'utf8'))
  const lookUp = (node: unknown): Node => {
    const { $ref } = node as { $ref?: string }
    const path = $ref?.slice(2).split('/') ?? []
    return path.reduce(
      (found, key) => found[key] as Node,
      $ref === undefined ? (node as Node) : document,
    )
  }
  for (const item of Object.values(document.paths as Record<string, Node>)) {
    for (const operation of Object.values(item) as { operationId?: string; responses?: Node }[]) {
      for (const [status, reference] of Object.entries(operation.responses ?? {})) {
        const { content } = lookUp(reference) as { content: Record<string, { examples: Node }> }
        for (const [name, example] of Object.entries(content['application/json']?.examples ?? {})) {
          yield [
            `${operation.operationId} ${status} ${name}`,
            operation.operationId as OperationName,
            Number(status),
            lookUp(example).value,
          ]
        }
      }
    }
  }
}

describe.each(['campaigns', 'offerings'])('the response examples of %s.yaml', (family) => {
  it.each([...exampleResponses(family)])('%s conforms', (_title, operation, status, body) => {
    expect(musts(operation, { status, headers: { 'Retry-After': '30' }, body })).toEqual([])
  })
})
