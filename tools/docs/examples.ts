import { stringify } from 'yaml'
import {
  type Contract,
  type ContractOptions,
  createContract,
  type ErrorResponse,
  type HttpRequest,
  type RuleId,
  type Severity,
  type Violation,
} from '../../src/core/index.js'
import {
  type CaseRequest,
  type ConformanceCase,
  inputOf,
  requestOf,
  topics,
} from '../../test/conformance/load-cases.js'
import { smallest } from './smallest.js'

/** A request that breaks one rule and nothing else, with what it gets. */
export interface Example {
  /** The request document, or the request as HTTP carries it. */
  yaml: string
  isHttp: boolean
  /** What the rule is by default for this request. */
  severity: Severity
  /** What it finds; for a rule that rejects not by default, as if it did. */
  found: readonly Violation[]
  /** The answer; for a rule that does not reject by default, the one it gets when raised. */
  response: ErrorResponse
}

/** Stands for the id that the library would make, so that a page stays the same. */
export const responseId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

export const cases: readonly ConformanceCase[] = topics.flatMap((topic) => topic.cases)

type Judged = CaseRequest | { http: HttpRequest }

/**
 * Two contracts whose clocks are far apart: an example on which they differ depends on when it is
 * read, so that its `given.now` must stay.
 */
const contractsWith = (rules: NonNullable<ContractOptions['rules']>): Contract[] =>
  ['1999-01-01', '2099-01-01'].map((day) =>
    createContract({ rules, responseId: () => responseId, clock: () => new Date(day) }),
  )
const byDefault = contractsWith({})

function verdictOn(contract: Contract, judged: Judged) {
  if ('http' in judged) return contract.checkHttp(judged.http)
  const { input, facts } = inputOf(judged)
  return contract.check(judged.operation, input, facts)
}

/** The example of a rule: of its cases, the one that is shortest when only the needed is kept. */
export function exampleOf(rule: RuleId): Example {
  const raised = contractsWith({ [rule]: 'error' })
  const rejecting = shortest(rule, byDefault)
  const raising = rejecting ?? shortest(rule, raised)
  if (raising === undefined) throw new Error(`${rule}: no case breaks this rule and no other`)
  const { judged, yaml } = raising
  const verdict = verdictOn(raised[0] as Contract, judged)
  if (verdict === undefined || verdict.ok) throw new Error(`${rule}: its example is accepted`)
  const { warnings = [] } = verdictOn(byDefault[0] as Contract, judged) ?? {}
  return {
    yaml,
    isHttp: 'http' in judged,
    severity: rejecting ? 'error' : warnings.length > 0 ? 'warn' : 'off',
    found: verdict.violations,
    response: verdict.response,
  }
}

function shortest(rule: RuleId, contracts: readonly Contract[]) {
  const found = cases
    .filter((each) => each.rule === rule && each.options === undefined)
    .map((each) => (each.http === undefined ? requestOf(each) : { http: each.http }))
    .filter((judged) => breaksOnly(rule, contracts, judged))
    .sort(byLength)
    .filter(isAmongFirstOfItsCall)
    .map((judged) => {
      const wanted = places(contracts, judged)
      return smallest(judged, (one) => isCall(one) && places(contracts, one) === wanted)
    })
    .sort(byLength)[0]
  return found && { judged: found, yaml: shown(found) }
}

/** Of each operation the three shortest are cut down; what is longer hardly gets shorter. */
function isAmongFirstOfItsCall(judged: Judged, index: number, all: readonly Judged[]): boolean {
  const call = (one: Judged) => ('http' in one ? one.http.url : one.operation)
  return all.slice(0, index).filter((one) => call(one) === call(judged)).length < 3
}

const byLength = (one: Judged, other: Judged): number =>
  JSON.stringify(one).length - JSON.stringify(other).length

function breaksOnly(rule: RuleId, contracts: readonly Contract[], judged: Judged): boolean {
  return contracts.every((contract) => {
    const verdict = verdictOn(contract, judged)
    if (verdict === undefined || verdict.ok || verdict.warnings.length > 0) return false
    return verdict.violations.every((violation) => violation.rule === rule)
  })
}

/** Whether what is left can be judged at all. */
function isCall(judged: Partial<CaseRequest> | { http: Partial<HttpRequest> }): boolean {
  if ('http' in judged) return judged.http.method !== undefined && judged.http.url !== undefined
  const { idempotency } = judged.given ?? {}
  const earlier = ['fingerprint', 'state', 'createdAt']
  const isWhole = !idempotency || earlier.every((key) => Object.hasOwn(idempotency, key))
  return judged.operation !== undefined && isWhole
}

/** What is found where, by every one of the contracts. */
const places = (contracts: readonly Contract[], judged: Judged): string =>
  JSON.stringify(
    contracts.map((contract) => {
      const verdict = verdictOn(contract, judged)
      if (verdict === undefined || verdict.ok) return verdict?.warnings ?? 'no operation'
      const { violations, warnings, response } = verdict
      const found = violations.map(({ rule, target, message }) => [rule, target, message])
      return [found, warnings.length, response.status, response.body.error.code]
    }),
  )

/** The document as it is printed, with the fingerprints and instants that it stands for. */
function shown(judged: Judged): string {
  const options = { lineWidth: 0, aliasDuplicateObjects: false }
  if ('http' in judged) return stringify(judged.http, options)
  const { operation, params, query, headers, body } = judged
  const { facts } = inputOf(judged)
  const document = {
    operation,
    ...(params && { params }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(judged.given && { facts: JSON.parse(JSON.stringify(facts)) }),
  }
  return stringify(document, options)
}
