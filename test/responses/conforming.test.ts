import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createContract, type OperationName } from '../../src/core/index.js'
import {
  type ConformanceCase,
  inputOf,
  operationOf,
  requestOf,
  topics,
} from '../conformance/load-cases.js'
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

/** Returns the library's response to a case, with its request; none if it accepts. */
function answerTo(given: ConformanceCase) {
  const contract = createContract(given.options)
  if (given.http !== undefined) {
    const { headers } = given.http
    const verdict = contract.checkHttp(given.http)
    if (verdict === undefined || verdict.ok) return []
    // The response to another method or spelling has the format of the path's family.
    const operation = verdict.operation ?? operationOf(given)
    return [{ operation, response: verdict.response, context: { request: { headers } } }]
  }
  const request = requestOf(given)
  const { input, facts } = inputOf(request)
  const verdict = contract.check(request.operation, input, facts)
  if (verdict.ok) return []
  const { operation, response } = verdict
  return [{ operation, response, context: { request: input, facts } }]
}

describe('the error responses of the library', () => {
  const answers = topics
    .flatMap(({ cases }) => cases)
    .flatMap((given) => answerTo(given).map((each) => [given.id, given.options, each] as const))

  it('are many', () => {
    expect(answers.length).toBeGreaterThan(200)
  })

  it.each(answers)('%s conforms', (_id, options, { operation, response, context }) => {
    expect(musts(operation, response, context, options)).toEqual([])
  })
})
