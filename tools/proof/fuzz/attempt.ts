import fc from 'fast-check'
import {
  type Contract,
  createContract,
  type Facts,
  type OperationName,
} from '../../../src/core/index.js'
import { bases, inputOf } from '../../../test/conformance/load-cases.js'
import { deepFreeze } from './assertions.js'
import { type Edit, edits, mutate } from './mutate.js'
import { mayThrow } from './odd-values.js'

/** One input: a valid request with some changes, and the contract that checks it. */
export interface Attempt {
  base: string
  contract: number
  requestEdits: readonly Edit[]
  factEdits: readonly Edit[]
  responseEdits: readonly Edit[]
  isFrozen: boolean
}

/** Everything but what is random or reads the clock, so that two answers can be compared. */
const fixed = { responseId: () => 'r-1', clock: () => new Date('2026-05-01T12:00:00Z') }

const contracts: readonly Contract[] = [
  createContract(fixed),
  createContract({ ...fixed, messages: 'debug', rules: { 'field/unknown': 'error' } }),
  createContract({ ...fixed, maxViolations: 2, singleViolation: 'detail' }),
]

export const attempts: fc.Arbitrary<Attempt> = fc.record({
  base: fc.constantFrom(...Object.keys(bases)),
  contract: fc.nat(contracts.length - 1),
  requestEdits: edits,
  factEdits: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, edits),
  responseEdits: edits,
  isFrozen: fc.boolean(),
})

/** What a target is called with. */
export interface Subject {
  operation: OperationName
  contract: Contract
  /** Parts of the request by their names; an edit may have replaced or added any. */
  request: Record<string, unknown>
  facts: Facts
  response: Record<string, unknown>
  /** Whether reading the request or the response may throw. */
  mayThrow: boolean
  hasOddFacts: boolean
}

/** The attempt made real; each call makes it anew. */
export function subjectOf(attempt: Attempt): Subject {
  const document = structuredClone(bases[attempt.base])
  if (document === undefined) throw new Error(`there is no base ${attempt.base}`)
  const { input, facts } = inputOf(document)
  const request: Record<string, unknown> = { body: {}, ...input }
  const response = { status: 200, headers: {}, body: responseBody() }
  mutate(request, attempt.requestEdits)
  mutate(facts as Record<string, unknown>, attempt.factEdits)
  mutate(response, attempt.responseEdits)
  if (attempt.isFrozen) deepFreeze([request, facts, response])
  return {
    operation: document.operation,
    contract: contracts[attempt.contract] as Contract,
    request,
    facts,
    response,
    mayThrow: [...attempt.requestEdits, ...attempt.responseEdits].some(({ odd }) => mayThrow(odd)),
    hasOddFacts: attempt.factEdits.length > 0,
  }
}

/** Has something for each of the response checks to look at. */
const responseBody = () => ({
  response_id: 'r-1',
  type: 'campaign',
  data: {
    data: { WEB_default_variation_1: { status: 'SUCCESS' } },
    message: '',
    results: [{ id: 'x' }],
    scheduling: { start_datetime: '2026-05-01T12:00:00Z' },
  },
  error: { code: 'VALIDATION_FAILED', message: '', target: '', details: [{ target: '' }] },
})
