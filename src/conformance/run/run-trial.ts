import type { Contract } from '../../core/index.js'
import { skipReason } from '../checking/expectations.js'
import {
  checkServerResponse,
  type ExpectedVerdict,
  type NewFinding,
} from '../checking/server-response.js'
import type { NotRun, PreparedRequest, Scenario, Trial } from '../checking/trial.js'
import type { ReceivedResponse } from '../report/exchange.js'
import type { FindingStep, Replay } from '../report/report.js'
import { type Send, Unreachable, Unsendable } from '../sending/send.js'
import type { World } from '../world/world.js'
import { normalizedTarget } from './normalized-target.js'

/** The request of a trial, its verdict, the response and the findings. */
export interface TrialResult {
  prepared: PreparedRequest
  verdict: ExpectedVerdict
  response: ReceivedResponse | undefined
  steps: readonly FindingStep[]
  replay: Replay
  findings: readonly NewFinding[]
}

/** Contract, server and connection of a trial. */
export interface TrialContext {
  contract: Contract
  world: World
  send: Send
  /** Sends without retry when the server responds 429 or 503. */
  sendOnce: Send
}

/** Prepares the server, sends the request and checks the response. */
export async function runTrial(
  trial: Trial,
  scenario: Scenario,
  { contract, world, send, sendOnce }: TrialContext,
  precondition: (verdict: ExpectedVerdict) => NotRun | undefined = () => undefined,
): Promise<TrialResult | NotRun> {
  const prepared = await world.prepare(scenario)
  if ('skipped' in prepared) return prepared
  const { operation, request, facts, isTooLarge: bodyTooLarge = false } = prepared
  const verdict = contract.checkHttp({ ...request, bodyTooLarge }, facts)
  const notRun = skipReason(verdict) ?? (verdict && precondition(verdict))
  if (verdict === undefined || notRun !== undefined) return notRun as NotRun
  const result = (status: number | undefined) => ({
    ...{ prepared, verdict, replay: { kind: 'request', trial, scenario } as const },
    steps: [{ purpose: 'the request', request, status }],
  })
  try {
    const expectsLimit = !verdict.ok && verdict.response.status === 429
    const response = await (expectsLimit ? sendOnce : send)(request)
    // A trial of the rate limits sets the number of calls itself.
    if (trial.subject !== 'rate-limit/exceeded' && isThrottled(response, verdict))
      return { skipped: 'the server limits the rate of requests' }
    const findings = checkServerResponse(trial, prepared, verdict, response, contract).map(
      (finding) => ({ ...finding, target: normalizedTarget(operation, finding.target) }),
    )
    return { ...result(response?.status), response, findings }
  } catch (error) {
    if (error instanceof Unsendable) return { skipped: `cannot be sent: ${error.message}` }
    if (!(error instanceof Unreachable)) throw error
    return { ...result(undefined), response: undefined, findings: [noResponse(trial, error)] }
  }
}

/** Returns whether the server limited a request that the contract does not limit. */
const isThrottled = ({ status }: ReceivedResponse, verdict: ExpectedVerdict): boolean =>
  (status === 429 || status === 503) && (verdict.ok || verdict.response.status !== status)

const noResponse = ({ subject, level }: Trial, error: Unreachable): NewFinding => ({
  ...{ kind: 'no-answer', subject, target: '', cause: '', level, source: 'Endpoints' },
  requirement: 'A server responds to every request.',
  message: 'The server did not respond.',
  expected: 'a response',
  got: error.message,
})
