import type {
  StoredCrossings,
  StoredMember,
} from '../../../src/conformance/crossings/stored-crossings.js'

/** Returns crossings without the contexts and changes that no combination has. */
export function onlyUsed({
  contexts,
  changes,
  combinations,
}: StoredCrossings): Readonly<Record<keyof StoredCrossings, readonly unknown[]>> {
  const ofContexts = numbered(combinations.map(([context]) => context))
  const ofChanges = numbered(combinations.flatMap(([, members]) => members.map(changeOf)))
  const renumbered = (member: StoredMember): StoredMember => {
    const change = ofChanges.get(changeOf(member)) as number
    return typeof member === 'number' ? change : [change, member[1]]
  }
  return {
    contexts: [...ofContexts.keys()].map((index) => contexts[index]),
    changes: [...ofChanges.keys()].map((index) => changes[index]),
    combinations: combinations.map(([context, members]) => [
      ofContexts.get(context),
      members.map(renumbered),
    ]),
  }
}

const changeOf = (member: StoredMember): number => (typeof member === 'number' ? member : member[0])

/** Returns the position of each index among those that occur, in order. */
const numbered = (indices: readonly number[]): Map<number, number> =>
  new Map([...new Set(indices)].sort((a, b) => a - b).map((index, at) => [index, at]))
