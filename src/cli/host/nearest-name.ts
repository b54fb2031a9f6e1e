import { distance } from 'fastest-levenshtein'

/** Returns the known name that was probably meant: one that contains the text or is similar to it. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase()
  const within = known.filter((name) => lower.length > 2 && name.toLowerCase().includes(lower))
  if (within.length > 0) return within[0]
  if (written.length > 64) return undefined
  const ranked = known
    .map((name) => ({ name, distance: changesTo(lower, name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  return best && best.distance <= Math.max(1, written.length / 3) ? best.name : undefined
}

/** Returns the distance, with two swapped letters as one slip. */
function changesTo(written: string, name: string): number {
  const changes = distance(written, name)
  const isSwap = changes === 2 && sorted(written) === sorted(name)
  return isSwap ? 1 : changes
}

const sorted = (word: string): string => [...word].sort().join('')

/** Returns ` Did you mean …?`, or an empty string. */
export function didYouMean(written: string, known: readonly string[]): string {
  const meant = nearestName(written, known)
  return meant === undefined ? '' : ` Did you mean \`${meant}\`?`
}
