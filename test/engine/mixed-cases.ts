import fc from 'fast-check'
import { changed } from '../../src/conformance/cases/cases.js'
import type { ContractOptions, Facts, OperationName, RequestInput } from '../../src/core/index.js'
import { createContract } from '../../src/core/index.js'
import {
  bases,
  type CaseRequest,
  type ConformanceCase,
  inputOf,
  operationOf,
  topics,
} from '../conformance/load-cases.js'

/** A request with several violations. */
export interface MixedCase {
  ids: string[]
  operation: OperationName
  input: RequestInput
  facts: Facts
}

const cases: readonly ConformanceCase[] = topics
  .flatMap((topic) => topic.cases)
  .filter(({ http }) => http === undefined)

const operations = [...new Set(cases.map(operationOf))]

/** Applies the changes of a case that are still possible after those of others. */
function withChanges(request: CaseRequest, { change }: ConformanceCase): CaseRequest {
  try {
    return changed(request, change)
  } catch {
    return request
  }
}

/** Any operation, one of its bases, and the changes of some of its cases one after the other. */
export const mixedCase: fc.Arbitrary<MixedCase> = fc
  .constantFrom(...operations)
  .map((operation) => cases.filter((each) => operationOf(each) === operation))
  .chain((own) => fc.array(fc.constantFrom(...own), { minLength: 1, maxLength: 4 }))
  .map(mixed)

function mixed(chosen: readonly ConformanceCase[]): MixedCase {
  const [first] = chosen as [ConformanceCase]
  const request = chosen.reduce(withChanges, structuredClone(bases[first.base]) as CaseRequest)
  return { ids: chosen.map(({ id }) => id), operation: request.operation, ...inputOf(request) }
}

/**
 * One case for each status of a rejection, so that no status depends on what is generated. Options of
 * a case are not applied, so a case with options may have another status.
 */
export const caseOfEachStatus: readonly MixedCase[] = [
  ...new Map(
    cases.filter(({ options }) => options === undefined).map((each) => [each.expect.status, each]),
  ).values(),
].map((each) => mixed([each]))

const { rules } = createContract()
const ids = [...new Set(rules.map(({ id }) => id))]

export const severities = ['off', 'warn', 'error'] as const

/** Severities for some rules; the others keep their default. */
export const someSeverities: fc.Arbitrary<NonNullable<ContractOptions['rules']>> = fc
  .array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...severities)), { maxLength: 20 })
  .map(Object.fromEntries)
