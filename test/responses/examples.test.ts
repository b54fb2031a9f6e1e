import { describe, expect, it } from 'vitest'
import type { OperationName } from '../../src/core/index.js'
import { documents, followed, type Node } from '../contract/documents.js'
import { check } from './responses.js'

const musts = (...given: Parameters<typeof check>) =>
  check(...given).findings.filter(({ level }) => level === 'MUST')

/** Every response example with its operation and a matching status. */
function* exampleResponses(document: Node): Generator<[string, OperationName, number, unknown]> {
  for (const item of Object.values(document.paths as Record<string, Node>)) {
    for (const operation of Object.values(item) as { operationId?: string; responses?: Node }[]) {
      for (const [status, reference] of Object.entries(operation.responses ?? {})) {
        const { content } = followed(document, reference) as {
          content: Record<string, { examples: Node }>
        }
        for (const [name, example] of Object.entries(content['application/json']?.examples ?? {})) {
          yield [
            `${operation.operationId} ${status} ${name}`,
            operation.operationId as OperationName,
            Number(status),
            followed(document, example).value,
          ]
        }
      }
    }
  }
}

describe.each(Object.entries(documents))(
  'the response examples of %s.yaml',
  (_family, document) => {
    it.each([...exampleResponses(document)])('%s conforms', (_title, operation, status, body) => {
      expect(musts(operation, { status, headers: { 'Retry-After': '30' }, body })).toEqual([])
    })
  },
)
