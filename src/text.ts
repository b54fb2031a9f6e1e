import { distance } from 'fastest-levenshtein'

/** A name as messages show it. */
export const quoted = (name: string): string => `\`${name}\``

/** `a`, `b` or `c` */
export const listed = (names: readonly string[], conjunction = 'or'): string => {
  const all = names.map(quoted)
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} ${conjunction} ${last}`
}

/** Longer texts are no slips of a name; measuring them would cost more than it tells. */
const longestName = 64

/** The known name that was probably meant, or undefined. Letter case counts for nothing. */
export function nearest(written: unknown, known: readonly string[]): string | undefined {
  if (typeof written !== 'string' || written === '' || written.length > longestName)
    return undefined
  const lower = written.toLowerCase()
  let best: string | undefined
  let bestDistance = (written.length < 4 ? 1 : Math.max(2, Math.floor(written.length / 3))) + 1
  for (const name of known) {
    if (name === written) continue
    const other = name.toLowerCase()
    // The distance is no less than what one is longer than the other.
    if (Math.abs(other.length - lower.length) >= bestDistance) continue
    const between = distance(lower, other)
    if (between < bestDistance) {
      best = name
      bestDistance = between
    }
  }
  return best
}
