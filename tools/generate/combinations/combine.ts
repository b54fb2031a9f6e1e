import type { Scenario } from '../../../src/conformance/checking/trial.js'
import { type Combinable, partOf } from '../../../src/conformance/combinations/combinable.js'
import { membersOf, type Part } from '../../../src/conformance/combinations/parts.js'
import {
  inLocaleAt,
  isInFlatMessage,
  isSpreadable,
  spread,
} from '../../../src/conformance/combinations/spread.js'
import type { StoredCombination } from '../../../src/conformance/combinations/stored-combinations.js'
import { groupBy } from '../../../src/conformance/grouping.js'
import { scenarioOfRequest } from '../../../src/conformance/world/checked-request.js'
import { agreeing, withoutInfluence } from './agreeing.js'

type CombinablePart = Part<Combinable>

/**
 * Yields combinations of requests of the same base that change different places, as long as the contract
 * finds exactly the violations of all of them. Leaves out what combines with few others.
 */
export function* combine(items: readonly Combinable[]): Generator<StoredCombination> {
  for (const [base, ofBase] of groupBy(items, ({ base }) => base)) {
    const scenario = scenarioOfRequest(base)
    const parts = ofBase.flatMap((item) => partOf(item, scenario) ?? [])
    for (const ofKind of groupBy(parts, ({ target }) => target === undefined).values()) {
      const spreads = [...spreading(ofKind, scenario)]
      const isSpread = new Set(spreads.flat())
      for (const set of spreads) yield { isSpread: true, members: idsOf(set) }
      const others = ofKind.filter((part) => !isSpread.has(part))
      for (const set of agreeing(others, scenario)) yield { members: idsOf(set) }
    }
  }
}

const idsOf = (parts: readonly CombinablePart[]): string[] => parts.map(({ item }) => item.id)

/** Yields sets of parts that change a message: each changes the message of a locale of its own. */
function* spreading(
  parts: readonly CombinablePart[],
  base: Scenario,
): Generator<readonly CombinablePart[]> {
  const isOfMessage = ({ edits }: CombinablePart) =>
    edits.every(({ path }) => isInFlatMessage(path))
  const ofMessage = isSpreadable(base) ? parts.filter(isOfMessage) : []
  for (let start = 0; start < ofMessage.length; start += membersOf.most) {
    const some = ofMessage.slice(start, start + membersOf.most)
    const left = agreed(some, base)
    // Those that are left get other locales.
    if (left.length >= membersOf.least && agreed(left, base).length === left.length) yield left
  }
}

/** Returns the parts that keep their own verdicts, each in the message of a locale. */
function agreed(parts: readonly CombinablePart[], base: Scenario): readonly CombinablePart[] {
  const moved = parts.map(inLocaleAt)
  const left = new Set(withoutInfluence(moved, spread(base, parts.length), []))
  return parts.filter((_, index) => left.has(moved[index] as CombinablePart))
}
