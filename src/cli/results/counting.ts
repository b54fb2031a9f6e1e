import {
  type BaselineSummary,
  countOf,
  type Outcome,
  outcomeOf,
  type Result,
  type Summary,
} from './result.js'
import { ruleCounting } from './rule-counts.js'
import { skippedCounting } from './skipped-rules.js'

/** Counts results one by one; pass the facts of each rule to rank those that are missing. */
export function counting(factsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map()) {
  const files = new Set<string>()
  const counts: Record<Outcome, number> = { valid: 0, invalid: 0, known: 0, unreadable: 0 }
  let requests = 0
  let errors = 0
  const broken = ruleCounting()
  const skipped = skippedCounting(factsOf)
  let warnings = 0
  let fixable = 0
  let omitted = 0
  return {
    add(result: Result): void {
      files.add(result.file)
      requests += 1
      warnings += countOf(result, 'warn')
      errors += countOf(result, 'error')
      // What a valid request omits are warnings.
      if (result.ok) warnings += result.truncated ?? 0
      else omitted += result.truncated ?? 0
      fixable += result.findings.filter(({ repair }) => repair !== undefined).length
      broken.add(result)
      skipped.add(result)
      counts[outcomeOf(result)] += 1
    },
    /** Counts valid requests that are not shown. */
    addValid(file: string, count: number): void {
      files.add(file)
      requests += count
      counts.valid += count
    },
    /** Number of violations and unreadable documents. */
    get errors(): number {
      return errors
    },
    summary(
      allowedWarnings: number | undefined,
      baseline: Omit<BaselineSummary, 'requests'> | undefined,
    ): Summary {
      const { valid: right, invalid: wrong, known, unreadable: unusable } = counts
      return {
        ...{ files: files.size, requests, right, wrong, unusable },
        totals: { errors, warnings, fixable, ...(omitted > 0 && { omitted }) },
        ...(skipped.skipped && { skipped: skipped.skipped }),
        rules: broken.rules,
        ...(allowedWarnings !== undefined && {
          warnings: { found: warnings, allowed: allowedWarnings },
        }),
        ...(baseline && { baseline: { requests: known, ...baseline } }),
      }
    },
  }
}
