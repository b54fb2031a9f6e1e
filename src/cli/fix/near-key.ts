import { distance } from 'fastest-levenshtein'

/** Shorter names are too similar to tell a typo from another name. */
const shortest = 4
/** From this length on, two typos are still unambiguous. */
const long = 8
/** Longer texts are not typos of a name. */
const longest = 64

/**
 * Returns the name that a mistyped key stands for, or undefined when there is none or several.
 * Stricter than the suggestions in messages, because a fix asks no confirmation.
 */
export function nearKey(written: string, known: readonly string[]): string | undefined {
  if (written.length > longest) return undefined
  const key = plain(written)
  const same = known.filter((name) => plain(name) === key)
  const near = same.length > 0 ? same : known.filter((name) => isTypo(key, plain(name)))
  return near.length === 1 ? near[0] : undefined
}

/** Normalizes a name: `createdBy`, `created-by` and `CREATED_BY` are equal. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '')

function isTypo(written: string, name: string): boolean {
  if (Math.min(written.length, name.length) < shortest) return false
  return distance(written, name) <= (name.length < long ? 1 : 2) || isSwapped(written, name)
}

/** Returns whether two adjacent characters are swapped. */
function isSwapped(written: string, name: string): boolean {
  const at = [...written].findIndex((sign, index) => sign !== name[index])
  const swapped = written.slice(0, at) + written[at + 1] + written[at] + written.slice(at + 2)
  return swapped === name
}
