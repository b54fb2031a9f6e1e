import { readGenerated } from '../cases/generated-file.js'
import { type Combination, combinationOf } from '../combinations/parts.js'
import type { Selection } from '../report/selection.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { type Change, type Context, type Crossing, changeIn, messagesFor } from './crossing.js'

/** A change by its index, or with the index of the message that it is made in. */
export type StoredMember = number | readonly [change: number, message: number]

/** The contents of `generated/crossings.json`. */
export interface StoredCrossings {
  contexts: readonly Context[]
  changes: readonly Change[]
  combinations: readonly (readonly [context: number, members: readonly StoredMember[]])[]
}

/** Reads the combinations of changes in other contexts of which some are selected. */
export function storedCrossings(isSelected: Selection = () => true): Combination<Crossing>[] {
  const { contexts, changes, combinations } = readGenerated('crossings') as StoredCrossings
  const contextAt = contexts.map((context) => ({
    context,
    around: scenarioOfRequest(context.request),
  }))
  return combinations.flatMap(([index, members]) => {
    const { context, around } = contextAt[index] ?? stale()
    const placed = members.map((member) => {
      const [at, place] = typeof member === 'number' ? [member, 0] : member
      return { change: changes[at] ?? stale(), place }
    })
    const isOfRun = placed.some(({ change: { violated, rule } }) =>
      isSelected(around.operation, violated ?? rule),
    )
    if (!isOfRun) return []
    const items = placed.map(({ change, place }): Crossing => {
      const message = messagesFor(change, context)[place] ?? stale()
      const made = changeIn(change, context, message) ?? stale()
      return { ...made, change, context, around }
    })
    return [
      combinationOf(
        around,
        items.map((item) => ({ ...item, item })),
      ),
    ]
  })
}

function stale(): never {
  throw new Error('`generated/crossings.json` does not fit the code: run `npm run generate`.')
}
