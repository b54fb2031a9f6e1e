export interface Change {
  from: number
  to: number
  insert: string
}

/**
 * Returns the changes of several fixes in the order of the text. A fix that overlaps an earlier one, or
 * inserts at the same place, is left out as a whole; it can be applied after the next check.
 */
export function combinedChanges(fixes: readonly { changes: readonly Change[] }[]): Change[] {
  const accepted: Change[] = []
  for (const { changes } of fixes) {
    if (changes.every((change) => !accepted.some((other) => collides(change, other)))) {
      accepted.push(...changes)
    }
  }
  return accepted.sort((a, b) => a.from - b.from || a.to - b.to)
}

const collides = (a: Change, b: Change): boolean =>
  a.from === b.from || (a.from < b.to && b.from < a.to)
