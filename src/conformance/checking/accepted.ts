import { isDeepStrictEqual } from 'node:util'
import { operationTable } from '../../../generated/operations.js'
import type { StoredResponse } from '../../core/index.js'
import { isSuccess, type ReceivedResponse } from '../report/exchange.js'
import type { NewFinding } from '../report/report.js'
import { refusedCause } from './cause.js'
import { formatResponse } from './format.js'
import { atMost, levelIf } from './levels.js'
import { mayBeRefused } from './open-requests.js'
import { decisions, operationRequirementOf, requirementOf } from './requirement.js'
import { errorIn, unwrapped } from './targets.js'
import type { AcceptedCall } from './trial.js'

/** Returns the findings in the response to a valid request: rejected, or not the first response. */
export function checkAccepted(call: AcceptedCall): NewFinding[] {
  const { operation, trial, verdict, response } = call
  const { replay } = verdict
  if (replay !== undefined) return checkReplay(call, replay)
  if (isSuccess(response)) return []
  const { subject } = trial
  const target = targetOf(response)
  const isOpen = mayBeRefused(call)
  // Some operations are described only by the rule on what they apply to.
  const stated = operationRequirementOf(operation) ?? requirementOf({ operation, subject })
  // A server may have stricter limits than the documented ones.
  const isStricter = response.status === 429
  const level = atMost(trial.level, levelIf(!isOpen && !isStricter && stated !== undefined))
  return [
    {
      kind: 'refused',
      target,
      level,
      cause: refusedCause(response, target),
      // The rule of the case, only if the server names it: another field may be what it rejects.
      subject: isOfRule(call) ? subject : 'structure',
      message: `The server rejected a valid request: ${objectionOf(response)}.`,
      requirement: level === 'MUST' ? (stated?.text ?? '') : decisions.valid,
      source: stated?.section ?? 'Endpoints',
      expected: 'a success (2xx)',
      got: formatResponse(response),
    },
  ]
}

/** Returns whether a response has the status and the code of a rule, and no other rule has them. */
function isOfRule({ trial, operation, response, contract }: AcceptedCall): boolean {
  const { code } = errorIn(response)
  return contract.rules.some(
    (rule) =>
      rule.id === trial.subject &&
      rule.operations.includes(operation) &&
      rule.answer.status === response.status &&
      rule.answer.code === code &&
      code !== 'VALIDATION_FAILED',
  )
}

/** Characters of a message of the server at most. */
const maxMessage = 200

/** Returns what a server gives as its reason. */
function objectionOf(response: ReceivedResponse): string {
  const { code, message } = errorIn(response)
  const target = targetOf(response)
  const parts = [
    response.status,
    ...[code, target && `\`${target}\``, message].filter(
      (part) => typeof part === 'string' && part !== '',
    ),
  ]
  return parts.join(' ').slice(0, maxMessage).replace(/\.$/, '')
}

const targetOf = (response: ReceivedResponse): string => {
  const { target } = errorIn(response)
  return typeof target === 'string' ? target : ''
}

/** Checks the response to a repeated call: the body is the first one, in offerings also the status. */
function checkReplay(
  { trial: { subject, level }, operation, response }: AcceptedCall,
  replay: StoredResponse,
): NewFinding[] {
  const isSameBody = isDeepStrictEqual(unwrapped(response.body), replay.body)
  const isSameStatus = response.status === replay.status
  if (isSameBody && isSameStatus) return []
  const stated = requirementOf({ operation, subject: 'idempotency/conflict', words: ['replay'] })
  // Only the body is documented for campaigns, and not whether an error is stored.
  const isOffering = operationTable[operation].family === 'offerings'
  const isStated = replay.status < 400 && (isOffering || !isSameBody)
  return [
    {
      kind: 'answer',
      subject,
      target: 'Idempotency-Key',
      cause: isSameBody ? `status-${response.status}` : 'other-response',
      level: atMost(level, levelIf(isStated && stated !== undefined)),
      message: 'The repeated call got a different response than the first call.',
      requirement: stated?.text ?? '',
      source: stated?.section ?? 'Endpoints',
      expected: formatResponse(replay),
      got: formatResponse(response),
    },
  ]
}
