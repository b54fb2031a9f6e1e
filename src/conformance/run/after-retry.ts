import type { Contract } from '../../core/index.js'
import { requirementOf } from '../checking/requirement.js'
import type { NewFinding } from '../checking/server-response.js'
import type { Scenario } from '../checking/trial.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { Unreachable } from '../sending/send.js'
import type { Connection } from '../sending/throttle.js'
import type { World } from '../world/world.js'

/**
 * Sends the request of a trial of the rate limits again, at the time that `Retry-After` of the 429
 * response names, and returns the finding if the server still rejects it. Needs a server whose state
 * the suite sets, clock included.
 */
export async function findingsAfterRetry(
  { status, headers }: ReceivedResponse,
  scenario: Scenario,
  { contract, world, connection }: { contract: Contract; world: World; connection: Connection },
): Promise<readonly NewFinding[]> {
  const { operation, given } = scenario
  const seconds = headers['retry-after']
  const subject = 'response/retry-after'
  const stated = requirementOf({ operation, subject }, contract)
  if (status !== 429 || stated === undefined || !world.isControlled) return []
  // The response checks report another form of the header; a time of years is no time to test at.
  if (typeof seconds !== 'string' || !/^\d{1,7}$/.test(seconds) || given.now === undefined)
    return []
  const sentAt = async (now: string) => {
    const prepared = await world.prepare({ ...scenario, given: { ...given, now } })
    if ('skipped' in prepared) return undefined
    return world.exclusively(async () => {
      await prepared.establish?.()
      return connection.sendOnce(prepared.request)
    })
  }
  const now = new Date(Date.parse(given.now) + Number(seconds) * 1000).toISOString()
  const again = await sentAt(now).catch((error) => {
    // The next trial reports a server that does not respond.
    if (error instanceof Unreachable) return undefined
    throw error
  })
  if (again?.status !== 429) return []
  const message = `The server still rejects the call after the ${seconds} seconds of \`Retry-After\`.`
  return [
    {
      ...{ kind: 'answer', subject, target: 'Retry-After', level: 'MUST', cause: 'too-short' },
      ...{ message, requirement: stated.text, source: stated.section },
      ...{ expected: 'a success (2xx)', got: `429, Retry-After: ${again.headers['retry-after']}` },
    },
  ]
}
