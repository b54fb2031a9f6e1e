import type { ExpectedVerdict } from './trial.js'

/** Returns rules and targets as one sorted string, for comparison. */
export const violationsKey = (violations: readonly { rule: string; target: string }[]): string =>
  violations
    .map(({ rule, target }) => `${rule} ${target}`)
    .sort()
    .join('\n')

/** Returns the violations of a verdict as one string, for comparison. */
export const verdictKey = (verdict: ExpectedVerdict): string =>
  verdict.ok ? 'valid' : violationsKey(verdict.violations)
