import {
  type BaselineSummary,
  type Outcome,
  outcomeOf,
  type Result,
  type Summary,
} from './result.js'
import { ruleCounting } from './rule-counts.js'

/** Counts results one by one. */
export function counting() {
  const files = new Set<string>()
  const counts: Record<Outcome, number> = { right: 0, wrong: 0, known: 0, unusable: 0 }
  let requests = 0
  let errors = 0
  const broken = ruleCounting()
  let warnings = 0
  return {
    add(result: Result): void {
      files.add(result.file)
      requests += 1
      warnings += result.warnings.length
      errors += result.violations.length + (result.error ? 1 : 0)
      broken.add(result)
      counts[outcomeOf(result)] += 1
    },
    /** Right requests that are not shown. */
    addRight(file: string, count: number): void {
      files.add(file)
      requests += count
      counts.right += count
    },
    /** Violations, and what could not be used. */
    get errors(): number {
      return errors
    },
    summary(
      allowedWarnings: number | undefined,
      baseline: Omit<BaselineSummary, 'requests'> | undefined,
    ): Summary {
      const { right, wrong, known, unusable } = counts
      return {
        ...{ files: files.size, requests, right, wrong, unusable },
        rules: broken.rules,
        ...(allowedWarnings !== undefined && {
          warnings: { found: warnings, allowed: allowedWarnings },
        }),
        ...(baseline && { baseline: { requests: known, ...baseline } }),
      }
    },
  }
}
