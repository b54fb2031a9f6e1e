import { digest, findingPlace, fingerprintOf } from '../results/finding-place.js'
import type { Remark } from '../results/remarks.js'

/**
 * Names each finding of a run as long as its place is the same, whatever its line: the fingerprint
 * of the file and the place, and which of those at this place it is. Holds the places of one file.
 */
export function placeNumbers() {
  let current: string | undefined
  let counts = new Map<string, number>()
  return (
    file: string,
    { operation, name, target }: Remark,
  ): { fingerprint: string; nth: number } => {
    if (file !== current) {
      current = file
      counts = new Map()
    }
    const place = fingerprintOf(findingPlace(operation, { rule: name as 'structure', target }))
    const nth = (counts.get(place) ?? 0) + 1
    counts.set(place, nth)
    return { fingerprint: digest([file, place]), nth }
  }
}
