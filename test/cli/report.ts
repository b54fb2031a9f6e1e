import type { Result, Summary } from '../../src/cli/results/result.js'

/** What `check --format json` prints. */
export interface Report {
  files: Result[]
  summary: Summary
}

/** What a document comes out as: outcome, and the places and rules, or the place and the reason. */
export const shown = ({ ok, error, violations, warnings }: Result): string[] => {
  if (error) {
    const place = error.line === undefined ? '' : `${error.line}:${error.column} `
    return ['unusable', `${place}${error.message}`]
  }
  const found = [...violations, ...warnings]
  return [
    ok ? 'right' : 'wrong',
    ...found.map(({ line, column, rule }) => `${line}:${column} ${rule}`),
  ]
}
