import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../core/base/json.js'
import { isHead } from '../../core/http/is-head.js'
import type {
  Contract,
  FindingLevel,
  MethodNotAllowed,
  OperationName,
  Rejected,
  Verdict,
  Violation,
} from '../../core/index.js'
import type { ReceivedResponse } from '../report/exchange.js'
import type { ConformanceFinding, FindingKind } from '../report/report.js'
import type { PreparedRequest, Trial } from './trial.js'
import { isUntypedField } from './untyped-field.js'

/** A finding of one response, before it is counted and reported. */
export type NewFinding = Pick<
  ConformanceFinding,
  | 'kind'
  | 'subject'
  | 'target'
  | 'cause'
  | 'level'
  | 'message'
  | 'requirement'
  | 'source'
  | 'expected'
  | 'got'
>

export type ExpectedVerdict = Verdict | MethodNotAllowed

/** Returns the findings in the response to a request, given the verdict of the contract. */
export function checkServerResponse(
  trial: Trial,
  realized: PreparedRequest,
  verdict: ExpectedVerdict,
  response: ReceivedResponse,
  contract: Contract,
): NewFinding[] {
  const isSuccess = response.status >= 200 && response.status < 300
  const ofRequest = verdict.ok
    ? checkAccepted(trial, realized, verdict, response, isSuccess)
    : checkRejected(trial, realized, verdict, response, isSuccess, contract)
  // The response to a wrongly accepted or rejected request is of another kind; its shape says nothing.
  if (ofRequest.some(({ kind }) => kind === 'accepted' || kind === 'refused')) return ofRequest
  const ofResponse = responseFindings(realized, verdict, response, contract)
  if (verdict.ok || response.status === verdict.response.status)
    return [...ofRequest, ...ofResponse]
  // The unexpected status is reported already.
  const isReported = ({ subject, level }: NewFinding) =>
    subject === 'response/status' && level === 'SHOULD'
  return [...ofRequest, ...ofResponse.filter((finding) => !isReported(finding))]
}

const atMost = (one: FindingLevel, other: FindingLevel): FindingLevel =>
  one === 'MUST' && other === 'MUST' ? 'MUST' : 'SHOULD'

const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '(nothing)')

const formatResponse = ({ status, body }: ReceivedResponse): string =>
  `${status}\n${formatValue(body)}`

function checkAccepted(
  { subject, level }: Trial,
  { operation, input, facts }: PreparedRequest,
  verdict: Verdict & { ok: true },
  response: ReceivedResponse,
  isSuccess: boolean,
): NewFinding[] {
  const { replay } = verdict
  if (replay !== undefined) {
    const isSame =
      response.status === replay.status && isDeepStrictEqual(response.body, replay.body)
    if (isSame) return []
    return [
      {
        ...{ kind: 'answer', subject, target: 'Idempotency-Key', level, cause: 'other-response' },
        requirement: '',
        message: 'The repeated call got a different response than the first call.',
        source: 'Endpoints',
        expected: formatResponse({ headers: {}, ...replay }),
        got: formatResponse(response),
      },
    ]
  }
  if (isSuccess) return []
  const target = targetOf(response)
  const isUncertain =
    verdict.warnings.length > 0 || isUntypedField(operation, target, { input, facts })
  return [
    {
      ...{ kind: 'refused', subject, target, level: isUncertain ? 'SHOULD' : level },
      ...{ cause: statusCause(response), requirement: '' },
      message: 'The server rejected a valid request.',
      source: 'Endpoints',
      expected: 'a success (2xx)',
      got: formatResponse(response),
    },
  ]
}

const statusCause = ({ status }: ReceivedResponse): string => `status-${status}`

const targetOf = ({ body }: ReceivedResponse): string => {
  const target = isObject(body) && isObject(body.error) ? body.error.target : ''
  return typeof target === 'string' ? target : ''
}

