import type { Contract, Exception, OperationName } from '../../core/index.js'
import type { CaseRequest, ConformanceCase } from '../cases/cases.js'
import type { Scenario } from '../checking/trial.js'
import { pathTo, withValue } from '../places.js'
import { checkedRequest } from '../world/checked-request.js'
import { type QueuedTrial, requestTrial } from './queue.js'
import type { RunContext } from './record.js'

/**
 * Returns trials that send what the exceptions of the deployment accept: each value that they name at
 * a target, in the first valid case of each operation that has room for it.
 */
export function exceptionTrials(
  cases: readonly ConformanceCase[],
  { trialContext, isSelected }: RunContext,
): QueuedTrial[] {
  const { deployment } = trialContext
  if (deployment === undefined) return []
  const valid = cases.flatMap(({ expect, options, request }) =>
    expect.ok && options === undefined && request?.headers !== undefined ? [request] : [],
  )
  return (deployment.options.exceptions ?? []).flatMap((exception, index) =>
    operationsOf(exception, deployment).flatMap((operation) => {
      const requests = valid.filter((request) => request.operation === operation)
      return (exception.values ?? []).flatMap((value) => {
        const found = firstAccepted(requests, { exception, index, value }, deployment)
        if (found === undefined) return []
        const { scenario, subject } = found
        if (!isSelected(operation, subject)) return []
        const id = `exception/${index}/${operation}/${JSON.stringify(value)}`
        return [requestTrial('cases', { id, subject, level: 'MUST' }, scenario, trialContext)]
      })
    }),
  )
}

function operationsOf({ operation }: Exception, { operations }: Contract) {
  const named = typeof operation === 'string' ? [operation] : operation
  return named ?? (Object.keys(operations) as OperationName[])
}

interface Wanted {
  exception: Exception
  /** The index of the exception in the options. */
  index: number
  value: unknown
}

/** Returns the first request that the exception accepts once it has the value. */
function firstAccepted(
  requests: readonly CaseRequest[],
  { exception: { target }, index, value }: Wanted,
  deployment: Contract,
): { scenario: Scenario; subject: QueuedTrial['subject'] } | undefined {
  if (target === undefined) return undefined
  for (const request of requests) {
    const path = pathTo(target, request.body)
    if (path === undefined) continue
    const changed = withValue(request, ['body', ...path], value)
    const { scenario, verdict } = checkedRequest(changed, deployment)
    const note = verdict.notes?.find(({ exception }) => exception === index)
    if (verdict.ok && note !== undefined) return { scenario, subject: note.rule }
  }
  return undefined
}
