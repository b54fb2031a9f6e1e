import type { Result } from '../../src/cli/formats/json-output.js'
import type { Summary } from '../../src/cli/results/result.js'

/** The output of `check --format json`. */
export interface Report {
  files: Result[]
  summary: Summary
}

/** Returns the outcome of a document with its positions and rules, or its position and error. */
export const shown = ({ ok, error, violations, warnings }: Result): string[] => {
  if (error) {
    const position = error.line === undefined ? '' : `${error.line}:${error.column} `
    return ['unreadable', `${position}${error.message}`]
  }
  const findings = [...violations, ...warnings]
  return [
    ok ? 'valid' : 'invalid',
    ...findings.map(({ line, column, rule }) => `${line}:${column} ${rule}`),
  ]
}

/** Returns the same in one text, such as `invalid 2:1 structure, 3:4 field/unknown`. */
export const outcomeOf = (result: Result): string => {
  const [outcome, ...findings] = shown(result)
  return `${outcome} ${findings.join(', ')}`.trimEnd()
}
