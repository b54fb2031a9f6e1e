import { isObject } from '../../core/base/json.js'
import type { Facts, OperationName, RequestInput } from '../../core/index.js'
import type { SandboxWorkspace } from '../../testing/sandbox/data.js'
import { pluginRejection } from '../checking/expectations.js'
import type { Evidence, FindingWithEvidence } from '../checking/findings.js'
import { formatResponse, formatValue } from '../checking/format.js'
import { levelOf } from '../checking/requirement.js'
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
import { reading } from '../report/selection.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { RunContext } from '../run/record.js'
import { checkWithExceptions } from '../run/server-exceptions.js'
import { RateLimited } from '../sending/connection.js'
import {
  defaultCredentials,
  headersOfCall,
  wireRequest,
  withServiceNames,
} from '../sending/wire.js'
import type { Resources } from '../world/world.js'
import {
  type Answered,
  type Expectation,
  type SequenceCall,
  SequenceSkipped,
  type Stored,
} from './call.js'
import { sequenceWorkspace, storedFor, storedIdFor } from './stored.js'

/** A sequence of calls whose responses must be consistent. */
export interface Sequence {
  id: `sequence/${string}`
  /** The requirement. */
  summary: string
  /** The operations it tests; it runs if one of them is selected. */
  operations: readonly [OperationName, ...OperationName[]]
  /** Section of the API description that requires it. */
  source: string
  /**
   * Of one that strains the server, and so runs on request: where it runs anyway, on every server or where
   * the suite sets the state.
   */
  byDefault?: 'always' | 'controlled'
  /** Seconds that it waits, for example for a schedule; absent: none. */
  needsTime?: number
  /** Whether it creates something although its operations do not. */
  creates?: boolean
  /** Whether its calls are random: most of what they show, other sequences show in fewer. */
  isRandom?: boolean
  /** Whether it needs the accounts of the server: it runs before the suite sets any state. */
  ofServer?: boolean
  /** Settings of the workspace beside its inventories, if the suite controls the server. */
  workspace?: SandboxWorkspace
  /** What the API cannot create: stored where the suite sets the state, or of the fixtures. */
  stored?: Stored
  run(session: Session): Promise<void>
}

/** A call, and the number of steps up to it. */
interface SentCall extends Pick<Evidence, 'operation' | 'request' | 'response'> {
  stepCount: number
}

type Step = Omit<AnsweredCall, 'response'>

/** The connection of a sequence to the server, and what its calls show. */
export class Session {
  readonly found: FindingWithEvidence[] = []
  /** Whether the suite sets the state of the server. */
  readonly isControlled: boolean
  readonly workspace: SandboxWorkspace
  /** The id of something like what the sequence needs stored; undefined if the server has none. */
  readonly storedId: string | undefined
  /** What the state has at the beginning beside the workspace. */
  stored: Resources | undefined
  /** The credentials of the run, `<username>:<password>`. */
  readonly credentials: string
  /** Credentials of another workspace; undefined if none are known. */
  readonly otherCredentials: string | undefined
  /** A word that no name on the server contains. */
  readonly unique = uniqueWord()
  /** The largest body in bytes that the server accepts, if known. */
  readonly maxBodyBytes: number | undefined
  readonly #steps: FindingStep[] = []
  readonly #unanswered = new Set<FindingStep>()
  /** The last call of each operation, and of all. */
  readonly #last = new Map<OperationName, SentCall>()
  #latest: SentCall
  /** Milliseconds by which the clock of the server was advanced. */
  #ahead = 0
  /** Seconds since the last call. */
  #waited = 0
  /** Number of groups of calls that were sent at the same time. */
  #groups = 0
  /** Where a difference was reported, if only the first one counts. */
  #reported: Set<string> | undefined

  constructor(
    readonly sequence: Sequence,
    private readonly context: RunContext,
    /** Seconds to wait for a rate limit at most; without, as long as the run may wait. */
    private readonly longestPause: number | undefined,
    /** Seconds to wait before a read that follows a write. */
    private readonly patience = 0,
  ) {
    const { options, world, credentials } = context
    const { workspace = {}, credentialsWithoutOfferings, maxBodyBytes } = options.fixtures ?? {}
    this.#latest = unsent(sequence.operations[0])
    this.isControlled = world.isControlled
    this.workspace = world.isControlled ? this.#ownWorkspace() : workspace
    this.storedId = storedIdFor(sequence.stored, context)
    this.credentials = credentials ?? defaultCredentials
    this.otherCredentials = credentialsWithoutOfferings
    this.maxBodyBytes = maxBodyBytes
  }

