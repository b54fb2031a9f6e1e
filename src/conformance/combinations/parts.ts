import type { Scenario } from '../checking/trial.js'
import { withValue } from '../places.js'
import type { Difference } from './differences.js'

/** A request of a combination. */
export interface Member<Item> {
  item: Item
  /** The target of its violation; undefined if it is valid. */
  target: string | undefined
  /** The targets of what it changes. */
  changed: readonly string[]
}

/** One request that combines many: all valid, or all with a violation of their own. */
export interface Combination<Item> {
  scenario: Scenario
  members: readonly Member<Item>[]
}

/** What a member of a combination changes, and its `verdictKey`. */
export interface Part<Item> extends Member<Item> {
  edits: readonly Difference[]
  expected: string
}

/** Requests of a combination. */
export const membersOf = { least: 4, most: 40 }

/** Returns the combination of parts in a request. */
export const combinationOf = <Item>(
  base: Scenario,
  parts: readonly (Member<Item> & Pick<Part<Item>, 'edits'>)[],
): Combination<Item> => ({
  scenario: withEdits(
    base,
    parts.flatMap(({ edits }) => edits),
  ),
  members: parts.map(({ item, target, changed }) => ({ item, target, changed })),
})

/** Returns a scenario with other values in its body and facts. */
export function withEdits(base: Scenario, edits: readonly Difference[]): Scenario {
  const { body, given } = edits.reduce(
    (request, { path, value }) => withValue(request, path, value),
    { body: base.input.body, given: base.given },
  )
  return { ...base, input: { ...base.input, body }, given }
}
