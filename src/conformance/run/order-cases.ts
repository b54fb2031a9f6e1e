import { isUnchanged } from '../combinations/combinable.js'
import { firstOfEach, inTurn, isNot } from '../grouping.js'
import type { ScheduledTrial } from './schedule.js'

/**
 * Orders cases: each unchanged base, since it shows that many values are valid, of each operation a request
 * with several violations, of each rule and operation an invalid request, then a valid one, then the others,
 * those of all places in turn, outer ones first.
 */
export function orderCases(trials: readonly ScheduledTrial[]) {
  const ruleOf = ({ operation, subject }: ScheduledTrial) => `${operation} ${subject}`
  const statedFirst = (stated: ScheduledTrial['stated'], list: readonly ScheduledTrial[]) => [
    ...list.filter((trial) => trial.stated === stated),
    ...list.filter((trial) => trial.stated !== stated),
  ]
  const bases = firstOfEach(trials.filter(isBase), ({ combinable }) => combinable?.base)
  const others = trials.filter(isNot(new Set(bases)))
  const severals = firstOfEach(
    others.filter(({ hasSeveral }) => hasSeveral),
    ({ operation }) => operation,
  )
  const single = others.filter(isNot(new Set(severals)))
  const first = [...bases, ...severals, ...firstOfEach(statedFirst('invalid', single), ruleOf)]
  const left = trials.filter(isNot(new Set(first)))
  const second = firstOfEach(statedFirst('valid', left), ruleOf)
  const later = inTurn(
    left.filter(isNot(new Set(second))).sort((one, other) => depthOf(one) - depthOf(other)),
    (trial) => `${ruleOf(trial)} ${trial.combinable?.expected}`,
  )
  return { first, second, later }
}

const isBase = ({ stated, combinable }: ScheduledTrial): boolean =>
  stated === 'valid' && combinable !== undefined && isUnchanged(combinable)

/** Returns the depth of the place of a violation. */
const depthOf = ({ combinable }: ScheduledTrial): number =>
  combinable?.expected.split('.').length ?? 0
