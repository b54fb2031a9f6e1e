import { findingPlace } from '../results/finding-place.js'
import type { Result } from '../results/result.js'
import type { PlacedViolation } from '../results/violation-place.js'
import type { KnownFinding } from './baseline-file.js'

/** A finding's place, and how often the baseline and this run have it. */
interface Tally extends KnownFinding {
  /** How often this run has found it. */
  found: number
}

/**
 * Holds the findings of a run against those that are known. It holds on to the places of both, and
 * to the names of the files.
 */
export function knownFindings(
  known: readonly KnownFinding[],
  { nameOf, isUpdate }: { nameOf: (file: string) => string; isUpdate: boolean },
) {
  const tallies = new Map<string, Tally>()
  for (const finding of known) {
    const tally = tallyOf(tallies, finding)
    tally.count += finding.count
  }
  const files = new Set<string>()
  /** Files that were not read to their end. */
  const unread = new Set<string>()
  let left = 0

  /** Whether there are more of this place than are known. */
  const isNew = (file: string, operation: string | null, violation: PlacedViolation): boolean => {
    const tally = tallyOf(tallies, { file, ...findingPlace(operation, violation) })
    tally.found += 1
    return !isUpdate && tally.found > tally.count
  }

  return {
    /** The result without what is known. */
    judge(result: Result): Result {
      const file = nameOf(result.file)
      files.add(file)
      if (result.error) unread.add(file)
      const { operation } = result
      const violations = result.violations.filter((each) => isNew(file, operation, each))
      const warnings = result.warnings.filter((each) => isNew(file, operation, each))
      const all = result.violations.length + result.warnings.length
      const leftOut = all - violations.length - warnings.length
      left += leftOut
      return leftOut === 0 ? result : { ...result, violations, warnings, known: leftOut }
    },
    sawFile(file: string): void {
      files.add(nameOf(file))
    },
    sawPart(file: string): void {
      unread.add(nameOf(file))
    },
    /** How many findings were known. */
    get known(): number {
      return left
    },
    /**
     * What is known and was not found. A file that was not read to its end may still have it, and one that
     * was not asked for has it as long as the file is there.
     */
    async gone(isThere: (file: string) => Promise<boolean>): Promise<KnownFinding[]> {
      const gone: KnownFinding[] = []
      for (const { found, count, ...place } of tallies.values()) {
        if (found >= count || unread.has(place.file)) continue
        if (files.has(place.file) || !(await isThere(place.file))) {
          gone.push({ ...place, count: count - found })
        }
      }
      return gone
    },
    /** What is to be known from now on. */
    async updated(isThere: (file: string) => Promise<boolean>): Promise<KnownFinding[]> {
      const kept: KnownFinding[] = []
      for (const { found, count: before, ...place } of tallies.values()) {
        const isKept =
          unread.has(place.file) || (!files.has(place.file) && (await isThere(place.file)))
        const count = isKept ? Math.max(found, before) : found
        if (count > 0) kept.push({ ...place, count })
      }
      return kept
    },
  }
}

function tallyOf(
  tallies: Map<string, Tally>,
  { file, operation, rule, target }: Omit<KnownFinding, 'count'>,
): Tally {
  const key = JSON.stringify([file, operation, rule, target])
  const tally = tallies.get(key) ?? { file, operation, rule, target, count: 0, found: 0 }
  tallies.set(key, tally)
  return tally
}
