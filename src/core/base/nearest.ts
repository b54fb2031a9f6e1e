import { distance } from 'fastest-levenshtein'
import { quoted } from './text.js'

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

/** Returns the error for a name that is none of the known ones, with the nearest of them. */
export function unknownName(what: string, name: string, known: readonly string[]): TypeError {
  const meant = nearest(name, known)
  const hint = meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`
  return new TypeError(`Unknown ${what}: ${quoted(name)}.${hint}`)
}
