import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject } from '../../core/base/json.js'
import type {
  Contract,
  FindingLevel,
  MethodNotAllowed,
  OperationName,
  Rejected,
  Verdict,
  Violation,
} from '../../core/index.js'
import type { ConformanceFinding, FindingKind, ReceivedResponse } from '../report/report.js'
import { isOpenPlace } from './open-places.js'
import type { Realized, Trial } from './trial.js'

/** One thing that an answer shows to be wrong. */
export type Problem = Pick<
  ConformanceFinding,
  'kind' | 'subject' | 'target' | 'level' | 'message' | 'source' | 'expected' | 'got'
>

export type ExpectedVerdict = Verdict | MethodNotAllowed

/** What is wrong with the answer to a request of which the contract says this. */
export function judge(
  trial: Trial,
  realized: Realized,
  verdict: ExpectedVerdict,
  response: ReceivedResponse,
  contract: Contract,
): Problem[] {
  const isSuccess = response.status >= 200 && response.status < 300
  const ofRequest = verdict.ok
    ? judgeAccepted(trial, realized, verdict, response, isSuccess)
    : judgeRejected(trial, realized, verdict, response, isSuccess, contract)
  // What was carried out by mistake answers something else than what was asked.
  if (ofRequest.some(({ kind }) => kind === 'accepted' || kind === 'refused')) return ofRequest
  const ofResponse = judgeResponse(realized, verdict, response, contract)
  if (verdict.ok || response.status === verdict.response.status)
    return [...ofRequest, ...ofResponse]
  // That the status is another one than is expected has been told.
  const isTold = ({ subject, level }: Problem) =>
    subject === 'response/status' && level === 'SHOULD'
  return [...ofRequest, ...ofResponse.filter((problem) => !isTold(problem))]
}

/** The lower of two levels. */
const atMost = (one: FindingLevel, other: FindingLevel): FindingLevel =>
  one === 'MUST' && other === 'MUST' ? 'MUST' : 'SHOULD'

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '(nothing)')

const shownResponse = ({ status, body }: ReceivedResponse): string => `${status}\n${shown(body)}`

function judgeAccepted(
  { subject, level }: Trial,
  { operation, input, facts }: Realized,
  verdict: Verdict & { ok: true },
  response: ReceivedResponse,
  isSuccess: boolean,
): Problem[] {
  const { replay } = verdict
  if (replay !== undefined) {
    const isSame =
      response.status === replay.status && isDeepStrictEqual(response.body, replay.body)
    if (isSame) return []
    return [
      {
        ...{ kind: 'answer', subject, target: 'Idempotency-Key', level },
        message: 'The repeated call is not answered as the first one was.',
        source: 'Endpoints',
        expected: shownResponse({ headers: {}, ...replay }),
        got: shownResponse(response),
      },
    ]
  }
  if (isSuccess) return []
  const target = targetOf(response)
  const isDoubtful = verdict.warnings.length > 0 || isOpenPlace(operation, target, { input, facts })
  return [
    {
      ...{ kind: 'refused', subject, target, level: isDoubtful ? 'SHOULD' : level },
      message: 'The request is right, and was refused.',
      source: 'Endpoints',
      expected: 'a success (2xx)',
      got: shownResponse(response),
    },
  ]
}

/** The place that an error answer blames. */
const targetOf = ({ body }: ReceivedResponse): string => {
  const target = isObject(body) && isObject(body.error) ? body.error.target : ''
  return typeof target === 'string' ? target : ''
}

