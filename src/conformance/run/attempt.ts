import type { Contract } from '../../core/index.js'
import { type ExpectedVerdict, judge, type Problem } from '../checking/judge.js'
import type { NotMade, Realized, Situation, Trial } from '../checking/trial.js'
import { obstacleTo } from '../checking/tried.js'
import type { ReceivedResponse } from '../report/report.js'
import { type Send, Unreachable, Unsendable } from '../sending/send.js'
import type { World } from '../world/world.js'
import { generalTarget } from './general-target.js'

/** What a request was, what the contract says of it, and how it was answered. */
export interface Attempt {
  realized: Realized
  verdict: ExpectedVerdict
  response: ReceivedResponse | undefined
  problems: readonly Problem[]
}

export interface Laboratory {
  contract: Contract
  world: World
  send: Send
  /** Does not wait where the server says that it has too many requests. */
  sendAtOnce: Send
}

/** Brings a situation about, sends its request and judges the answer. */
export async function attempt(
  trial: Trial,
  situation: Situation,
  { contract, world, send, sendAtOnce }: Laboratory,
  assert: (verdict: ExpectedVerdict) => NotMade | undefined = () => undefined,
): Promise<Attempt | NotMade> {
  const realized = await world.realize(situation)
  if ('skipped' in realized) return realized
  const { operation, request, facts, isTooLarge: bodyTooLarge = false } = realized
  const verdict = contract.checkHttp({ ...request, bodyTooLarge }, facts)
  const obstacle = obstacleTo(verdict)
  if (verdict === undefined || obstacle !== undefined) return obstacle as NotMade
  const refused = assert(verdict)
  if (refused !== undefined) return refused
  try {
    const isToBeLimited = !verdict.ok && verdict.response.status === 429
    const response = await (isToBeLimited ? sendAtOnce : send)(request)
    // A trial of the limits says how many calls there were.
    if (trial.subject !== 'rate-limit/exceeded' && isThrottled(response, verdict))
      return { skipped: 'the server would not take so many calls' }
    const problems = judge(trial, realized, verdict, response, contract).map((problem) => ({
      ...problem,
      target: generalTarget(operation, problem.target),
    }))
    return { realized, verdict, response, problems }
  } catch (error) {
    if (error instanceof Unsendable) return { skipped: `it cannot be sent: ${error.message}` }
    if (!(error instanceof Unreachable)) throw error
    return { realized, verdict, response: undefined, problems: [noAnswer(trial, error)] }
  }
}

/** A limit that has nothing to do with the request. */
const isThrottled = ({ status }: ReceivedResponse, verdict: ExpectedVerdict): boolean =>
  (status === 429 || status === 503) && (verdict.ok || verdict.response.status !== status)

const noAnswer = ({ subject, level }: Trial, error: Unreachable): Problem => ({
  ...{ kind: 'no-answer', subject, target: '', level, source: 'Endpoints' },
  message: 'There was no answer.',
  expected: 'an answer',
  got: error.message,
})