  /** Sends a call, and checks the response itself too. */
  async call(operation: OperationName, call: SequenceCall = {}): Promise<Answered> {
    return this.#exchange(this.#stepOf(operation, call), checkStepResponse)
  }

  /** Sends a call, and ends the sequence unless it succeeds. */
  async callOk(operation: OperationName, call?: SequenceCall): Promise<Answered> {
    const answer = await this.call(operation, call)
    // The cases and the scenarios report a valid call that the server rejects.
    return answer.isSuccess ? answer : this.skip(`${operation} responded with ${answer.status}`)
  }

  /**
   * Sends a call to a server that has known facts, and checks the verdict too. Returns undefined without
   * sending a request that has several violations. `stated` are rules with a decision that the call does
   * not depend on.
   */
  async check(
    operation: OperationName,
    call: SequenceCall,
    facts: Facts,
    stated: readonly string[],
  ): Promise<Answered | undefined> {
    const step = this.#stepOf(operation, call, facts, stated)
    const { verdict } = step
    // Which of several violations a server reports is not documented.
    if (!verdict.ok && verdict.violations.length > 1) return undefined
    // The cases report what rests on decisions.
    const check = (each: AnsweredCall) => checkServerResponse(each).filter(isMust)
    return this.#exchange(step, check)
  }

