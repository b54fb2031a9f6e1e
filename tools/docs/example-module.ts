import type { RuleId } from '../../src/core/index.js'
import { cases, exampleOf, responseId } from './examples.js'
import { reasonOf } from './reasons.js'

const notice =
  'Generated from conformance/ and tools/docs/reasons/ by `npm run generate`. Do not edit.'

/**
 * Returns `generated/rule-examples.ts`: the examples of the rule pages for the command, because the
 * package does not include the pages.
 */
export const exampleModule = (ids: Iterable<RuleId>): string => `// ${notice}

/** Why a rule exists, with the example of its page in docs/rules/. */
export interface RuleExample {
  readonly why: string
  /** A request that violates this rule and no other, as YAML. */
  readonly rejected: string
  /** The same request without the violation. */
  readonly corrected: string
  /** Whether the requests are inputs of \`checkHttp\` instead of request documents. */
  readonly isHttp?: true
  /** Targets that the conformance cases expect of this rule. */
  readonly targets: readonly string[]
}

/** Replaces generated ids in responses, so that they stay the same. */
export const exampleResponseId = '${responseId}'

/** The examples by rule id. */
export const ruleExamples: Readonly<Record<string, RuleExample>> = {
${[...ids].map(entryOf).join('\n')}
}
`

function entryOf(id: RuleId): string {
  const { rejected, corrected, isHttp } = exampleOf(id)
  return [
    `  '${id}': {`,
    `    why: ${JSON.stringify(reasonOf(id).why)},`,
    `    rejected: ${template(rejected)},`,
    `    corrected: ${template(corrected)},`,
    ...(isHttp ? ['    isHttp: true,'] : []),
    `    targets: ${JSON.stringify(targetsOf(id))},`,
    '  },',
  ].join('\n')
}

/** Returns a template literal, whose lines can be read and compared. */
const template = (text: string): string => `\`${text.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``

/** Returns the expected targets of a rule, with any index as `[]`. */
function targetsOf(id: RuleId): string[] {
  const found = cases.flatMap(({ expect: { violations = [], warnings = [] } }) => [
    ...violations,
    ...warnings,
  ])
  const targets = found.filter(({ rule, target }) => rule === id && target !== '')
  return [...new Set(targets.map(({ target }) => target.replace(/\[\d+\]/g, '[]')))].sort()
}
