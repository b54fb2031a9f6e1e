import type { Violation } from '../../core/index.js'
import type { ExpectedVerdict } from './trial.js'

/** Returns rules and targets as one sorted string, for comparison. */
export const violationsKey = (violations: readonly Pick<Violation, 'rule' | 'target'>[]): string =>
  violations
    .map(({ rule, target }) => `${rule} ${target}`)
    .sort()
    .join('\n')

/** Returns the violations of a verdict as one string, for comparison. */
export const verdictKey = (verdict: ExpectedVerdict): string =>
  verdict.ok ? 'valid' : violationsKey(verdict.violations)