  /** Returns the request of a call, and its verdict; ends the sequence if it cannot be sent. */
  #stepOf(
    operation: OperationName,
    call: SequenceCall,
    facts: Facts = {},
    stated: readonly string[] = [],
  ): Step {
    const { contract, options, record } = this.context
    if (!record.isImplemented(operation)) return this.skip(skipReasons.notImplemented)
    const input = this.#inputOf(operation, call)
    const wired = wireRequest(operation, input, options.contract ?? {})
    if (wired === undefined) return this.skip('an id is missing')
    const request = call.text === undefined ? wired : { ...wired, body: call.text }
    const known = { now: new Date(this.now()), ...facts }
    const verdict = contract.checkHttp(request, known)
    if (verdict === undefined) return this.skip(skipReasons.notOfTheApi)
    const rejection = pluginRejection(verdict)
    if (rejection !== undefined) return this.skip(rejection.skipped)
    const subject = verdict.ok ? 'structure' : (verdict.violations[0]?.rule ?? 'structure')
    const level = stated.includes(subject) ? 'MUST' : levelOf(operation, subject)
    const trial = { id: this.sequence.id, subject, level }
    return { trial, operation, input, request, verdict, facts: known, contract }
  }

  #inputOf(operation: OperationName, call: SequenceCall): RequestInput {
    const { key, requestId, text: _, credentials = this.context.credentials, ...parts } = call
    const naming = this.context.options.contract ?? {}
    const { body, params = {}, query = {} } = withServiceNames(parts, naming)
    const headers = headersOfCall(operation, naming, { credentials, key, requestId })
    return { params, query, body, headers }
  }

  /** Sends the request of a call, and adds what the check finds in the response. */
  async #exchange(
    step: Step,
    check: (call: AnsweredCall) => readonly NewFinding[],
  ): Promise<Answered> {
    const { operation, request, verdict } = step
    const { record, connection, deployment } = this.context
    if (this.patience > 0 && reading.has(operation) && !reading.has(this.#latest.operation)) {
      await this.context.ending.pause(this.patience * 1000)
    }
    record.addCall(operation)
    const shown: FindingStep = { purpose: operation, request, status: undefined }
    if (this.#waited > 0) shown.secondsBefore = this.#waited
    this.#waited = 0
    this.#steps.push(shown)
    const [other] = this.#unanswered
    if (other !== undefined) {
      other.together ??= ++this.#groups
      shown.together = other.together
    }
    this.#unanswered.add(shown)
    const stepCount = this.#steps.length
    this.#latest = { operation, request, response: undefined, stepCount }
    // Sequences on request test the rate limits; all others wait for them.
    const sent = this.sequence.byDefault
      ? connection.sendOnce(request)
      : connection.send(request, this.longestPause)
    const response = await sent.finally(() => this.#unanswered.delete(shown))
    if (verdict.ok) record.addValid(operation)
    shown.status = response.status
    shown.ids = idsIn(response)
    const call = { operation, request, response, stepCount }
    this.#latest = call
    this.#last.set(operation, call)
    for (const finding of checkWithExceptions({ ...step, response }, deployment, check))
      this.found.push({ finding, evidence: this.#evidenceOf(call) })
    const { status, body } = response
    const isAccepted = isSuccess(response)
    const data = isAccepted && isObject(body) ? body.data : undefined
    return { response, status, isSuccess: isAccepted, data, isValid: verdict.ok }
  }

  /** Reports a finding unless `holds`, with the last call of the operation. */
  assert(holds: boolean, expectation: Expectation): void {
    const { operation, target = '', level = 'MUST', message, expected, got } = expectation
    const { cause = '', requirement = this.sequence.summary } = expectation
    if (holds || !this.#isFirst(`${level} ${target === '' ? operation : target}`)) return
    const { id: subject, source } = this.sequence
    const finding: NewFinding = {
      kind: 'sequence',
      subject,
      target,
      level,
      message,
      cause,
      requirement,
      source,
      expected: textOf(expected),
      got: textOf(got),
    }
    const evidence = this.#evidenceOf(this.#last.get(operation) ?? unsent(operation))
    this.found.push({ finding, evidence })
  }

  /** The findings that a read shows, if the order of the calls cannot explain them. */
  get ofReads(): readonly NewFinding[] {
    const isOrdered = this.#groups === 0 && this.sequence.isRandom !== true
    const found = this.found.filter(({ evidence }) => reading.has(evidence.operation))
    return isOrdered ? found.map(({ finding }) => finding) : []
  }

  /** Reports only the first difference at each target from now on, whatever shows it. */
  reportOnce(): void {
    this.#reported = new Set()
  }

  #isFirst(place: string): boolean {
    if (this.#reported?.has(place)) return false
    this.#reported?.add(place)
    return true
  }

  last(): Evidence {
    return this.#evidenceOf(this.#latest)
  }

  /** Copied only for findings: a sequence may have hundreds of steps. */
  #evidenceOf({ stepCount, ...call }: SentCall): Evidence {
    const { id, operations } = this.sequence
    const upTo = this.#steps.slice(0, stepCount)
    const shown = upTo.at(-1)
    const others = this.#steps.filter(
      ({ together }, index) =>
        index >= stepCount && together !== undefined && together === shown?.together,
    )
    // Those sent at the same time lead to it too.
    const raced = others.length < maxAtOnce ? others : []
    return {
      ...call,
      replay: { kind: 'sequence', id, operation: operations[0] },
      steps: [...upTo.slice(0, -1), ...raced, ...upTo.slice(-1)],
    }
  }

  /** Sets the state of the server as at the beginning; findings show only the steps after it. */
  async begin(): Promise<void> {
    this.#steps.length = 0
    this.stored = storedFor(this.sequence.stored, this.isControlled)
    this.#steps.push(...(await this.context.world.begin(this.#ownWorkspace(), this.stored)))
  }

  /** Returns the workspace that the server receives before the sequence. */
  #ownWorkspace(): SandboxWorkspace {
    return { ...sequenceWorkspace, ...this.sequence.workspace }
  }

  /** Ends the sequence, because it cannot run on this server. */
  skip(reason: string): never {
    throw new SequenceSkipped(reason)
  }

  /** The time of the server's clock, in milliseconds, if it ran like the clock of the suite at first. */
  now(): number {
    return Date.now() + this.#ahead
  }

  /** Waits for a number of seconds, or advances the clock of the server. */
  async wait(seconds: number): Promise<void> {
    if (await this.#advance(seconds)) return
    this.#waited += seconds
    await this.context.ending.pause(seconds * 1000)
  }

  /** Waits for a rate limit, or returns false if the run may not wait that long. */
  async waitForLimit(seconds: number): Promise<boolean> {
    if (await this.#advance(seconds)) return true
    if (this.longestPause !== undefined && seconds > this.longestPause) {
      throw new RateLimited(seconds)
    }
    this.#waited += seconds
    return this.context.connection.wait(seconds, 'the rate limit')
  }

  async #advance(seconds: number): Promise<boolean> {
    const step = await this.context.world.advance(seconds)
    if (step === undefined) return false
    this.#steps.push(step)
    this.#ahead += seconds * 1000
    return true
  }
}

/** Returns a value as text; of responses, only the status and the body. */
function textOf(value: unknown): string {
  if (Array.isArray(value) && value.every(isResponse)) return value.map(textOf).join('\n\n')
  return isResponse(value) ? formatResponse(value) : formatValue(value)
}

const isResponse = (value: unknown): value is ReceivedResponse =>
  isObject(value) && 'headers' in value && 'body' in value && typeof value.status === 'number'

const unsent = (operation: OperationName): SentCall => ({
  operation,
  request: undefined,
  response: undefined,
  stepCount: 0,
})

const isMust = ({ level }: NewFinding): boolean => level === 'MUST'

/** Returns letters and digits, with a letter first. */
const uniqueWord = (): string => `c${crypto.randomUUID().replaceAll('-', '').slice(0, 15)}`
