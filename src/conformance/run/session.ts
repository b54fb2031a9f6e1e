import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../core/base/json.js'
import { serviceNames } from '../../core/contract/service-names.js'
import type { ContractOptions, OperationName, RequestInput } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import type { Evidence } from '../checking/findings.js'
import { pluginRejection } from '../checking/plugin-rejection.js'
import {
  checkStepResponse,
  type NewFinding,
  type StepRequest,
} from '../checking/server-response.js'
import type { FindingStep } from '../report/exchange.js'
import { isSuccess } from '../report/is-success.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { Send } from '../sending/send.js'
import { RateLimited } from '../sending/wait-budget.js'
import { wireRequest, withCredentials, withServiceNames } from '../sending/wire.js'
import {
  type Answered,
  type Expectation,
  type Sequence,
  type SequenceCall,
  SequenceSkipped,
  type Session,
} from '../sequences/sequence.js'
import { normalizedTarget } from './normalized-target.js'
import type { FindingWithEvidence } from './record.js'
import type { RunContext } from './run-context.js'
import { withExceptions } from './server-exceptions.js'
import { storedIdFor, workspaceOf } from './stored.js'

export interface SessionSettings {
  sequence: Sequence
  context: RunContext
  /** `<username>:<password>` */
  credentials: string | undefined
  workspace: SandboxWorkspace
  address: URL | undefined
  /** Longest time to wait for a rate limit before the sequence ends, in seconds. */
  longestPause?: number | undefined
  wait(milliseconds: number): Promise<void>
}

/** A call, and the number of steps up to it. */
interface SentCall extends Pick<Evidence, 'operation' | 'request' | 'response'> {
  stepCount: number
}

/** Credentials that the server receives as valid where the suite sets its state. */
const defaultCredentials = 'workspace:key'

/** Characters of a value in the report at most. */
const maxLength = 4000

const formatValue = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '(nothing)')).slice(
    0,
    maxLength,
  )

