import type { Contract, Exception } from '../../core/index.js'
import { isNote } from './finding.js'
import {
  type BaselineSummary,
  countOf,
  type ExceptionSummary,
  type Outcome,
  outcomeOf,
  type Result,
  type RuleCount,
  type Summary,
} from './result.js'

/** Counts results one by one. */
export function counting() {
  const files = new Set<string>()
  const counts: Record<Outcome, number> = { valid: 0, invalid: 0, known: 0, unreadable: 0 }
  const rules = new Map<string, RuleCount>()
  const skippedRules = new Set<string>()
  const needs = new Map<string, number>()
  let requests = 0
  let errors = 0
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
      countRules(result, rules)
      for (const rule of result.unchecked) skippedRules.add(rule)
      for (const [name, rules] of result.needs) needs.set(name, (needs.get(name) ?? 0) + rules)
      counts[outcomeOf(result)] += 1
    },
    /** Counts valid requests that are not shown. */
    addValid(file: string, count: number): void {
      files.add(file)
      requests += count
      counts.valid += count
    },
    get requests(): number {
      return requests
    },
    /** Number of violations and unreadable documents. */
    get errors(): number {
      return errors
    },
    summary(
      allowedWarnings: number | undefined,
      baseline: Omit<BaselineSummary, 'requests'> | undefined,
    ): Summary {
      const { valid, invalid, known, unreadable } = counts
      const missing = [...needs]
        .filter(([, skipped]) => skipped > 0)
        .map(([name, skipped]) => ({ name, skipped }))
      return {
        files: files.size,
        requests,
        valid,
        invalid,
        unreadable,
        totals: { errors, warnings, fixable, ...(omitted > 0 && { omitted }) },
        ...(skippedRules.size > 0 && {
          skipped: {
            rules: skippedRules.size,
            needs: missing.sort((one, other) => other.skipped - one.skipped),
          },
        }),
        // Equal counts are in the order of their first findings.
        rules: [...rules.values()].sort((one, other) => other.count - one.count),
        ...(allowedWarnings !== undefined && {
          warnings: { found: warnings, allowed: allowedWarnings },
        }),
        ...(baseline && { baseline: { requests: known, ...baseline } }),
      }
    },
  }
}

/** Counts findings by rule and severity, and keeps a sample of each. */
function countRules({ file, findings }: Result, counts: Map<string, RuleCount>): void {
  for (const finding of findings) {
    if (isNote(finding)) continue
    const { rule, severity, target, message, line, column } = finding
    const key = `${rule} ${severity}`
    const known = counts.get(key)
    if (known) {
      known.count += 1
      continue
    }
    const position = line !== undefined && column !== undefined && { line, column }
    const sample = { file, ...position, target, message }
    counts.set(key, { rule, severity, count: 1, sample })
  }
}

/** Counts the notes of a run, and finds the exceptions that matched nothing or no longer apply. */
export function exceptionCounting() {
  const known = new Set<Exception>()
  const used = new Set<Exception>()
  const expired = new Set<Exception>()
  const contracts = new Set<Contract>()
  let noted = 0
  return {
    /** Adds the exceptions of a contract of the run. */
    addContract(contract: Contract): void {
      // Contracts of several files share exceptions.
      if (contracts.has(contract)) return
      contracts.add(contract)
      for (const exception of contract.options.exceptions ?? []) known.add(exception)
      for (const exception of contract.expiredExceptions()) expired.add(exception)
    },
    /** Adds the notes of a result of a contract. */
    add({ findings }: Result, { options: { exceptions = [] } }: Contract): void {
      for (const { exception } of findings) {
        if (exception === undefined) continue
        noted += 1
        used.add(exceptions[exception] as Exception)
      }
    },
    /** Undefined without exceptions. */
    get summary(): ExceptionSummary | undefined {
      if (known.size === 0) return undefined
      const unused = [...known].filter((each) => !used.has(each) && !expired.has(each))
      return { noted, unused, expired: [...expired] }
    },
  }
}
