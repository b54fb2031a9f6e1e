import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Finding } from '../../../site/playground/protocol.js'
import { answering } from '../../../site/playground/worker/answer.js'
import { createContract, type OperationName, type Violation } from '../../../src/core/index.js'
import { brokenRequest } from '../../../src/testing/arbitraries/index.js'

const ask = answering()
const contract = createContract()
const operations = Object.keys(contract.operations) as OperationName[]

/** Requests with mistakes, as documents, and the mistakes with their places in the answer. */
const broken = fc
  .constantFrom(...operations)
  .chain((operation) => brokenRequest(operation, { faults: 2 }))
  .map(
    ({ operation, request }) => JSON.parse(JSON.stringify({ operation, ...request })) as Document,
  )

interface Document {
  operation: OperationName
  headers: Record<string, string>
  body?: unknown
}

type Marked = [violation: Violation, finding: Finding]

async function marksIn(text: string, document: Document): Promise<Marked[]> {
  const { findings } = await ask({ id: 1, state: { text } })
  const verdict = contract.check(document.operation, document)
  const all = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
  expect(findings).toHaveLength(all.length)
  return all.map((violation, index) => [violation, findings[index] as Finding])
}

interface Found {
  /** The value at the pointer or, if it is missing, its last ancestor. */
  value: unknown
  isMissing: boolean
  key: string | undefined
}

function found({ pointer }: Violation, { body }: Document): Found {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let value = body
  for (const step of steps) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
      return { value, isMissing: true, key: steps.at(-1) }
    }
    value = (value as Record<string, unknown>)[step]
  }
  return { value, isMissing: false, key: steps.at(-1) }
}

it('marks the value, its key or the beginning of where it is missing in JSON', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (document) => {
      const text = `\r\n \n${JSON.stringify(document)}`
      for (const [violation, { from, to }] of await marksIn(text, document)) {
        const mark = text.slice(from, to)
        const { value, isMissing, key } = found(violation, document)
        const written = JSON.stringify(value)
        if (isMissing) {
          expect(text.slice(from, from + written.length)).toBe(written)
        } else if (violation.pointer !== '') {
          expect([written, JSON.stringify(key)]).toContain(mark)
        } else if (Object.hasOwn(document.headers, violation.target)) {
          expect(mark).toBe(JSON.stringify(document.headers[violation.target]))
        } else {
          expect(mark).not.toBe('')
        }
      }
    }),
  )
})

it('marks scalars or their keys in YAML', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (document) => {
      const text = stringify(document, { lineWidth: 0 })
      for (const [violation, { from, to }] of await marksIn(text, document)) {
        const mark = text.slice(from, to)
        const { value, isMissing, key } = found(violation, document)
        expect(mark).not.toBe('')
        // Of a block, the key alone is marked, which may be that of its first item.
        if (isMissing || violation.pointer === '' || typeof value === 'object') continue
        expect([value, key]).toContainEqual(parse(mark))
      }
    }),
  )
})
