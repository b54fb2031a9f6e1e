import type { Contract } from '../../core/index.js'
import { pluginRejection, verdictKey } from '../checking/expectations.js'
import type { Evidence, FindingWithEvidence } from '../checking/findings.js'
import { requirementOf } from '../checking/requirement.js'
import { responseFindings } from '../checking/response-findings.js'
import { checkServerResponse } from '../checking/server-response.js'
import type {
  AnsweredCall,
  ExpectedVerdict,
  NotRun,
  PreparedRequest,
  RequestTrial,
  Scenario,
} from '../checking/trial.js'
import { isSuccess, type ReceivedResponse } from '../report/exchange.js'
import type { NewFinding } from '../report/report.js'
import { skipReasons } from '../report/skip-reasons.js'
import { type Connection, RateLimited, retryAfter } from '../sending/connection.js'
import { type Send, Unreachable, Unsendable } from '../sending/send.js'
import type { World } from '../world/world.js'
import { checkWithExceptions } from './server-exceptions.js'

/** What a trial found; the verdict on its request and the response if it has only one. */
export interface TrialResult {
  found: readonly FindingWithEvidence[]
  verdict?: ExpectedVerdict
  response?: ReceivedResponse | undefined
}

/** The server limited the rate of requests; the response says nothing about the request. */
interface Limited {
  /** Seconds to wait. */
  limitedFor: number
}

export type TrialOutcome = TrialResult | NotRun | Limited

export interface TrialContext {
  contract: Contract
  /** The contract with the exceptions of the deployment, if it has any. */
  deployment: Contract | undefined
  world: World
  connection: Connection
  /** Waits until a server that did not respond responds again. */
  recover(): Promise<void>
}

/** Prepares the server, sends the request and checks the response, unless another verdict is expected. */
export async function runTrial(
  { trial, scenario, expected }: RequestTrial,
  context: TrialContext,
): Promise<TrialOutcome> {
  const { contract, deployment, world, connection } = context
  const whyNot = (verdict: ExpectedVerdict | undefined): NotRun | undefined => {
    if (verdict === undefined) return { skipped: skipReasons.notOfTheApi }
    const rejection = pluginRejection(verdict)
    if (rejection !== undefined) return rejection
    if (verdict.unchecked.length > 0) return { skipped: skipReasons.unknownFacts }
    const isExpected = expected === undefined || verdictKey(verdict) === expected
    return isExpected ? undefined : { skipped: skipReasons.otherVerdict }
  }
  try {
    const exchanged = await exchange(scenario, context, whyNot)
    if ('skipped' in exchanged) return exchanged
    const { prepared, response } = exchanged
    const verdict = exchanged.verdict as ExpectedVerdict
    const { operation, request, setup = [] } = prepared
    const received = response instanceof Unreachable ? undefined : response
    const evidence: Evidence = {
      operation,
      request,
      response: received,
      replay: { kind: 'request', trial, scenario },
      steps: [...setup, { purpose: operation, request, status: received?.status }],
    }
    const resultOf = (findings: readonly NewFinding[]): TrialResult => ({
      verdict,
      response: received,
      found: findings.map((finding) => ({ finding, evidence })),
    })
    if (response instanceof Unreachable) return resultOf([noResponse(response)])
    const call: AnsweredCall = { ...prepared, trial, verdict, response, contract }
    if (isSuccess(response) && !verdict.ok) await prepared.discard?.()
    // A trial of the rate limits sets the number of calls itself, if it can.
    if (
      (trial.subject !== 'rate-limit/exceeded' || !world.isControlled) &&
      isLimited(response, verdict)
    ) {
      const isFirst = connection.addLimited(operation)
      // The others are tried again.
      const findings = responseFindings(call).filter(({ level }) => level === 'MUST')
      if (findings.length > 0 && isFirst) return resultOf(findings)
      return { limitedFor: retryAfter(response) }
    }
    const findings = checkWithExceptions(call, deployment, checkServerResponse)
    const afterRetry =
      trial.subject === 'rate-limit/exceeded'
        ? await findingsAfterRetry(response, scenario, context)
        : []
    return resultOf([...findings, ...afterRetry])
  } catch (error) {
    if (error instanceof Unsendable)
      return { skipped: `${skipReasons.unsendable}: ${error.message}` }
    if (!(error instanceof RateLimited)) throw error
    const { message, seconds } = error
    return seconds === undefined ? { skipped: message } : { limitedFor: seconds }
  }
}