function checkRejected(
  trial: Trial,
  { operation }: PreparedRequest,
  verdict: Rejected | MethodNotAllowed,
  response: ReceivedResponse,
  isSuccess: boolean,
  contract: Contract,
): NewFinding[] {
  const { status, body } = verdict.response
  const candidates = verdict.violations.filter((violation) => violation.status === status)
  const deciding = reportedViolations(verdict, candidates)
  const finding = (
    kind: FindingKind,
    violation: Violation | undefined,
    level: FindingLevel,
    message: string,
    cause = statusCause(response),
  ): NewFinding => ({
    ...{ kind, level: atMost(level, trial.level), message },
    // Formatted only here, because most responses have no findings.
    expected: formatResponse({ status, headers: {}, body }),
    got: formatResponse(response),
    subject: violation?.rule ?? trial.subject,
    target: violation?.target ?? '',
    source: violation?.source ?? '',
    cause: kind === 'accepted' ? (violation?.keyword ?? 'accepted') : cause,
    requirement: '',
  })
  const levelOf = (violation: Violation | undefined) => levelOfRule(operation, violation, contract)

  if (isSuccess) {
    return deciding.map((each) => {
      const found = finding(
        'accepted',
        each,
        levelOf(each),
        `Accepted, but should be rejected: ${each.message}`,
      )
      return isRequirementDocumented(operation, each, contract)
        ? { ...found, level: 'MUST' }
        : found
    })
  }
  const [first] = deciding
  if (response.status !== status) {
    const others = new Set(verdict.violations.map((each) => each.status))
    // Which of several violations decides the status is a decision.
    const level = others.has(response.status)
      ? 'SHOULD'
      : levelOfStatus(operation, status, contract)
    const message = `Expected status ${status}, got ${response.status}.`
    return [finding('answer', first, atMost(level, levelOf(first)), message)]
  }
  return [...checkEnvelope(body as unknown as JsonObject, deciding, response)].map(
    ({ violation, details, level, message }) =>
      details === undefined
        ? finding('answer', violation ?? first, atMost(level, levelOf(violation ?? first)), message)
        : {
            ...finding('answer', undefined, atMost(level, levelOfMost(deciding, levelOf)), message),
            ...{ subject: 'response/details', target: details, source: 'Errors' },
          },
  )
}

/** Returns MUST if several violations are documented, since the response must then list them all. */
const levelOfMost = (
  deciding: readonly Violation[],
  levelOf: (violation: Violation) => FindingLevel,
): FindingLevel =>
  deciding.filter((each) => levelOf(each) === 'MUST').length > 1 ? 'MUST' : 'SHOULD'

/** Returns the violations that the response must report. */
function reportedViolations(
  { response }: Rejected | MethodNotAllowed,
  candidates: readonly Violation[],
): readonly Violation[] {
  const { error } = response.body
  const details = (error.details ?? []) as readonly { target: string }[]
  if (details.length > 0) return candidates
  return candidates.filter(({ target, code }) => target === error.target && code === error.code)
}

/** Returns MUST if the API description states both the rule and its response for the operation. */
function levelOfRule(
  operation: OperationName,
  violation: Violation | undefined,
  contract: Contract,
): FindingLevel {
  return entryOf(operation, violation, contract)?.assumed === undefined ? 'MUST' : 'SHOULD'
}

/** Returns whether the rule is documented and only its response is a decision. */
const isRequirementDocumented = (
  operation: OperationName,
  violation: Violation | undefined,
  contract: Contract,
): boolean => entryOf(operation, violation, contract)?.isAnswerAssumed === true

const entryOf = (operation: OperationName, violation: Violation | undefined, { rules }: Contract) =>
  rules.find(({ id, operations }) => id === violation?.rule && operations.includes(operation))

const levelOfStatus = (
  operation: OperationName,
  status: number,
  { operations }: Contract,
): FindingLevel => {
  const { statuses, assumedStatuses } = operations[operation]
  const isDocumented =
    (statuses as readonly string[]).includes(String(status)) &&
    !(assumedStatuses as readonly string[]).includes(String(status))
  return isDocumented ? 'MUST' : 'SHOULD'
}

interface EnvelopeFinding {
  violation?: Violation | undefined
  /** The target for which `details` is wrong, where no single violation is. */
  details?: string
  level: FindingLevel
  message: string
}

