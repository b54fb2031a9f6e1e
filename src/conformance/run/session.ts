import { isObject } from '../../core/base/json.js'
import type { ContractOptions, Facts, OperationName, RequestInput } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import { pluginRejection } from '../checking/expectations.js'
import type { Evidence, FindingWithEvidence } from '../checking/findings.js'
import { formatValue } from '../checking/format.js'
import { checkServerResponse, checkStepResponse } from '../checking/server-response.js'
import type { AnsweredCall } from '../checking/trial.js'
import {
  type FindingStep,
  idsIn,
  isSuccess,
  maxAtOnce,
  type ReceivedResponse,
} from '../report/exchange.js'
import type { NewFinding } from '../report/report.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { Send } from '../sending/send.js'
import { RateLimited } from '../sending/wait-budget.js'
import {
  defaultCredentials,
  headersOfCall,
  wireRequest,
  withServiceNames,
} from '../sending/wire.js'
import {
  type Answered,
  type Expectation,
  type Sequence,
  type SequenceCall,
  SequenceSkipped,
  type Session,
} from '../sequences/sequence.js'
import type { Resources } from '../world/world.js'
import { levelOf } from './generate.js'
import type { RunContext } from './record.js'
import { checkWithExceptions } from './server-exceptions.js'
import { storedFor, storedIdFor, workspaceOf } from './stored.js'

/** What all sequences of a run share. */
export interface SequenceSettings {
  /** `<username>:<password>` */
  credentials: string | undefined
  workspace: SandboxWorkspace
  address: URL | undefined
  /** Longest time to wait for a rate limit before the sequence ends, in seconds. */
  longestPause?: number | undefined
}

export interface SessionSettings extends SequenceSettings {
  sequence: Sequence
  context: RunContext
}

/** A call, and the number of steps up to it. */
interface SentCall extends Pick<Evidence, 'operation' | 'request' | 'response'> {
  stepCount: number
}

/** A call to send, with its verdict. */
type Step = Omit<AnsweredCall, 'response'>

/** Characters of a value in the report at most. */
const maxLength = 4000

const shownValue = (value: unknown): string => formatValue(value).slice(0, maxLength)

