import { targetsIn } from '../checking/error-targets.js'
import { areRelated, dottedTarget } from '../checking/request-fields.js'
import type { Combinable } from '../combinations/combinable.js'
import { combinationsOf } from '../combinations/combine.js'
import type { Combination, Member } from '../combinations/parts.js'
import type { ReceivedResponse } from '../report/exchange.js'
import { isSuccess } from '../report/is-success.js'
import { shortWait } from '../sending/throttle.js'
import type { RunContext } from './run-context.js'
import { runTrial } from './run-trial.js'
import { runTrials } from './run-trials.js'
import type { ScheduledTrial } from './schedule.js'

type Combined = Combinable & { trial: ScheduledTrial }

/** Receives what the response to a combination shows. */
type Report<Item> = (suspicious: readonly Item[], others: readonly Item[]) => Promise<void>

/** Suspects of one combination that run at once; that there are more says less of each. */
export const fewSuspects = 4

/**
 * Sends requests that combine many trials. A trial becomes suspicious if a combination of valid
 * requests was rejected, or its violation was not listed. Running these first finds most bugs early,
 * and within the rate limits of a server. The combinations are no tests of their own: a finding names
 * one cause. Returns those that would have had to wait.
 */
export async function findSuspects(
  trials: readonly ScheduledTrial[],
  context: RunContext,
  report: Report<ScheduledTrial>,
): Promise<readonly ScheduledTrial[]> {
  if (context.ending.isOver) return []
  const combinable = trials.flatMap((trial): Combined[] =>
    trial.combinable === undefined ? [] : [{ ...trial.combinable, trial }],
  )
  return runCombinations(combinationsOf(combinable), context, (suspects, others) =>
    report(trialsOf(suspects), trialsOf(others)),
  )
}

const trialsOf = (list: readonly Combined[]): ScheduledTrial[] => list.map(({ trial }) => trial)

/**
 * Sends combinations, and reports which of their items are suspicious if the response says so. Returns
 * those that would have to wait.
 */
export const runCombinations = <Item>(
  combinations: readonly Combination<Item>[],
  context: RunContext,
  report: Report<Item>,
): Promise<ScheduledTrial[]> =>
  runTrials(
    combinations.map((combination) => scheduled(combination, context, report)),
    context,
    shortWait,
  )

function scheduled<Item>(
  { scenario, members }: Combination<Item>,
  { trialContext }: RunContext,
  report: Report<Item>,
): ScheduledTrial {
  const { operation } = scenario
  const subject = 'structure'
  const id = 'combination'
  const run = async () => {
    const trial = { id, subject, level: 'SHOULD', isProbe: true } as const
    const outcome = await runTrial(trial, scenario, trialContext)
    if ('verdict' in outcome && outcome.response !== undefined) {
      const suspicious = suspiciousOf(members, outcome.response)
      if (suspicious !== undefined) {
        const others = members.filter((member) => !suspicious.includes(member))
        await report(itemsOf(suspicious), itemsOf(others))
      }
    }
    return outcome
  }
  return { kind: 'cases', id, subject, operation, isUnrecorded: true, run }
}

const itemsOf = <Item>(members: readonly Member<Item>[]): Item[] => members.map(({ item }) => item)

/** Returns the suspicious members, undefined if the response says nothing about them. */
function suspiciousOf<Item>(
  members: readonly Member<Item>[],
  response: ReceivedResponse,
): readonly Member<Item>[] | undefined {
  const isValid = members.every(({ target }) => target === undefined)
  if (isSuccess(response)) return isValid ? [] : members
  if (response.status >= 500) return members
  const listed = [...new Set(targetsIn(response))]
  if (isValid) {
    const named = members.filter(({ changed }) =>
      changed.some((target) => listed.some((name) => areRelated(name, target))),
    )
    return named.length > 0 ? named : members
  }
  // A server that reports one violation at a time says nothing about the others.
  if (listed.length < 2) return undefined
  const wanted = new Set(members.map(({ target = '' }) => target))
  // The target of one violation may be around that of another.
  const others = listed.filter((name) => !wanted.has(dottedTarget(name)))
  const exact = new Set(listed.map(dottedTarget))
  const isListed = (target: string) =>
    exact.has(target) || others.some((name) => areRelated(name, target))
  return members.filter(({ target = '' }) => !isListed(target))
}