/** Yields findings in code, target and details of a response with the expected status. */
function* checkEnvelope(
  wanted: JsonObject,
  deciding: readonly Violation[],
  { body, status }: ReceivedResponse,
): Generator<EnvelopeFinding> {
  const expected = wanted.error as JsonObject
  const error = isObject(body) && isObject(body.error) ? body.error : undefined
  // `responseFindings` reports a missing envelope.
  if (error === undefined) return
  const isOffering = expected.doc_url !== undefined
  const entries = (Array.isArray(error.details) ? error.details : []).filter(isObject)
  const [only] = deciding.length === 1 ? deciding : []
  // Whether a single violation is reported at the top or in `details` is a decision. (Decision 1)
  const isInDetails =
    isOffering &&
    only !== undefined &&
    error.code === 'VALIDATION_FAILED' &&
    entries.some(({ code, target }) => code === only.code && target === only.target)
  if (isInDetails) return
  const alone = deciding.find(({ code, target }) => error.code === code && error.target === target)
  if (isOffering && deciding.length > 1 && entries.length === 0 && alone !== undefined) {
    const message = `\`details\` must list all ${deciding.length} violations, but only ${quoteTarget(alone.target)} is reported.`
    yield { details: '', level: 'MUST', message }
    return
  }
  if (error.code !== expected.code) {
    const level = isOffering || status === 409 ? 'MUST' : 'SHOULD'
    const message = `Expected code ${expected.code}, got ${formatValue(error.code)}.`
    yield { level, message }
    return
  }
  const wantsDetails = Array.isArray(expected.details) && expected.details.length > 0
  const targetMessage = `Expected target ${quoteTarget(expected.target)}, got ${quoteTarget(error.target)}.`
  if (!wantsDetails) {
    if (error.target !== expected.target) {
      const level = isOffering && only !== undefined ? 'MUST' : 'SHOULD'
      yield { level, message: targetMessage }
    }
    return
  }
  const listed = new Set(entries.map(({ target }) => target))
  const required = new Set<unknown>(deciding.map(({ target }) => target))
  const unrelated = [...listed].filter((target) => !required.has(target))
  const missing = deciding.filter(({ target }) => !listed.has(target))
  if (missing.length < deciding.length) {
    if (missing.length > 0) {
      const names = missing.map(({ target }) => quoteTarget(target)).join(', ')
      const message = `\`details\` must list all ${deciding.length} violations; ${names} missing.`
      yield { details: '', level: isOffering ? 'MUST' : 'SHOULD', message }
    }
    for (const target of unrelated) {
      const message = `\`details\` lists ${quoteTarget(target)}, which has no violation.`
      yield { details: typeof target === 'string' ? target : '', level: 'SHOULD', message }
    }
  } else {
    // A target listed instead of another is one finding.
    const instead = unrelated.length === 0 ? '' : `, not ${unrelated.map(quoteTarget).join(', ')}`
    for (const violation of deciding) {
      const level = isOffering ? 'MUST' : 'SHOULD'
      const entry =
        violation.target === ''
          ? 'list an entry without a target'
          : `list ${quoteTarget(violation.target)}`
      yield { violation, level, message: `\`details\` must ${entry}${instead}.` }
    }
  }
  if (unrelated.length === 0 && missing.length === 0 && error.target !== expected.target) {
    yield { level: 'SHOULD', message: targetMessage }
  }
}

const quoteTarget = (target: unknown): string =>
  target === undefined || target === '' ? 'no target' : `\`${formatValue(target)}\``

/** Returns the findings in the response itself. */
function responseFindings(
  { operation, request, input, facts }: PreparedRequest,
  verdict: ExpectedVerdict,
  response: ReceivedResponse,
  contract: Contract,
): NewFinding[] {
  // Neither a response to another method nor a replayed one is a response of this call; a response to
  // HEAD has no body.
  if (verdict.operation === undefined || isHead(request.method)) return []
  if (verdict.ok && verdict.replay !== undefined) return []
  const { findings } = contract.checkResponse(operation, response, { request: input, facts })
  // The expected status is not a finding.
  const isAsked = !verdict.ok && verdict.response.status === response.status
  const found = withOneEnvelope(
    findings.filter(({ check }) => !(isAsked && check === 'response/status')),
  )
  return found.map(({ check, level, target, message, expected, got }) => ({
    ...{ kind: 'response', subject: check, level, message, source: 'Responses' },
    ...{ cause: statusCause(response), requirement: '' },
    target: withoutKeys(target),
    expected: expected === undefined ? message : formatValue(expected),
    got: got === undefined ? formatResponse(response) : formatValue(got),
  }))
}

type ResponseFinding = ReturnType<Contract['checkResponse']>['findings'][number]

/** Merges all findings about missing members of the envelope into one. */
function withOneEnvelope(findings: readonly ResponseFinding[]): readonly ResponseFinding[] {
  const lacking = findings.filter(({ check }) => check === 'response/envelope')
  const first = lacking.find(({ level }) => level === 'MUST')
  if (first === undefined || lacking.length === 1) return findings
  const targets = lacking.map(({ target }) => quoteTarget(target)).join(', ')
  const message = `The response does not have the documented envelope; see ${targets}.`
  const { expected: _expected, got: _got, ...rest } = first
  const status = findings.filter(({ check }) => check === 'response/status')
  return [...status, { ...rest, target: '', message }]
}

/** Replaces indices and the keys of test results, so that equal findings get equal targets. */
const withoutKeys = (target: string): string =>
  target.replace(/^data\.data\.[^.]+/, 'data.data.*').replace(/\.\d+(?=\.|$)/g, '.N')
