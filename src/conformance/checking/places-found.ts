import type { Violation } from '../../core/index.js'
import type { ExpectedVerdict } from './judge.js'

/** What is found and where, in one text, in whatever order it was found. */
export const placesOf = (violations: readonly Pick<Violation, 'rule' | 'target'>[]): string =>
  violations
    .map(({ rule, target }) => `${rule} ${target}`)
    .sort()
    .join('\n')

/** What a verdict finds and where, in one text. */
export const placesFound = (verdict: ExpectedVerdict): string =>
  verdict.ok ? 'right' : placesOf(verdict.violations)