/** A prepared request with its verdict, and the response or why there is none. */
interface Exchange {
  prepared: PreparedRequest
  /** Undefined for a path that the contract does not have. */
  verdict: ExpectedVerdict | undefined
  response: ReceivedResponse | Unreachable
}

/** Prepares the server and sends the request, unless its verdict rules that out. */
export async function exchange(
  scenario: Scenario,
  { contract, world, connection, recover }: TrialContext,
  whyNot: (verdict: ExpectedVerdict | undefined) => NotRun | undefined = () => undefined,
  send: Send = connection.sendOnce,
): Promise<Exchange | NotRun> {
  const recovered = async (error: unknown): Promise<Unreachable> => {
    if (!(error instanceof Unreachable)) throw error
    await recover()
    return error
  }
  const prepared = await world.prepare(scenario).catch(recovered)
  if (prepared instanceof Unreachable) return { skipped: prepared.message }
  if ('skipped' in prepared) return prepared
  const { request, facts, isTooLarge: bodyTooLarge = false } = prepared
  const verdict = contract.checkHttp({ ...request, bodyTooLarge }, facts)
  const notRun = whyNot(verdict)
  if (notRun !== undefined) return notRun
  return world.exclusively(async () => {
    const state = await prepared.establish?.().catch(recovered)
    if (state instanceof Unreachable) return { skipped: state.message }
    const response = await send(request).catch(recovered)
    const setup = state === undefined ? prepared.setup : [state]
    return { prepared: { ...prepared, ...(setup && { setup }) }, verdict, response }
  })
}

/** Returns whether the server limited a request that the contract does not limit. */
const isLimited = ({ status }: ReceivedResponse, verdict: ExpectedVerdict): boolean =>
  status === 429 && (verdict.ok || verdict.response.status !== 429)

export const noResponse = ({ cause, message }: Unreachable): NewFinding => ({
  kind: 'no-answer',
  subject: 'server/error',
  target: '',
  level: 'MUST',
  source: 'Endpoints',
  cause: cause === 'too-late' ? 'too-late' : 'connection',
  message: 'The server did not respond.',
  requirement: 'A server responds to every request.',
  expected: 'a response',
  got: message,
})

/**
 * Sends the request of a trial of the rate limits again, at the time that `Retry-After` of the 429
 * response names, and returns the finding if the server still rejects it. Needs a server whose state
 * the suite sets, clock included.
 */
async function findingsAfterRetry(
  { status, headers }: ReceivedResponse,
  scenario: Scenario,
  context: TrialContext,
): Promise<readonly NewFinding[]> {
  const { operation, given } = scenario
  const seconds = headers['retry-after']
  const subject = 'response/retry-after'
  const stated = requirementOf({ operation, subject })
  if (status !== 429 || stated === undefined || !context.world.isControlled) return []
  // The response checks report another form of the header; a time of years is no time to test at.
  if (typeof seconds !== 'string' || !/^\d{1,7}$/.test(seconds) || given.now === undefined)
    return []
  const now = new Date(Date.parse(given.now) + Number(seconds) * 1000).toISOString()
  const exchanged = await exchange({ ...scenario, given: { ...given, now } }, context)
  const again = 'skipped' in exchanged ? undefined : exchanged.response
  // The next trial reports a server that does not respond.
  if (again === undefined || again instanceof Unreachable || again.status !== 429) return []
  const message = `The server still rejects the call after the ${seconds} seconds of \`Retry-After\`.`
  return [
    {
      kind: 'answer',
      subject,
      target: 'Retry-After',
      level: 'MUST',
      cause: 'too-short',
      message,
      requirement: stated.text,
      source: stated.section,
      expected: 'a success (2xx)',
      got: `429, Retry-After: ${again.headers['retry-after']}`,
    },
  ]
}
