import { distance } from 'fastest-levenshtein'

/** Shorter names are too much alike to tell a slip from another name. */
const shortest = 4
/** From this length on two slips still leave no doubt. */
const long = 8
/** Longer texts are no slips of a name. */
const longest = 64

/**
 * The one name that a mistyped key stands for; undefined where there is none, or a doubt. Stricter
 * than what a message suggests, for nobody is asked.
 */
export function nearKey(written: string, known: readonly string[]): string | undefined {
  if (written.length > longest) return undefined
  const key = plain(written)
  const same = known.filter((name) => plain(name) === key)
  const near = same.length > 0 ? same : known.filter((name) => isSlip(key, plain(name)))
  return near.length === 1 ? near[0] : undefined
}

/** `createdBy`, `created-by` and `CREATED_BY` are spellings of one name. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[_\s-]/g, '')

function isSlip(written: string, name: string): boolean {
  if (Math.min(written.length, name.length) < shortest) return false
  return distance(written, name) <= (name.length < long ? 1 : 2) || isSwapped(written, name)
}

/** Whether two neighbours have changed places. */
function isSwapped(written: string, name: string): boolean {
  const at = [...written].findIndex((sign, index) => sign !== name[index])
  const swapped = written.slice(0, at) + written[at + 1] + written[at] + written.slice(at + 2)
  return swapped === name
}