function judgeRejected(
  trial: Trial,
  { operation }: Realized,
  verdict: Rejected | MethodNotAllowed,
  response: ReceivedResponse,
  isSuccess: boolean,
  contract: Contract,
): Problem[] {
  const { status, body } = verdict.response
  const winners = verdict.violations.filter((violation) => violation.status === status)
  const deciding = decisiveOf(verdict, winners)
  const problem = (
    kind: FindingKind,
    violation: Violation | undefined,
    level: FindingLevel,
    message: string,
  ): Problem => ({
    ...{ kind, level: atMost(level, trial.level), message },
    // Written out here, for most answers have no problem.
    expected: shownResponse({ status, headers: {}, body }),
    got: shownResponse(response),
    subject: violation?.rule ?? trial.subject,
    target: violation?.target ?? '',
    source: violation?.source ?? '',
  })
  const levelOf = (violation: Violation | undefined) => levelOfRule(operation, violation, contract)

  if (isSuccess) {
    return deciding.map((each) => {
      const found = problem(
        'accepted',
        each,
        levelOf(each),
        `Was carried out, though: ${each.message}`,
      )
      return isDemandDocumented(operation, each, contract) ? { ...found, level: 'MUST' } : found
    })
  }
  const [first] = deciding
  if (response.status !== status) {
    const others = new Set(verdict.violations.map((each) => each.status))
    // Which of several faults is answered is a decision.
    const level = others.has(response.status)
      ? 'SHOULD'
      : levelOfStatus(operation, status, contract)
    const message = `Must be answered with ${status}, and was with ${response.status}.`
    return [problem('answer', first, atMost(level, levelOf(first)), message)]
  }
  return [...judgeEnvelope(body as unknown as JsonObject, deciding, response)].map(
    ({ violation, details, level, message }) =>
      details === undefined
        ? problem('answer', violation ?? first, atMost(level, levelOf(violation ?? first)), message)
        : {
            ...problem('answer', undefined, atMost(level, levelOfMost(deciding, levelOf)), message),
            ...{ subject: 'response/details', target: details, source: 'Errors' },
          },
  )
}

/** MUST where several of the violations are documented, so that the answer must tell them all. */
const levelOfMost = (
  deciding: readonly Violation[],
  levelOf: (violation: Violation) => FindingLevel,
): FindingLevel =>
  deciding.filter((each) => levelOf(each) === 'MUST').length > 1 ? 'MUST' : 'SHOULD'

/** The violations that the answer must be about. */
function decisiveOf(
  { response }: Rejected | MethodNotAllowed,
  winners: readonly Violation[],
): readonly Violation[] {
  const { error } = response.body
  const details = (error.details ?? []) as readonly { target: string }[]
  if (details.length > 0) return winners
  return winners.filter(({ target, code }) => target === error.target && code === error.code)
}

/** MUST where the API description itself states the rule for the operation, answer and all. */
function levelOfRule(
  operation: OperationName,
  violation: Violation | undefined,
  contract: Contract,
): FindingLevel {
  return entryOf(operation, violation, contract)?.assumed === undefined ? 'MUST' : 'SHOULD'
}

