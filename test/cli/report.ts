import type { Result, Summary } from '../../src/cli/results/result.js'

/** What `check --format json` prints. */
export interface Report {
  files: Result[]
  summary: Summary
}

/** What a document comes out as: outcome, and the positions and rules, or the position and the reason. */
export const shown = ({ ok, error, violations, warnings }: Result): string[] => {
  if (error) {
    const position = error.line === undefined ? '' : `${error.line}:${error.column} `
    return ['unusable', `${position}${error.message}`]
  }
  const found = [...violations, ...warnings]
  return [
    ok ? 'right' : 'wrong',
    ...found.map(({ line, column, rule }) => `${line}:${column} ${rule}`),
  ]
}
