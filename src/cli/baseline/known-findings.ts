import { isNote, type LocatedFinding } from '../results/finding.js'
import { findingKey } from '../results/finding-key.js'
import { inputErrorIn, type Result } from '../results/result.js'
import type { KnownFinding } from './baseline-file.js'

/** A finding with its counts in the baseline and in this run. */
interface Tally extends KnownFinding {
  /** Count in this run. */
  found: number
}

/** Compares the findings of a run with the known ones. Keeps only finding keys and file names. */
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
  /** Files that were not completely read. */
  const unread = new Set<string>()
  let left = 0

  /** Returns whether a finding occurs more often than in the baseline. */
  const isNew = (file: string, operation: string | null, finding: LocatedFinding): boolean => {
    const tally = tallyOf(tallies, { file, ...findingKey(operation, finding) })
    tally.found += 1
    return !isUpdate && tally.found > tally.count
  }

  return {
    /** Returns the result without known findings. */
    withoutKnown(result: Result): Result {
      const file = nameOf(result.file)
      files.add(file)
      if (inputErrorIn(result)) {
        unread.add(file)
        return result
      }
      const { operation } = result
      const findings = result.findings.filter(
        (each) => isNote(each) || isNew(file, operation, each),
      )
      const leftOut = result.findings.length - findings.length
      left += leftOut
      return leftOut === 0 ? result : { ...result, findings, known: leftOut }
    },
    sawFile(file: string): void {
      files.add(nameOf(file))
    },
    sawPart(file: string): void {
      unread.add(nameOf(file))
    },
    /** Number of known findings. */
    get known(): number {
      return left
    },
    /** Returns the known findings that no longer occur. Skips files that were not completely read. */
    async gone(isThere: (file: string) => Promise<boolean>): Promise<KnownFinding[]> {
      const gone: KnownFinding[] = []
      for (const { found, count, ...finding } of tallies.values()) {
        if (found >= count || unread.has(finding.file)) continue
        if (files.has(finding.file) || !(await isThere(finding.file))) {
          gone.push({ ...finding, count: count - found })
        }
      }
      return gone
    },
    /** Returns the findings of the updated baseline. */
    async updated(isThere: (file: string) => Promise<boolean>): Promise<KnownFinding[]> {
      const kept: KnownFinding[] = []
      for (const { found, count: before, ...finding } of tallies.values()) {
        const isKept =
          unread.has(finding.file) || (!files.has(finding.file) && (await isThere(finding.file)))
        const count = isKept ? Math.max(found, before) : found
        if (count > 0) kept.push({ ...finding, count })
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
