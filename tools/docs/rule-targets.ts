import { cases } from '../../test/conformance/load-cases.js'
import { rules } from './rule-cells.js'

/** Returns `generated/rule-targets.ts`: the targets that the conformance cases expect of each rule. */
export const ruleTargetsCode =
  (): string => `// Generated from conformance/ by \`npm run generate\`. Do not edit.

/** The targets of each rule in the conformance cases, with any index as \`[]\`. */
export const ruleTargets: Readonly<Record<string, readonly string[]>> = {
${[...rules.keys()].map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(targetsOf(id))},`).join('\n')}
}
`

const expected = cases.flatMap(({ expect: { violations = [], warnings = [] } }) => [
  ...violations,
  ...warnings,
])

function targetsOf(id: string): string[] {
  const targets = expected.filter(({ rule, target }) => rule === id && target !== '')
  return [...new Set(targets.map(({ target }) => target.replace(/\[\d+\]/g, '[]')))].sort()
}
