import type { Violation } from '../../core/index.js'
import type { ConformanceCase } from '../cases/cases.js'
import { skipReasons } from '../report/skip-reasons.js'
import type { ExpectedVerdict, NotRun } from './trial.js'

/** Returns why a verdict cannot be tested on a server, or undefined if it can. */
export function skipReason(verdict: ExpectedVerdict | undefined): NotRun | undefined {
  if (verdict === undefined) return { skipped: skipReasons.notOfTheApi }
  if (verdict.unchecked.length === 0) return undefined
  return { skipped: skipReasons.unknownFacts }
}

/** Returns whether a verdict has exactly the violations that a case expects. */
export function matchesExpectation(verdict: ExpectedVerdict, { expect }: ConformanceCase): boolean {
  const found = verdict.ok ? [] : verdict.violations
  const expected = (expect.violations ?? []) as readonly Pick<Violation, 'rule' | 'target'>[]
  return verdict.ok === expect.ok && violationsKey(found) === violationsKey(expected)
}

/** Returns rules and targets as one sorted string, for comparison. */
export const violationsKey = (violations: readonly { rule: string; target: string }[]): string =>
  violations
    .map(({ rule, target }) => `${rule} ${target}`)
    .sort()
    .join('\n')

/** Returns the violations of a verdict as one string, for comparison. */
export const verdictKey = (verdict: ExpectedVerdict): string =>
  verdict.ok ? 'valid' : violationsKey(verdict.violations)
