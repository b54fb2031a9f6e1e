/** How many letters must be put in, taken out or replaced to make one text of another. */
export function distance(from: string, to: string): number {
  // Of the letters of `from` so far to each beginning of `to`.
  const row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let taken = 0; taken < from.length; taken++) {
    let diagonal = taken
    let left = taken + 1
    row[0] = left
    for (let made = 1; made <= to.length; made++) {
      const above = row[made] as number
      const replaced = diagonal + (from[taken] === to[made - 1] ? 0 : 1)
      left = Math.min(replaced, left + 1, above + 1)
      row[made] = left
      diagonal = above
    }
  }
  return row[to.length] as number
}
