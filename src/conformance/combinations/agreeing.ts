import { createContract } from '../../core/index.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import { areRelated } from '../checking/request-fields.js'
import type { Scenario } from '../checking/trial.js'
import { membersOf, type Part, withEdits } from '../combinations/parts.js'
import { apart } from './apart.js'

const contract = createContract()

/** Times that parts which influence others are combined again. */
const maxRounds = 4

/** Yields sets of a number of parts at least, in which each has its own verdict. */
export function* agreeing<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
  least = membersOf.least,
): Generator<readonly Part<Item>[]> {
  let left = parts
  for (let round = 0; round < maxRounds && left.length >= least; round++) {
    const removed: Part<Item>[] = []
    for (const set of apart(left)) {
      const members = withoutInfluence(set, base, removed)
      if (members.length >= least) yield members
      else removed.push(...members)
    }
    left = removed
  }
}

/** Removes parts until the contract finds exactly the violations of those that are left. */
export function withoutInfluence<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
  removed: Part<Item>[],
): readonly Part<Item>[] {
  let members = parts
  while (members.length > 0) {
    const scenario = withEdits(
      base,
      members.flatMap(({ edits }) => edits),
    )
    const { operation, input, given } = scenario
    const verdict = contract.check(operation, input, factsOfGiven(operation, input, given))
    const found = verdict.ok ? [] : verdict.violations
    const keys = new Set(found.map(({ rule, target }) => `${rule} ${target}`))
    const expected = new Set(members.map((part) => part.expected))
    const surplus = found.filter(({ rule, target }) => !expected.has(`${rule} ${target}`))
    const isHidden = (part: Part<Item>) => part.target !== undefined && !keys.has(part.expected)
    if (surplus.length === 0 && !members.some(isHidden)) return members
    const isNear = ({ changed }: Part<Item>) =>
      changed.some((place) => surplus.some(({ target }) => areRelated(place, target)))
    const influencing = members.filter((part) => isHidden(part) || isNear(part))
    // If none of them is known, it is one of the last, because the first ones change least.
    const out = new Set(influencing.length > 0 ? influencing : members.slice(members.length / 2))
    removed.push(...out)
    members = members.filter((part) => !out.has(part))
  }
  return members
}
