import type { ConformanceCase } from '../cases/cases.js'
import { stableWords } from '../checking/server-checks.js'
import { errorIn } from '../checking/targets.js'
import type { NotRun, Scenario } from '../checking/trial.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { RateLimited, shortWait } from '../sending/connection.js'
import { type Send, Unreachable } from '../sending/send.js'
import { hasEnvelope, isRouteMissing, validScenario } from './preflight.js'
import type { RunContext } from './record.js'
import { exchange, type TrialContext } from './run-trial.js'

/** Sends a valid request of each selected operation: 404, 405 or 501 says that it is not implemented. */
export async function findImplemented(
  cases: readonly ConformanceCase[],
  context: RunContext,
): Promise<void> {
  const { options, connection, operations, record } = context
  const { basePath = '' } = options.contract ?? {}
  const unknownPath = `${basePath}/v5/${crypto.randomUUID()}`
  const answerToUnknown = async (): Promise<string> => {
    const request = { method: 'GET', url: unknownPath, headers: {}, body: undefined }
    return textOf(await connection.sendOnce(request))
  }
  for (const operation of operations) {
    const scenario = validScenario(cases, operation)
    const probed = scenario && (await probe(scenario, context))
    if (probed === undefined) continue
    const { response, isStored } = probed
    // Routes may have the same envelope for what the server does not have.
    const isMissing =
      isRouteMissing(response) &&
      (!hasEnvelope(response) || (isStored && textOf(response) === (await answerToUnknown())))
    if (isMissing) record.addMissing({ operation, status: response.status })
    else if (isStored) record.addValid(operation)
  }
}

/** Sends a request, with an unknown id if the server has nothing stored for it. */
async function probe(
  scenario: Scenario,
  context: TrialContext,
): Promise<{ response: ReceivedResponse; isStored: boolean } | undefined> {
  const { given } = scenario
  const without = {
    ...scenario,
    given: {
      ...given,
      ...(given.campaign !== undefined && { campaign: null }),
      ...(given.offering !== undefined && { offering: null }),
    },
  }
  // A limit in front of the server says nothing about its routes.
  const send: Send = (request) => context.connection.send(request, shortWait)
  for (const each of [scenario, without]) {
    const exchanged = await exchange(each, context, undefined, send).catch(skippedIfLimited)
    if ('skipped' in exchanged) continue
    const { response } = exchanged
    return response instanceof Unreachable ? undefined : { response, isStored: each === scenario }
  }
  return undefined
}

function skippedIfLimited(error: unknown): NotRun {
  if (!(error instanceof RateLimited)) throw error
  return { skipped: error.message }
}

const textOf = (response: ReceivedResponse): string => {
  const { code, message } = errorIn(response)
  return stableWords(`${response.status} ${code} ${message}`)
}