/** Creates the session of a sequence, and the list that collects its findings. */
export function createSession(settings: SessionSettings): {
  session: Session
  found: FindingWithEvidence[]
  /** Returns the evidence of the latest call. */
  last(): Evidence
} {
  const { sequence, context, workspace, address, longestPause } = settings
  const { contract, trialContext, record } = context
  const found: FindingWithEvidence[] = []
  const [tested] = sequence.operations
  const replay = { kind: 'sequence', id: sequence.id, operation: tested } as const
  const unsent = (operation: OperationName): SentCall => ({
    ...{ operation, request: undefined, response: undefined, stepCount: 0 },
  })
  let latest = unsent(tested)
  const last = new Map<OperationName, SentCall>()
  const steps: FindingStep[] = []
  // Copied only for findings: a sequence may have hundreds of steps.
  const evidenceOf = ({ stepCount, ...call }: SentCall): Evidence => {
    const upTo = steps.slice(0, stepCount)
    const shown = upTo.at(-1)
    const others = steps.filter(
      ({ together }, index) =>
        index >= stepCount && together !== undefined && together === shown?.together,
    )
    // Those sent at the same time lead to it too.
    const raced = others.length < maxAtOnce ? others : []
    return { ...call, replay, steps: [...upTo.slice(0, -1), ...raced, ...upTo.slice(-1)] }
  }
  // Sequences on request test the rate limits; all others wait for them.
  const { connection, budget } = trialContext
  const send: Send = sequence.isOnRequest
    ? connection.sendOnce
    : (request) => connection.send(request, longestPause)

  let stored: Resources | undefined
  let ahead = 0
  let waited = 0
  const unanswered = new Set<FindingStep>()
  let groups = 0
  const advance = async (seconds: number): Promise<boolean> => {
    const step = await trialContext.world.advance(seconds)
    if (step === undefined) return false
    steps.push(step)
    ahead += seconds * 1000
    return true
  }

  /** Returns the request of a call, and its verdict; ends the sequence if it cannot be sent. */
  const stepOf = (
    operation: OperationName,
    call: SequenceCall,
    facts: Facts = {},
    stated: readonly string[] = [],
  ): Step => {
    if (!record.isImplemented(operation)) return session.skip(skipReasons.notImplemented)
    const input = inputOf(operation, call, settings)
    const wired = wireRequest(operation, input, context.options.contract ?? {})
    if (wired === undefined) return session.skip('an id is missing')
    const request = call.text === undefined ? wired : { ...wired, body: call.text }
    const known = { now: new Date(session.now()), ...facts }
    const verdict = contract.checkHttp(request, known)
    if (verdict === undefined) return session.skip(skipReasons.notOfTheApi)
    const rejection = pluginRejection(verdict, contract)
    if (rejection !== undefined) return session.skip(rejection.skipped)
    const subject = verdict.ok ? 'structure' : (verdict.violations[0]?.rule ?? 'structure')
    const level = stated.includes(subject) ? 'MUST' : levelOf(operation, subject)
    const trial = { id: sequence.id, subject, level }
    return { trial, operation, input, request, verdict, facts: known, contract }
  }

  /** Sends the request of a call, and adds what the check finds in the response. */
  const exchange = async (
    step: Step,
    check: (call: AnsweredCall) => readonly NewFinding[],
  ): Promise<AnsweredCall> => {
    const { operation, request } = step
    record.addCall(operation)
    const shown: FindingStep = { purpose: operation, request, status: undefined }
    if (waited > 0) shown.secondsBefore = waited
    waited = 0
    steps.push(shown)
    const [other] = unanswered
    if (other !== undefined) {
      other.together ??= ++groups
      shown.together = other.together
    }
    unanswered.add(shown)
    const stepCount = steps.length
    latest = { operation, request, response: undefined, stepCount }
    const response = await send(request).finally(() => unanswered.delete(shown))
    if (step.verdict.ok) record.addValid(operation, response)
    shown.status = response.status
    shown.ids = idsIn(response)
    const sent = { operation, request, response, stepCount }
    latest = sent
    last.set(operation, sent)
    const answered = { ...step, response }
    for (const finding of checkWithExceptions(answered, trialContext.deployment, check))
      found.push({ finding, evidence: evidenceOf(sent) })
    return answered
  }

  const session: Session = {
    ...{
      address,
      isControlled: trialContext.world.isControlled,
      workspace: trialContext.world.isControlled ? workspaceOf(sequence) : workspace,
    },
    storedId: storedIdFor(sequence, context),
    stored: () => stored,
    credentials: settings.credentials ?? defaultCredentials,
    otherCredentials: context.options.fixtures?.credentialsWithoutOfferings,
    unique: uniqueWord(),
    maxBodyBytes: context.options.fixtures?.maxBodyBytes,
    async call(operation, call = {}) {
      const { response } = await exchange(stepOf(operation, call), checkStepResponse)
      return toAnswer(response)
    },
    async check(operation, call, facts, stated) {
      const step = stepOf(operation, call, facts, stated)
      const { verdict } = step
      // Which of several violations a server reports is not documented.
      if (!verdict.ok && verdict.violations.length > 1) return undefined
      // The cases report what rests on decisions.
      const { response } = await exchange(step, (each) => checkServerResponse(each).filter(isMust))
      return { ...toAnswer(response), isValid: verdict.ok }
    },
    async callOk(operation, call) {
      const answer = await session.call(operation, call)
      // The cases and the scenarios report a valid call that the server rejects.
      return answer.isSuccess
        ? answer
        : session.skip(`${operation} responded with ${answer.status}`)
    },
    assert(holds, expectation: Expectation) {
      if (holds) return
      const { operation, target = '', level = 'MUST', message, expected, got } = expectation
      const { cause = '', requirement = sequence.summary } = expectation
      const finding: NewFinding = {
        ...{ kind: 'sequence', subject: sequence.id, target, level, message },
        ...{ cause, requirement },
        ...{ source: sequence.source, expected: shownValue(expected), got: shownValue(got) },
      }
      found.push({ finding, evidence: evidenceOf(last.get(operation) ?? unsent(operation)) })
    },
    async begin() {
      steps.length = 0
      stored = storedFor(sequence, trialContext.world.isControlled)
      steps.push(...(await trialContext.world.begin(workspaceOf(sequence), stored)))
    },
    skip(reason) {
      throw new SequenceSkipped(reason)
    },
    now: () => Date.now() + ahead,
    async wait(seconds) {
      if (await advance(seconds)) return
      waited += seconds
      await budget.pause(seconds * 1000)
    },
    async waitForLimit(seconds) {
      if (await advance(seconds)) return true
      if (longestPause !== undefined && seconds > longestPause) {
        throw new RateLimited(skipReasons.limited, seconds)
      }
      waited += seconds
      return budget.wait(seconds, 'the rate limit')
    },
  }
  return { session, found, last: () => evidenceOf(latest) }
}

const isMust = ({ level }: NewFinding): boolean => level === 'MUST'

const toAnswer = (response: ReceivedResponse): Answered => {
  const { status, body } = response
  const isAccepted = isSuccess(response)
  const data = isAccepted && isObject(body) ? body.data : undefined
  return { response, status, isSuccess: isAccepted, data }
}

/** Returns letters and digits, with a letter first. */
const uniqueWord = (): string => `c${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`

function inputOf(
  operation: OperationName,
  call: SequenceCall,
  { context, credentials: own }: SessionSettings,
): RequestInput {
  const { key, requestId, text: _, credentials = own, ...parts } = call
  const naming: ContractOptions = context.options.contract ?? {}
  const { body, params = {}, query = {} } = withServiceNames(parts, naming)
  const headers = headersOfCall(operation, naming, { credentials, key, requestId })
  return { params, query, body, headers }
}
