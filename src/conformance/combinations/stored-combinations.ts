import { readGenerated } from '../cases/generated-file.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { type Combinable, partOf } from './combinable.js'
import { type Combination, combinationOf, membersOf } from './parts.js'
import { inLocaleAt, spread } from './spread.js'

/** An entry of `generated/combinations.json`. */
export interface StoredCombination {
  /** Whether each member changes the message of a locale of its own. */
  isSpread?: true
  /** Ids of cases or variants with the same base. */
  members: readonly string[]
}

/**
 * Returns the combinations of cases or variants, the largest first, each with those of its members that
 * are among them, unless these are few. Only whole combinations are sure to have the verdict of their
 * members; a part of one may make suspicious what is right.
 */
export function storedCombinations<Item extends Combinable>(
  items: readonly Item[],
): Combination<Item>[] {
  const { combinations } = readGenerated('combinations') as {
    combinations: readonly StoredCombination[]
  }
  const byId = new Map(items.map((item) => [item.id, item]))
  return combinations
    .flatMap(({ isSpread, members }) => {
      const found = members.flatMap((id) => byId.get(id) ?? [])
      return combinationIn(found, isSpread === true) ?? []
    })
    .sort((one, other) => other.members.length - one.members.length)
}

/** Returns the combination of items with the same base; undefined if they are few. */
function combinationIn<Item extends Combinable>(
  items: readonly Item[],
  isSpread: boolean,
): Combination<Item> | undefined {
  const [first] = items
  if (first === undefined) return undefined
  const base = scenarioOfRequest(first.base)
  const parts = items.flatMap((item) => partOf(item, base) ?? [])
  if (parts.length < membersOf.least) return undefined
  return isSpread
    ? combinationOf(spread(base, parts.length), parts.map(inLocaleAt))
    : combinationOf(base, parts)
}
