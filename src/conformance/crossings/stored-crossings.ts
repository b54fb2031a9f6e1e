import type { Path } from '../../core/base/json.js'
import { readGenerated } from '../cases/generated-file.js'
import { combinationOf, withEdits } from '../combinations/agreeing.js'
import type { Combination } from '../combinations/parts.js'
import { scenarioOfRequest } from '../world/checked-request.js'
import { type Change, type Context, type Crossing, crossingOf, messagesFor } from './crossing.js'

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
  return combinations.map(([index, members]) => {
    const context = contexts[index] as Context
    const scenario = scenarioOfRequest(context.request)
    const parts = members.flatMap((member) => {
      const [at, message] = typeof member === 'number' ? [member, 0] : member
      const change = changes[at] as Change
      const part = crossingOf(change, context, messagesFor(change, context)[message] as Path)
      if (part === undefined) return []
      const { item: trial, edits, expected } = part
      return [{ ...part, item: { trial, change, scenario: withEdits(scenario, edits), expected } }]
    })
    const whole = withEdits(
      scenario,
      parts.flatMap(({ edits }) => edits),
    )
    return combinationOf(whole, parts)
  })
}
