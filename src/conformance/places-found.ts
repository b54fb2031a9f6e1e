import type { ExpectedVerdict } from './judge.js'

/** What a verdict finds and where, in one text. */
export const placesFound = (verdict: ExpectedVerdict): string =>
  verdict.ok
    ? 'right'
    : verdict.violations
        .map(({ rule, target }) => `${rule} ${target}`)
        .sort()
        .join('\n')
