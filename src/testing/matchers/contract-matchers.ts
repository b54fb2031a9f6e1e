import { findingLines, violationLines } from '../../adapters/clients/violation-lines.js'
import { assertOptions, object } from '../../core/base/kinds.js'
import { listed } from '../../core/base/text.js'
import { hasFact } from '../../core/contract/facts.js'
import {
  type Contract,
  type ContractOptions,
  createContract,
  type Facts,
  type OperationName,
  type Rejected,
  type RequestInput,
  type ResponseContext,
  type ResponseVerdict,
  type StoredResponse,
  type Verdict,
} from '../../core/index.js'
import { receivedResponse } from './received-response.js'
import { type ExpectedRejection, isExpected, type Rejection, readRejection } from './rejection.js'

/** Options of the matchers. */
export interface MatcherOptions {
  /** The options of the contract, such as `serviceName` and `rules`. */
  contract?: ContractOptions<string>
}

/** The matchers for `expect.extend`. */
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
    expected: ExpectedRejection<string>,
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
 * Creates matchers for `expect.extend` of Vitest and Jest. Throws a TypeError on an unknown or
 * invalid option; the matchers throw one on an invalid argument.
 */
export function contractMatchers(options: MatcherOptions = {}): ContractMatchers {
  assertOptions(options, { contract: object })
  const contract = createContract(options.contract)

  const check = (
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
      const verdict = check('toBeValidRequest', received, operation, facts)
      const call = { received: 'request', matcher: 'toBeValidRequest', args: [text(operation)] }
      return resultOf(this, call, verdict.ok, () =>
        verdict.ok ? [`The request is valid${skippedRules(verdict)}.`] : rejectionLines(verdict),
      )
    },
    toBeRejectedWith(received, expected, operation, facts) {
      const verdict = check('toBeRejectedWith', received, operation, facts)
      const rejection = readRejection(expected, operation, contract)
      const args = [text(expected), text(operation)]
      const call = { received: 'request', matcher: 'toBeRejectedWith', args }
      const pass = !verdict.ok && verdict.violations.some((each) => isExpected(rejection, each))
      return resultOf(this, call, pass, () => [
        ...(verdict.ok ? ['The request is valid.'] : rejectionLines(verdict)),
        ...(pass ? [] : ['', whyNot(rejection, verdict, contract, facts)]),
      ])
    },
    toConformTo(received, operation, context) {
      const call = { received: 'response', matcher: 'toConformTo', args: [text(operation)] }
      const resultFor = (response: StoredResponse): MatcherResult => {
        const verdict = contract.checkResponse(operation, response, context)
        return resultOf(this, call, verdict.ok, () => conformityLines(response, verdict))
      }
      const response = receivedResponse('toConformTo', received)
      return 'then' in response ? response.then(resultFor) : resultFor(response)
    },
  }
}

/** Formats an argument as code. */
const text = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value}'`
    : `{ ${Object.entries(Object(value))
        .map(([name, member]) => `${name}: '${member}'`)
        .join(', ')} }`

function rejectionLines({ response, violations }: Rejected): string[] {
  const { status, body } = response
  return [
    `The request is rejected with ${status} ${body.error.code}:`,
    ...violationLines(violations),
  ]
}

/** Lists the skipped rules, which may make the request invalid. */
const skippedRules = ({ unchecked }: Verdict): string =>
  unchecked.length === 0 ? '' : ` (rules skipped: ${unchecked.join(', ')})`

/** Explains why the expected rule has no violation. */
function whyNot(
  { rule, target }: Rejection,
  { operation, warnings, unchecked }: Verdict,
  { rules }: Contract,
  facts: Facts = {},
): string {
  if (warnings.some((warning) => warning.rule === rule)) {
    return `${rule} is a warning here, so it does not reject the request.`
  }
  if (!unchecked.some((id) => id === rule)) {
    return `${rule} has no violation${target === undefined ? '' : ` at ${target}`}.`
  }
  const needed = rules
    .filter(({ id, operations }) => id === rule && operations.includes(operation))
    .flatMap((entry) => entry.facts)
  if (needed.length === 0) return `${rule} was skipped: parts of the request are missing.`
  const missing = needed.filter((fact) => !hasFact(facts, fact))
  const why =
    missing.length > 0
      ? `pass ${listed(missing.map(asFact), 'and')}`
      : `a member of ${listed(needed.map(asFact))} is missing; see \`campaign-contract rules ${rule}\``
  return `${rule} was skipped: ${why}.`
}

const asFact = (name: string): string => `facts.${name}`

function conformityLines({ status }: StoredResponse, { ok, findings }: ResponseVerdict): string[] {
  const levels = ok ? ['SHOULD'] : ['MUST', 'SHOULD']
  const found = levels.flatMap((level) => {
    const lines = findingLines(findings.filter((finding) => finding.level === level))
    return lines.length === 0 ? [] : [`${level} findings:`, ...lines]
  })
  return [`The response ${status} ${ok ? 'conforms' : 'does not conform'}.`, ...found]
}

const parts = ['params', 'query', 'headers', 'body'] as const

/** Throws a TypeError if the received value is not a request; a bare body is a frequent mistake. */
function assertRequest(matcher: string, received: unknown): asserts received is RequestInput {
  const shape = 'an object with any of `params`, `query`, `headers` and `body`'
  if (typeof received !== 'object' || received === null || Array.isArray(received)) {
    throw new TypeError(`${matcher} expects a request: ${shape}.`)
  }
  // Its body is a stream, which would be checked as an empty object.
  if ('bodyUsed' in received) {
    throw new TypeError(
      `${matcher} expects a request: ${shape}. Of a Request of the Fetch API, pass these parts, with the parsed body.`,
    )
  }
  const names = Object.keys(received)
  if (names.length > 0 && !parts.some((name) => names.includes(name))) {
    throw new TypeError(
      `${matcher} expects a request: ${shape}. To check a body, write \`expect({ body })\`.`,
    )
  }
}

interface MatcherResult {
  pass: boolean
  message(): string
}

/** The `this` value of a matcher of Vitest and Jest. */
interface MatcherState {
  /** Whether it is called after `.not`. */
  readonly isNot?: boolean
}

/** Returns a result whose message shows the call, then the lines. */
export const resultOf = (
  { isNot = false }: MatcherState,
  { received, matcher, args }: { received: string; matcher: string; args: readonly string[] },
  pass: boolean,
  lines: () => readonly string[],
): MatcherResult => ({
  pass,
  message: () =>
    [
      `expect(${received})${isNot ? '.not' : ''}.${matcher}(${args.join(', ')})`,
      '',
      ...lines(),
    ].join('\n'),
})
