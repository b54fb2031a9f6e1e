import type { Violation } from '../../core/index.js'
import type { FindingSubject } from '../report/exchange.js'
import { isSuccess } from '../report/exchange.js'
import type { NewFinding } from '../report/report.js'
import { acceptedCause, answerCause, conditionOf } from './cause.js'
import { envelopeFindings } from './envelope-findings.js'
import { formatResponse } from './format.js'
import {
  isAnswerStated,
  isStatedInvalid,
  isStatusStated,
  isUnauthenticated,
  levelIf,
  requiredFieldOf,
} from './levels.js'
import { isOpenState } from './open-requests.js'
import {
  answerRequirementOf,
  decisionOf,
  decisions,
  requirementOf,
  type Sentence,
} from './requirement.js'
import type { PreparedRequest, RejectedCall } from './trial.js'

/** Returns the findings in the response to an invalid request: accepted, or another response. */
export function checkRejected(call: RejectedCall): NewFinding[] {
  const { verdict, response } = call
  const { status } = verdict.response
  const candidates = verdict.violations.filter((violation) => violation.status === status)
  const deciding = reportedViolations(verdict, candidates)
  if (isSuccess(response)) return deciding.map((each) => acceptedFinding(call, each))
  if (response.status !== status) return [statusFinding(call, deciding[0])]
  return envelopeFindings(call, deciding)
}

function reportedViolations(
  { response }: RejectedCall['verdict'],
  candidates: readonly Violation[],
): readonly Violation[] {
  const { error } = response.body
  const details = (error.details ?? []) as readonly { target: string }[]
  if (details.length > 0) return candidates
  return candidates.filter(({ target, code }) => target === error.target && code === error.code)
}

function acceptedFinding(call: RejectedCall, violation: Violation): NewFinding {
  const isStated = isStatedInvalid(call, violation)
  const { rule: subject, target } = violation
  return {
    kind: 'accepted',
    subject,
    target,
    level: levelIf(isStated),
    cause: acceptedCause(violation, call),
    message: `Accepted, but should be rejected: ${violation.message}`,
    ...sourced(reasonFor(isStated, call, violation)),
    expected: formatResponse(call.verdict.response),
    got: formatResponse(call.response),
  }
}

function statusFinding(call: RejectedCall, first: Violation | undefined): NewFinding {
  const { trial, operation, response, verdict } = call
  const { response: wanted, violations } = verdict
  const { status } = wanted
  const stated = answerRequirementOf(operation, { status })
  const isDecided =
    // Which of several violations decides the status is not documented.
    violations.some((each) => each.status === response.status || each.status !== status) ||
    !isStatusStated(operation, status) ||
    isOpenStatus(first, response.status) ||
    // A state in which a server may refuse also valid requests, such as that of a draft past its expiry.
    (status === 400 && ofStates.has(response.status) && isOpenState(call, response))
  const isStated =
    first !== undefined &&
    stated !== undefined &&
    !isDecided &&
    (isUnauthenticated(call, first) || isAnswerStated(call, first))
  const reason = reasonFor(isStated, call, first)
  const decided = violations.length > 1 && isDecided ? decisions.precedence : decisions.undocumented
  return {
    kind: 'answer',
    level: levelIf(isStated),
    cause: answerCause(response),
    subject: first?.rule ?? trial.subject,
    target: first?.target ?? '',
    message: `Expected status ${status}, got ${response.status}.`,
    requirement: isStated ? both(reason, stated) : decided,
    source: isStated ? stated.section : reason.section,
    expected: formatResponse(wanted),
    got: formatResponse(response),
  }
}

/** The statuses of refusals because of a state. */
const ofStates: ReadonlySet<number> = new Set([403, 409, 422])

/** Returns the statement about a violation, and the one about its response if that is another. */
const both = (reason: Sentence, answer: Sentence): string =>
  reason.status === answer.status ? reason.text : `${reason.text} ${answer.text}`

/**
 * Returns whether another status is as good a reading: an id of no resource, or of one in another
 * state, may be not found or in conflict.
 */
function isOpenStatus(violation: Violation | undefined, got: number): boolean {
  if (violation === undefined) return true
  const isAboutId = /^(params\/|test\/draft-(unknown|state)$)/.test(violation.rule)
  if (isAboutId) return [404, 409, 422].includes(got)
  // A body that a server does not read as JSON, and limits of a server.
  return [413, 414, 415, 431].includes(got)
}

/** Returns the statement that a finding rests on, or the decision. */
function reasonFor(
  isStated: boolean,
  prepared: PreparedRequest,
  violation: Violation | undefined,
): Sentence {
  const { operation } = prepared
  if (violation === undefined) return { text: decisions.undocumented, section: 'Endpoints' }
  const { rule, target, keyword } = violation
  const field = requiredFieldOf(operation, violation)
  const ofField: FindingSubject = operation === 'createOffering' ? 'offering/required' : 'structure'
  const topic =
    field === undefined
      ? { subject: rule, target, keyword, words: conditionOf(violation, prepared) }
      : { subject: ofField, target: field, keyword: 'required' }
  const stated = requirementOf({ operation, ...topic })
  if (isStated && stated !== undefined) return stated
  const decision = decisionOf({ operation, subject: rule })
  return { text: decision.text || violation.message, section: violation.source }
}

const sourced = ({ text, section }: Sentence) => ({ requirement: text, source: section })
