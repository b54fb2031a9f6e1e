import { distance } from 'fastest-levenshtein'

/** A name as messages show it. */
export const quoted = (name: string): string => `\`${name}\``

/** `a`, `b` or `c` */
export const listed = (names: readonly string[], conjunction = 'or'): string => {
  const last = quoted(names.at(-1) ?? '')
  const others = quoted(names.slice(0, -1).join('`, `'))
  return names.length > 1 ? `${others} ${conjunction} ${last}` : names.length === 1 ? last : ''
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
    const lowerName = name.toLowerCase()
    // Each letter that one has more of than the other is a slip.
    if (Math.abs(lowerName.length - lower.length) >= bestDistance) continue
    const between = distance(lower, lowerName)
    if (between < bestDistance) {
      best = name
      bestDistance = between
    }
  }
  return best
}
