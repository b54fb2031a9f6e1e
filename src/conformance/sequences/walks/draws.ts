import type fc from 'fast-check'
import type { JsonObject } from '../../../core/base/json.js'

/** Returns the item that a number chooses; undefined if there are none. */
export const chosen = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(items.length, 1)]

/** What an arbitrary draws. */
export type Drawn<Drawing> = Drawing extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Returns the campaign or offering that a move chooses: that of the move before, if it is to be the same and
 * fits.
 */
export const chosenAgain = (
  fitting: readonly JsonObject[],
  { which, isSame }: { which: number; isSame: boolean },
  before: unknown,
): JsonObject | undefined =>
  (isSame ? fitting.find(({ id }) => id === before) : undefined) ?? chosen(fitting, which)