/** Whether it is documented what the rule demands, and only its answer is a decision. */
const isDemandDocumented = (
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

interface EnvelopeProblem {
  violation?: Violation | undefined
  /** The place in which the details are wrong whatever the violation is. */
  details?: string
  level: FindingLevel
  message: string
}

/** Code, target and details of an answer that has the right status. */
function* judgeEnvelope(
  wanted: JsonObject,
  deciding: readonly Violation[],
  { body, status }: ReceivedResponse,
): Generator<EnvelopeProblem> {
  const expected = wanted.error as JsonObject
  const error = isObject(body) && isObject(body.error) ? body.error : undefined
  // Without an envelope there is one finding, which the check of the response makes.
  if (error === undefined) return
  const isOffering = expected.doc_url !== undefined
  const entries = (Array.isArray(error.details) ? error.details : []).filter(isObject)
  const [only] = deciding.length === 1 ? deciding : []
  // Whether one violation is told at the top or in the details is a decision. (Decision 1)
  const isTold =
    isOffering &&
    only !== undefined &&
    error.code === 'VALIDATION_FAILED' &&
    entries.some(({ code, target }) => code === only.code && target === only.target)
  if (isTold) return
  const alone = deciding.find(({ code, target }) => error.code === code && error.target === target)
  if (isOffering && deciding.length > 1 && entries.length === 0 && alone !== undefined) {
    const message = `\`details\` must list all ${deciding.length} violations, and ${placeOf(alone.target)} alone is told.`
    yield { details: '', level: 'MUST', message }
    return
  }
  if (error.code !== expected.code) {
    const level = isOffering || status === 409 ? 'MUST' : 'SHOULD'
    const message = `Must have the code ${expected.code}, and has ${shown(error.code)}.`
    yield { level, message }
    return
  }
  const wantsDetails = Array.isArray(expected.details) && expected.details.length > 0
  const wrongTarget = `name ${placeOf(expected.target)} as target, and names ${placeOf(error.target)}.`
  if (!wantsDetails) {
    if (error.target !== expected.target) {
      const level = isOffering && only !== undefined ? 'MUST' : 'SHOULD'
      yield { level, message: `Must ${wrongTarget}` }
    }
    return
  }
  const told = new Set(entries.map(({ target }) => target))
  const right = new Set<unknown>(deciding.map(({ target }) => target))
  const wrong = [...told].filter((target) => !right.has(target))
  const untold = deciding.filter(({ target }) => !told.has(target))
  if (untold.length < deciding.length) {
    if (untold.length > 0) {
      const left = untold.map(({ target }) => placeOf(target)).join(', ')
      const message = `\`details\` must list all ${deciding.length} violations, and leaves out ${left}.`
      yield { details: '', level: isOffering ? 'MUST' : 'SHOULD', message }
    }
    for (const target of wrong) {
      const message = `\`details\` names ${placeOf(target)}, where nothing is wrong.`
      yield { details: typeof target === 'string' ? target : '', level: 'SHOULD', message }
    }
  } else {
    // A place that is named instead of another is one departure.
    const instead = wrong.length === 0 ? '' : `, and names ${wrong.map(placeOf).join(', ')}`
    for (const violation of deciding) {
      const level = isOffering ? 'MUST' : 'SHOULD'
      const entry =
        violation.target === ''
          ? 'have an entry without a place'
          : `name ${placeOf(violation.target)}`
      yield { violation, level, message: `\`details\` must ${entry}${instead}.` }
    }
  }
  if (wrong.length === 0 && untold.length === 0 && error.target !== expected.target) {
    yield { level: 'SHOULD', message: `Should ${wrongTarget}` }
  }
}

const placeOf = (target: unknown): string =>
  target === undefined || target === '' ? 'no place' : `\`${shown(target)}\``

/** What the response itself shows to be wrong. */
function judgeResponse(
  { operation, input, facts }: Realized,
  verdict: ExpectedVerdict,
  response: ReceivedResponse,
  contract: Contract,
): Problem[] {
  // The answer to another method is not one of the operation, nor is a stored one of this call.
  if (verdict.operation === undefined) return []
  if (verdict.ok && verdict.replay !== undefined) return []
  const { findings } = contract.checkResponse(operation, response, { request: input, facts })
  // That the answer has the very status that is asked for is no finding.
  const isAsked = !verdict.ok && verdict.response.status === response.status
  const found = withOneEnvelope(
    findings.filter(({ check }) => !(isAsked && check === 'response/status')),
  )
  return found.map(({ check, level, target, message, expected, got }) => ({
    ...{ kind: 'response', subject: check, level, message, source: 'Responses' },
    target: withoutKeys(target),
    expected: expected === undefined ? message : shown(expected),
    got: got === undefined ? shownResponse(response) : shown(got),
  }))
}

type ResponseFinding = ReturnType<Contract['checkResponse']>['findings'][number]

/** An answer without the envelope lacks it once, however many members that is. */
function withOneEnvelope(findings: readonly ResponseFinding[]): readonly ResponseFinding[] {
  const lacking = findings.filter(({ check }) => check === 'response/envelope')
  const first = lacking.find(({ level }) => level === 'MUST')
  if (first === undefined || lacking.length === 1) return findings
  const places = lacking.map(({ target }) => placeOf(target)).join(', ')
  const message = `The answer does not have the documented envelope: see ${places}.`
  const { expected: _expected, got: _got, ...rest } = first
  const status = findings.filter(({ check }) => check === 'response/status')
  return [...status, { ...rest, target: '', message }]
}

/** The same place in any answer: without indices and the keys of test results. */
const withoutKeys = (target: string): string =>
  target.replace(/^data\.data\.[^.]+/, 'data.data.*').replace(/\.\d+(?=\.|$)/g, '.N')
