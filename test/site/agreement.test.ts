import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { Answer } from '../../site/playground/protocol.js'
import { answering } from '../../site/playground/worker/answer.js'
import { createContract, type OperationName, type Verdict } from '../../src/core/index.js'
import { brokenRequest, validRequest } from '../../src/testing/arbitraries/index.js'

const ask = answering()
const contract = createContract({ responseId: () => '00000000-0000-4000-8000-000000000000' })
const operations = Object.keys(contract.operations) as OperationName[]

/** Valid requests and requests with mistakes, as data. */
const generated = fc
  .constantFrom(...operations)
  .chain((operation) =>
    fc.oneof(
      validRequest(operation),
      ...([1, 2] as const).map((faults) => brokenRequest(operation, { faults })),
    ),
  )
  .map(({ operation, request, facts }) => ({
    facts,
    sent: JSON.parse(JSON.stringify({ operation, request, facts })) as Sent,
  }))

/** A generated request as it is written in texts. */
interface Sent {
  operation: OperationName
  request: {
    params: Record<string, string>
    query: Record<string, string>
    headers: Record<string, string>
    body?: unknown
  }
  facts: object
}

/** Asserts that the only request of an answer has a verdict of the library. */
function expectVerdict({ requests, findings }: Answer, verdict: Verdict): void {
  const { warnings, notes = [], unchecked } = verdict
  const violations = verdict.ok ? [] : verdict.violations
  const { response } = verdict.ok ? {} : verdict
  expect(requests).toHaveLength(1)
  expect(requests[0]?.ok).toBe(verdict.ok)
  expect(requests[0]?.operation).toBe(verdict.operation)
  expect(requests[0]?.response).toEqual(response)
  expect(requests[0]?.unchecked.map(({ rule }) => rule)).toEqual(unchecked)
  expect(findings.map(partsOf)).toEqual([...violations, ...warnings, ...notes].map(partsOf))
}

const partsOf = ({ rule, target }: { rule?: string; target?: string }) => [rule, target]

it('has the verdict of the library on a request document', async () => {
  await fc.assert(
    fc.asyncProperty(generated, fc.boolean(), async ({ sent, facts }, isYaml) => {
      const { operation, request } = sent
      const document = { operation, ...request }
      const text = isYaml ? stringify(document) : JSON.stringify(document, null, 2)
      const answer = await ask({ id: 1, state: { text, facts: sent.facts } })
      expectVerdict(answer, contract.check(operation, request, facts))
    }),
    { numRuns: 25 },
  )
})
