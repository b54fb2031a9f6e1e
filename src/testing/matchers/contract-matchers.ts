import { findingLines, violationLines } from '../../adapters/clients/found-lines.js'
import type {
  Facts,
  OperationName,
  Rejected,
  ResponseContext,
  ResponseVerdict,
  StoredResponse,
  Verdict,
} from '../../core/index.js'
import { assertRequest } from './assert-request.js'
import { contractOf, type MatcherOptions } from './matcher-options.js'
import { type MatcherResult, type MatcherState, resultOf } from './matcher-result.js'
import { receivedResponse } from './received-response.js'
import { type ExpectedRejection, isExpected, type Rejection, readRejection } from './rejection.js'

/** What `expect.extend` is given. */
export type ContractMatchers = {
  toBeValidRequest(
    this: MatcherState,
    received: unknown,
    operation: OperationName,
    facts?: Facts,
  ): MatcherResult
  toBeRejectedWith(
    this: MatcherState,
    received: unknown,
    expected: ExpectedRejection,
    operation: OperationName,
    facts?: Facts,
  ): MatcherResult
  toConformTo(
    this: MatcherState,
    received: unknown,
    operation: OperationName,
    context?: ResponseContext,
  ): MatcherResult | Promise<MatcherResult>
}

/**
 * Matchers for `expect.extend` of Vitest and of Jest. Throws a TypeError on an unknown or wrong
 * option, and so do they on a wrong argument.
 */
export function contractMatchers(options: MatcherOptions = {}): ContractMatchers {
  const contract = contractOf(options)

  const judge = (
    matcher: string,
    received: unknown,
    operation: OperationName,
    facts: Facts | undefined,
  ): Verdict => {
    assertRequest(matcher, received)
    const verdict = contract.check(operation, received, facts)
    if (!verdict.ok && 'fault' in verdict) throw verdict.fault
    return verdict
  }

  return {
    toBeValidRequest(received, operation, facts) {
      const verdict = judge('toBeValidRequest', received, operation, facts)
      const call = { received: 'request', matcher: 'toBeValidRequest', args: [text(operation)] }
      return resultOf(this, call, verdict.ok, () =>
        verdict.ok ? [`The request is valid${unlessFacts(verdict)}.`] : rejectionLines(verdict),
      )
    },
    toBeRejectedWith(received, expected, operation, facts) {
      const verdict = judge('toBeRejectedWith', received, operation, facts)
      const rejection = readRejection(expected, operation, contract)
      const args = [text(expected), text(operation)]
      const call = { received: 'request', matcher: 'toBeRejectedWith', args }
      const pass = !verdict.ok && verdict.violations.some((each) => isExpected(rejection, each))
      return resultOf(this, call, pass, () => [
        ...(verdict.ok ? ['The request is valid.'] : rejectionLines(verdict)),
        ...whyNot(rejection, verdict, pass),
      ])
    },
    toConformTo(received, operation, context) {
      const call = { received: 'response', matcher: 'toConformTo', args: [text(operation)] }
      const judged = (response: StoredResponse): MatcherResult => {
        const verdict = contract.checkResponse(operation, response, context)
        return resultOf(this, call, verdict.ok, () => conformityLines(response, verdict))
      }
      const response = receivedResponse('toConformTo', received)
      return 'then' in response ? response.then(judged) : judged(response)
    },
  }
}

/** An argument as it is written in code. */
const text = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value}'`
    : `{ ${Object.entries(Object(value))
        .map(([name, member]) => `${name}: '${member}'`)
        .join(', ')} }`

function rejectionLines({ response, violations }: Rejected): string[] {
  const { status, body } = response
  return [`The request is answered ${status} ${body.error.code}:`, ...violationLines(violations)]
}

/** Rules that have not been asked may make a request valid that is not. */
const unlessFacts = ({ unchecked }: Verdict): string =>
  unchecked.length === 0 ? '' : `, as far as it was told; unchecked are ${unchecked.join(', ')}`

/** Why a rule that was expected has not been found, where that is known. */
function whyNot({ rule, target }: Rejection, verdict: Verdict, pass: boolean): string[] {
  if (pass) return []
  if (verdict.warnings.some((warning) => warning.rule === rule)) {
    return ['', `${rule} is a warning here, which rejects no request.`]
  }
  if (verdict.unchecked.some((unchecked) => unchecked === rule)) {
    return [
      '',
      `${rule} is unchecked: it needs facts, or parts of the request, that were not given.`,
    ]
  }
  return ['', `${rule}${target === undefined ? '' : ` at ${target}`} is not broken.`]
}

function conformityLines({ status }: StoredResponse, { ok, findings }: ResponseVerdict): string[] {
  const levels = ok ? ['SHOULD'] : ['MUST', 'SHOULD']
  const found = levels.flatMap((level) => {
    const lines = findingLines(findings.filter((finding) => finding.level === level))
    return lines.length === 0
      ? []
      : [`It breaks what it ${level === 'MUST' ? 'must' : 'should'} do:`, ...lines]
  })
  return [`The response ${status} ${ok ? 'conforms' : 'does not conform'}.`, ...found]
}
