import { distance } from 'fastest-levenshtein'
import { quoted } from './text.js'

/** Longer texts are not typos of a name, and measuring their distance is slow. */
const longestName = 64

/**
 * Returns the known name that was probably meant, or undefined. Ignores letter case. `isStrict`: a
 * short name must differ in one letter at most, where other names are also possible.
 */
export function nearest(
  written: unknown,
  known: readonly string[],
  isStrict = false,
): string | undefined {
  if (typeof written !== 'string' || written === '' || written.length > longestName)
    return undefined
  const lower = written.toLowerCase()
  let best: string | undefined
  const shortest = isStrict ? 6 : 4
  let bestDistance =
    (written.length < shortest ? 1 : Math.max(2, Math.floor(written.length / 3))) + 1
  for (const name of known) {
    // The difference in length is a lower bound of the distance.
    if (name === written || Math.abs(name.length - lower.length) >= bestDistance) continue
    const lowerName = name.toLowerCase()
    const changes = distance(lower, lowerName)
    // Two swapped letters are one slip.
    const isSwap =
      changes === 2 && lower.length === lowerName.length && sorted(lower) === sorted(lowerName)
    const between = isSwap ? 1 : changes
    if (between < bestDistance) {
      best = name
      bestDistance = between
    }
  }
  return best ?? completed(lower, known)
}

/** Returns the only name that begins with a long enough part of it, such as `start_date`. */
function completed(lower: string, known: readonly string[]): string | undefined {
  if (lower.length < 6) return undefined
  const names = known.filter(
    (name) => name.length <= 2 * lower.length && name.toLowerCase().startsWith(lower),
  )
  return names.length === 1 && names[0]?.length !== lower.length ? names[0] : undefined
}

/** Returns a question, with a space before it, about the known name that was probably meant, or ''. */
export function didYouMean(written: unknown, known: readonly string[]): string {
  const meant = nearest(written, known)
  return meant === undefined ? '' : ` Did you mean ${quoted(meant)}?`
}

/** Returns the names that an unknown name may mean: for a rule such as `auth/x`, no group such as `auth/*`. */
export const sameKind = (name: string, known: readonly string[]): readonly string[] =>
  /\/[^*]/.test(name) ? known.filter((each) => !each.endsWith('/*')) : known

const sorted = (word: string): string => [...word].sort().join('')

/** Returns a TypeError for an unknown name that suggests the nearest known one. */
export function unknownName(what: string, name: string, known: readonly string[]): TypeError {
  return new TypeError(`Unknown ${what}: ${quoted(name)}.${didYouMean(name, known)}`)
}
