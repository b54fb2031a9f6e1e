import {
  baseOf,
  type CaseEntry,
  type CaseRequest,
  requestOf as requestIn,
} from '../../src/conformance/cases/cases.js'
import { factsOfGiven } from '../../src/conformance/cases/facts-of-given.js'
import {
  type ContractOptions,
  createContract,
  type Facts,
  type OperationName,
  type RequestInput,
} from '../../src/core/index.js'
import { caseFiles } from '../../tools/conformance/case-files.js'

export type {
  CaseEntry as ConformanceCase,
  CaseRequest,
  ExpectedViolation,
} from '../../src/conformance/cases/cases.js'

const files = caseFiles()

export const { bases, topics, cases } = files

/** Returns the request of a case: its base with the changes. */
export const requestOf = (each: Pick<CaseEntry, 'id' | 'base' | 'change'>): CaseRequest =>
  requestIn(each, files)

const { prepare } = createContract()

/** Returns the operation of a case; for an unknown method, one of the path. */
export function operationOf(each: CaseEntry): OperationName {
  if (each.http === undefined) return baseOf(each, files).operation
  const { method, url } = each.http
  const [operation] = prepare({ method, url })?.operations ?? []
  if (operation === undefined) throw new Error(`${each.id}: the path is not the contract's`)
  return operation
}

/** Returns the request and the facts, with instants as dates. */
export function inputOf(request: CaseRequest): { input: RequestInput; facts: Facts } {
  const { operation, given = {}, ...input } = request
  return { input, facts: factsOfGiven(operation, input, given) }
}

const contracts = new Map<string, ReturnType<typeof createContract>>()

/** Returns a contract with the options, which JSON can carry; many cases share it. */
export function contractOf(options: ContractOptions = {}): ReturnType<typeof createContract> {
  const key = JSON.stringify(options)
  const contract = contracts.get(key) ?? createContract({ responseId: () => 'id', ...options })
  contracts.set(key, contract)
  return contract
}

/** Returns the verdict on the request of a case. */
export function verdictOn(given: CaseEntry) {
  const contract = contractOf(given.options)
  if (given.http === undefined) {
    const request = requestOf(given)
    const { input, facts } = inputOf(request)
    return contract.check(request.operation, input, facts)
  }
  const verdict = contract.checkHttp(given.http)
  if (verdict === undefined) throw new Error(`${given.id}: the path is not the contract's`)
  return verdict
}
