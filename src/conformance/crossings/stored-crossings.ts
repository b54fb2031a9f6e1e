import { readGenerated } from '../cases/generated-file.js'
import { combinationOf, withEdits } from '../combinations/agreeing.js'
import type { Combination } from '../combinations/parts.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { type Change, type Context, type Crossing, messagesFor, partIn } from './crossing.js'

/** A change by its index, or with the index of the message that it is made in. */
export type StoredMember = number | readonly [change: number, message: number]

/** The contents of `generated/crossings.json`. */
export interface StoredCrossings {
  contexts: readonly Context[]
  changes: readonly Change[]
  combinations: readonly (readonly [context: number, members: readonly StoredMember[]])[]
}

/** Reads the combinations of changes in other contexts. */
export function storedCrossings(): Combination<Crossing>[] {
  const { contexts, changes, combinations } = readGenerated('crossings') as StoredCrossings
  const contextAt = contexts.map((context) => ({
    context,
    around: scenarioOfRequest(context.request),
  }))
  return combinations.map(([index, members]) => {
    const { context, around } = contextAt[index] ?? stale()
    const parts = members.map((member) => {
      const [at, place] = typeof member === 'number' ? [member, 0] : member
      const change = changes[at] ?? stale()
      const part =
        partIn(change, context, messagesFor(change, context)[place] ?? stale()) ?? stale()
      const { item: trial, edits, expected } = part
      return { ...part, item: { trial, change, context, around, edits, expected } }
    })
    const edits = parts.flatMap((part) => part.edits)
    return combinationOf(withEdits(around, edits), parts)
  })
}

function stale(): never {
  throw new Error('`generated/crossings.json` does not fit the code: run `npm run generate`.')
}
