import jsonPatch from 'fast-json-patch'
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
import { InputError } from '../generate/input-error.js'
import { reasonOf } from './reasons.js'
import { smallest } from './smallest.js'

/** A request that violates one rule and no other, its violations, and a corrected request. */
export interface Example {
  /** The rejected request as YAML: a request document or an HTTP request. */
  rejected: string
  corrected: string
  isHttp: boolean
  /** Severity of the rule for this request by default. */
  severity: Severity
  /** The violations; of a rule that does not reject by default, those it has as an error. */
  violations: readonly Violation[]
  /** The response; of a rule that does not reject by default, the one it gets as an error. */
  response: ErrorResponse
}

/** Replaces generated response ids, so that pages stay the same. */
export const responseId = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

export const cases: readonly ConformanceCase[] = topics.flatMap((topic) => topic.cases)

type Sample = CaseRequest | { http: HttpRequest }

/**
 * Returns two contracts whose clocks are far apart: an example that they treat differently depends
 * on the current time and must keep its `given.now`.
 */
const contractsWith = (rules: NonNullable<ContractOptions['rules']>): Contract[] =>
  ['1999-01-01', '2099-01-01'].map((day) =>
    createContract({ rules, responseId: () => responseId, clock: () => new Date(day) }),
  )
const byDefault = contractsWith({})

function verdictOn(contract: Contract, sample: Sample) {
  if ('http' in sample) return contract.checkHttp(sample.http)
  const { input, facts } = inputOf(sample)
  return contract.check(sample.operation, input, facts)
}

/** Returns the example of a rule: the shortest of its rejected cases, reduced to what matters. */
export function exampleOf(rule: RuleId): Example {
  const raised = contractsWith({ [rule]: 'error' })
  const rejecting = shortestRejected(rule, byDefault)
  const rejected = rejecting ?? shortestRejected(rule, raised)
  if (rejected === undefined)
    throw new InputError(`${rule}: no case violates this rule and no other`)
  const verdict = verdictOn(raised[0] as Contract, rejected)
  if (verdict === undefined || verdict.ok) throw new InputError(`${rule}: its example is accepted`)
  const { warnings = [] } = verdictOn(byDefault[0] as Contract, rejected) ?? {}
  return {
    rejected: shown(rejected),
    corrected: shown(correctionOf(rule, rejected, raised)),
    isHttp: 'http' in rejected,
    severity: rejecting ? 'error' : warnings.length > 0 ? 'warn' : 'off',
    violations: verdict.violations,
    response: verdict.response,
  }
}

/** Returns the reduced request of the case that the reasons name, or the shortest one. */
function shortestRejected(rule: RuleId, contracts: readonly Contract[]): Sample | undefined {
  const named = reasonOf(rule).rejected
  return cases
    .filter(({ id }) => named === undefined || id === named)
    .filter((each) => each.rule === rule && each.options === undefined)
    .map((each): Sample => (each.http === undefined ? requestOf(each) : { http: each.http }))
    .filter((sample) => violatesOnly(rule, contracts, sample))
    .sort(byLength)
    .filter(isAmongFirstOfItsCall)
    .map((sample) => {
      const wanted = outcomeOf(contracts, sample)
      return smallest(sample, (one) => isCall(one) && outcomeOf(contracts, one) === wanted)
    })
    .sort(byLength)[0]
}

/** Returns the request with the correction of the reasons; throws unless it is accepted. */
function correctionOf(rule: RuleId, rejected: Sample, contracts: readonly Contract[]): Sample {
  const isHttp = 'http' in rejected
  const { newDocument } = jsonPatch.applyPatch(
    structuredClone(isHttp ? rejected.http : rejected),
    structuredClone(reasonOf(rule).corrected),
    true,
  )
  const corrected = (isHttp ? { http: newDocument } : newDocument) as Sample
  for (const contract of contracts) {
    const verdict = verdictOn(contract, corrected)
    const found = verdict && [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
    if (verdict === undefined || found?.length !== 0 || verdict.unchecked.includes(rule)) {
      throw new InputError(
        `${rule}: the corrected request is not accepted: ${JSON.stringify(found)}`,
      )
    }
  }
  return corrected
}

/** Keeps the three shortest of each operation; reducing longer ones rarely helps. */
function isAmongFirstOfItsCall(sample: Sample, index: number, all: readonly Sample[]): boolean {
  const call = (one: Sample) => ('http' in one ? one.http.url : one.operation)
  return all.slice(0, index).filter((one) => call(one) === call(sample)).length < 3
}

const byLength = (one: Sample, other: Sample): number =>
  JSON.stringify(one).length - JSON.stringify(other).length

function violatesOnly(rule: RuleId, contracts: readonly Contract[], sample: Sample): boolean {
  return contracts.every((contract) => {
    const verdict = verdictOn(contract, sample)
    if (verdict === undefined || verdict.ok || verdict.warnings.length > 0) return false
    return verdict.violations.every((violation) => violation.rule === rule)
  })
}

/** Returns whether a reduced request can still be validated. */
function isCall(sample: Partial<CaseRequest> | { http: Partial<HttpRequest> }): boolean {
  if ('http' in sample) return sample.http.method !== undefined && sample.http.url !== undefined
  const { idempotency } = sample.given ?? {}
  const earlier = ['fingerprint', 'state', 'createdAt']
  const isWhole = !idempotency || earlier.every((key) => Object.hasOwn(idempotency, key))
  const { connectors = [] } = sample.given?.workspace ?? {}
  const areWhole = connectors.every((connector) => Object.keys(connector).length === 2)
  return sample.operation !== undefined && isWhole && areWhole
}

/** Returns the violations and response of a request under each contract, for comparison. */
const outcomeOf = (contracts: readonly Contract[], sample: Sample): string =>
  JSON.stringify(
    contracts.map((contract) => {
      const verdict = verdictOn(contract, sample)
      if (verdict === undefined || verdict.ok) return verdict?.warnings ?? 'no operation'
      const { violations, warnings, response } = verdict
      const found = violations.map(({ rule, target, message }) => [rule, target, message])
      return [found, warnings.length, response.status, response.body.error.code]
    }),
  )

/** Returns a request as YAML, with fingerprints and instants resolved. */
function shown(sample: Sample): string {
  const options = { lineWidth: 0, aliasDuplicateObjects: false }
  if ('http' in sample) return stringify(sample.http, options)
  const { operation, params, query, headers, body } = sample
  const { facts } = inputOf(sample)
  const document = {
    operation,
    ...(params && { params }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
    ...(sample.given && { facts: JSON.parse(JSON.stringify(facts)) }),
  }
  return stringify(document, options)
}
