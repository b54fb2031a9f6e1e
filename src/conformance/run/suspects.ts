import { targetsIn } from '../checking/error-targets.js'
import { areRelated, dottedTarget } from '../checking/request-fields.js'
import { type Combinable, type Combination, combine } from '../combinations/combine.js'
import type { ReceivedResponse } from '../report/exchange.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'
import { runTrials } from './run-trials.js'
import type { ScheduledTrial } from './schedule.js'

type Combined = Combinable & { trial: ScheduledTrial }

/**
 * Sends requests that combine many trials, and returns the trials that the responses make suspicious:
 * a combination of valid requests was rejected, or a violation was not listed. Running these first
 * finds most bugs early, and within the rate limits of a server. The combinations are no tests of
 * their own: a finding names one cause.
 */
export async function findSuspects(
  trials: readonly ScheduledTrial[],
  context: RunContext,
): Promise<ReadonlySet<ScheduledTrial>> {
  const suspects = new Set<ScheduledTrial>()
  if (context.ending.isOver) return suspects
  const combinable = trials.flatMap((trial): Combined[] =>
    trial.combinable === undefined ? [] : [{ ...trial.combinable, trial }],
  )
  const combinations = combine(combinable).map((combination) =>
    scheduled(combination, context, suspects),
  )
  await runTrials(combinations, context, { waits: false })
  return suspects
}

function scheduled(
  { scenario, members }: Combination<Combined>,
  { trialContext }: RunContext,
  suspects: Set<ScheduledTrial>,
): ScheduledTrial {
  const { operation } = scenario
  const subject = 'structure'
  const id = 'combination'
  const run = async () => {
    const outcome = await runTrial({ id, subject, level: 'SHOULD' }, scenario, trialContext)
    if ('verdict' in outcome && outcome.response !== undefined) {
      for (const { item } of suspicious(members, outcome.response)) suspects.add(item.trial)
    }
    return outcome
  }
  return { kind: 'cases', id, subject, operation, isUnrecorded: true, run }
}

function suspicious(
  members: Combination<Combined>['members'],
  response: ReceivedResponse,
): Combination<Combined>['members'] {
  const isAccepted = response.status >= 200 && response.status < 300
  const isValid = members.every(({ target }) => target === undefined)
  if (isAccepted) return isValid ? [] : members
  const listed = [...new Set(targetsIn(response))]
  if (isValid) {
    const named = members.filter(({ changed }) =>
      changed.some((target) => listed.some((name) => areRelated(name, target))),
    )
    return named.length > 0 ? named : members
  }
  // A server that reports one violation at a time says nothing about the others.
  if (listed.length < 2) return []
  const wanted = new Set(members.map(({ target = '' }) => target))
  // The target of one violation may be around that of another.
  const others = listed.filter((name) => !wanted.has(dottedTarget(name)))
  const exact = new Set(listed.map(dottedTarget))
  const isListed = (target: string) =>
    exact.has(target) || others.some((name) => areRelated(name, target))
  return members.filter(({ target = '' }) => !isListed(target))
}
