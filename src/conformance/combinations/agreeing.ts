import { createContract } from '../../core/index.js'
import { factsOfGiven } from '../cases/facts-of-given.js'
import { areRelated } from '../checking/request-fields.js'
import type { Scenario } from '../checking/trial.js'
import { withValue } from '../places.js'
import type { Difference } from './differences.js'
import { apart, type Combination, type Member, membersOf, type Part } from './parts.js'

const contract = createContract()

/** Times that parts which influence others are combined again. */
const maxRounds = 4

/** Yields combinations of a number of parts at least, in which each has its own verdict. */
export function* agreeing<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
  least = membersOf.least,
): Generator<Combination<Item>> {
  let left = parts
  for (let round = 0; round < maxRounds && left.length >= least; round++) {
    const removed: Part<Item>[] = []
    for (const set of apart(left)) {
      const [scenario, members] = withoutInfluence(set, base, removed, least)
      if (members.length >= least) yield combinationOf(scenario, members)
      else removed.push(...members)
    }
    left = removed
  }
}

/** Returns the combination of parts in a request. */
export const combinationOf = <Item>(
  scenario: Scenario,
  parts: readonly Member<Item>[],
): Combination<Item> => ({
  scenario,
  members: parts.map(({ item, target, changed }) => ({ item, target, changed })),
})

/** Removes parts until the contract finds exactly the violations of those that are left. */
export function withoutInfluence<Item>(
  parts: readonly Part<Item>[],
  base: Scenario,
  removed: Part<Item>[],
  least = membersOf.least,
): [scenario: Scenario, members: readonly Part<Item>[]] {
  let members = parts
  for (;;) {
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
    if (surplus.length === 0 && !members.some(isHidden)) return [scenario, members]
    const isNear = ({ changed }: Part<Item>) =>
      changed.some((place) => surplus.some(({ target }) => areRelated(place, target)))
    const influencing = members.filter((part) => isHidden(part) || isNear(part))
    // If none of them is known, it is one of the last, because the first ones change least.
    const out = new Set(influencing.length > 0 ? influencing : members.slice(members.length / 2))
    removed.push(...out)
    members = members.filter((part) => !out.has(part))
    if (members.length < least) return [scenario, members]
  }
}

/** Returns a scenario with other values in its body and facts. */
export function withEdits(base: Scenario, edits: readonly Difference[]): Scenario {
  const { body, given } = edits.reduce(
    (request, { path, value }) => withValue(request, path, value),
    { body: base.input.body, given: base.given },
  )
  return { ...base, input: { ...base.input, body }, given }
}
