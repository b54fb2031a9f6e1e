import type { Scenario } from '../checking/trial.js'
import { groupBy } from '../grouping.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { agreeing, withoutInfluence } from './agreeing.js'
import { type Combinable, partOf } from './combinable.js'
import { type Combination, combinationOf, membersOf, type Part } from './parts.js'
import { inLocaleAt, isInFlatMessage, isSpreadable, spread } from './spread.js'

/**
 * Returns combinations of requests of the same base that change different places, as long as the contract
 * finds exactly the violations of all of them, the largest first. Leaves out what combines with few others.
 */
export const combinationsOf = <Item extends Combinable>(
  items: readonly Item[],
): Combination<Item>[] =>
  [...combine(items)].sort((one, other) => other.members.length - one.members.length)

function* combine<Item extends Combinable>(items: readonly Item[]): Generator<Combination<Item>> {
  for (const [base, ofBase] of groupBy(items, ({ base }) => base)) {
    const scenario = scenarioOfRequest(base)
    const parts = ofBase.flatMap((item) => partOf(item, scenario) ?? [])
    for (const ofKind of groupBy(parts, ({ target }) => target === undefined).values()) {
      const spreads = [...spreading(ofKind, scenario)]
      const isSpread = new Set(spreads.flat())
      for (const set of spreads) {
        yield combinationOf(spread(scenario, set.length), set.map(inLocaleAt))
      }
      const others = ofKind.filter((part) => !isSpread.has(part))
      for (const set of agreeing(others, scenario)) yield combinationOf(scenario, set)
    }
  }
}

/** Yields sets of parts that change a message: each changes the message of a locale of its own. */
function* spreading<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
): Generator<readonly Part<Item>[]> {
  const isOfMessage = ({ edits }: Part<Item>) => edits.every(({ path }) => isInFlatMessage(path))
  const ofMessage = isSpreadable(base) ? parts.filter(isOfMessage) : []
  for (let start = 0; start < ofMessage.length; start += membersOf.most) {
    const some = ofMessage.slice(start, start + membersOf.most)
    const left = agreed(some, base)
    // Those that are left get other locales.
    if (left.length >= membersOf.least && agreed(left, base).length === left.length) yield left
  }
}

/** Returns the parts that keep their own verdicts, each in the message of a locale. */
function agreed<Item>(parts: readonly Part<Item>[], base: Scenario): readonly Part<Item>[] {
  const moved = parts.map(inLocaleAt)
  const left = new Set(withoutInfluence(moved, spread(base, parts.length), []))
  return parts.filter((_, index) => left.has(moved[index] as Part<Item>))
}