/** Creates the session of a sequence, and the list that collects its findings. */
export function createSession(settings: SessionSettings): {
  session: Session
  found: FindingWithEvidence[]
  /** Adds the requests that prepared the server to the steps of the findings. */
  begin(setup: readonly FindingStep[]): void
  /** Returns the evidence of the latest call. */
  last(): Evidence
} {
  const { sequence, context, workspace, address, longestPause } = settings
  const { contract, trialContext, record, implemented } = context
  const found: FindingWithEvidence[] = []
  const [tested] = sequence.operations
  const replay = { kind: 'sequence', id: sequence.id, operation: tested } as const
  const none: Omit<Evidence, 'operation'> = {
    ...{ request: undefined, response: undefined, steps: [], replay },
  }
  let latest: SentCall = {
    operation: tested,
    request: undefined,
    response: undefined,
    stepCount: 0,
  }
  const last = new Map<OperationName, SentCall>()
  const steps: FindingStep[] = []
  // Copied only for findings: a sequence may have hundreds of steps.
  const evidenceOf = ({ stepCount, ...call }: SentCall): Evidence => ({
    ...{ ...call, replay },
    steps: steps.slice(0, stepCount),
  })
  // Sequences on request test the rate limits; all others wait for them.
  const { connection, budget } = trialContext
  const send: Send = sequence.isOnRequest
    ? connection.sendOnce
    : (request) => connection.send(request, longestPause)

  let ahead = 0
  const advance = async (seconds: number): Promise<boolean> => {
    const step = await trialContext.world.advance(seconds)
    if (step === undefined) return false
    steps.push(step)
    ahead += seconds * 1000
    return true
  }

  const session: Session = {
    ...{
      address,
      isControlled: trialContext.world.isControlled,
      workspace: trialContext.world.isControlled ? workspaceOf(sequence) : workspace,
    },
    storedId: storedIdFor(sequence, context),
    credentials: settings.credentials ?? defaultCredentials,
    otherCredentials: context.options.fixtures?.credentialsWithoutOfferings,
    unique: uniqueWord(),
    async call(operation, call = {}) {
      const input = inputOf(operation, call, settings)
      const wired = wireRequest(operation, input, context.options.contract ?? {})
      if (wired === undefined) return session.skip('an id is missing')
      const request = call.text === undefined ? wired : { ...wired, body: call.text }
      const verdict = contract.checkHttp(request, { now: new Date(session.now()) })
      const rejection = verdict && pluginRejection(verdict, contract)
      if (rejection !== undefined) return session.skip(rejection.skipped)
      record.addCall(operation)
      const step: FindingStep = { purpose: operation, request, status: undefined }
      steps.push(step)
      const stepCount = steps.length
      latest = { operation, request, response: undefined, stepCount }
      const response = await send(request)
      step.status = response.status
      const sent = { operation, request, response, stepCount }
      latest = sent
      last.set(operation, sent)
      implemented.add(operation, response)
      const sentStep = { operation, request, input }
      for (const each of stepFindings(sentStep, response, trialContext)) {
        const target = normalizedTarget(operation, each.target)
        found.push({ finding: { ...each, target }, evidence: evidenceOf(sent) })
      }
      return toAnswer(response)
    },
    async callOk(operation, call) {
      const answer = await session.call(operation, call)
      if (answer.isSuccess) return answer
      // A server that received its whole state has no reason to reject the call.
      session.assert(!trialContext.world.isControlled || isBusy(answer), {
        operation,
        message: 'The server rejected a valid call of the sequence.',
        ...{ expected: 'a success (2xx)', got: answer.response },
      })
      return session.skip(`${operation} responded with ${answer.status}`)
    },
    assertEqual(expectation) {
      session.assert(isDeepStrictEqual(expectation.got, expectation.expected), expectation)
    },
    assert(holds, expectation: Expectation) {
      if (holds) return
      const { operation, target = '', level = 'MUST', message, expected, got } = expectation
      const { cause = '', requirement = sequence.summary } = expectation
      const finding: NewFinding = {
        ...{ kind: 'sequence', subject: sequence.id, target, level, message },
        ...{ cause, requirement },
        ...{ source: sequence.source, expected: formatValue(expected), got: formatValue(got) },
      }
      const sent = last.get(operation)
      const evidence = sent === undefined ? { ...none, operation } : evidenceOf(sent)
      found.push({ finding, evidence })
    },
    skip(reason) {
      throw new SequenceSkipped(reason)
    },
    now: () => Date.now() + ahead,
    async wait(seconds) {
      if (!(await advance(seconds))) await settings.wait(seconds * 1000)
    },
    async waitForLimit(seconds) {
      if (await advance(seconds)) return true
      if (longestPause !== undefined && seconds > longestPause) {
        throw new RateLimited(skipReasons.limited, seconds)
      }
      return budget.wait(seconds, 'the rate limit')
    },
  }
  return { session, found, last: () => evidenceOf(latest), begin: (setup) => steps.push(...setup) }
}

/** Returns the findings in a response; those that exceptions explain are notes. */
function stepFindings(
  step: StepRequest,
  response: Answered['response'],
  { contract, deployment }: RunContext['trialContext'],
): readonly NewFinding[] {
  const strict = checkStepResponse(step, response, contract)
  if (strict.length === 0 || deployment === undefined) return strict
  const { operation, input } = step
  const { notes = [] } = deployment.checkResponse(operation, response, { request: input })
  const findings = checkStepResponse(step, response, deployment)
  return withExceptions(operation, strict, { findings, notes })
}

const isBusy = ({ status }: Answered): boolean => status === 429 || status === 503

const toAnswer = (response: Answered['response']): Answered => {
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
  const { key = crypto.randomUUID(), requestId = crypto.randomUUID(), ...others } = call
  const { text: _, credentials = own, ...parts } = others
  const { contract, options } = context
  const naming: ContractOptions = options.contract ?? {}
  const { family, idempotency } = contract.operations[operation]
  const { requestIdHeader } = serviceNames(naming.serviceName ?? 'SVC', '')
  const headers = {
    Authorization: `Basic ${btoa(defaultCredentials)}`,
    ...(family === 'campaigns' && { [requestIdHeader]: requestId }),
    ...(idempotency.required && { 'Idempotency-Key': key }),
  }
  const { body, params = {}, query = {} } = withServiceNames(parts, naming)
  return { params, query, body, headers: withCredentials(headers, credentials) }
}
