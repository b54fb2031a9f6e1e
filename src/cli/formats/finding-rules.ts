import { describeRules, type RuleDescription, responseChecks } from '../../core/descriptions.js'
import type { Contract } from '../../core/index.js'
import type { FindingRuleId, InputCheckId } from '../results/finding.js'

/** The rule of a finding; a response check has no `answer` and `facts`. */
export interface FindingRule
  extends Pick<RuleDescription, 'operations' | 'severity' | 'summary' | 'source' | 'assumed'>,
    Partial<Pick<RuleDescription, 'answer' | 'facts' | 'plugin' | 'docs'>> {
  id: FindingRuleId
}

/** Returns everything that a finding can name as its rule, response and file checks included. */
export const findingRules = (contract: Contract): readonly FindingRule[] => [
  ...describedRules(contract),
  ...otherChecks(contract),
]

/** Returns the checks of responses and files, which are no rules of requests. */
export function otherChecks(contract: Contract): readonly FindingRule[] {
  const ofResponses = responseChecks.map(
    ({ level, ...check }): FindingRule => ({
      ...check,
      severity: level === 'MUST' ? 'error' : 'warn',
    }),
  )
  const ofFiles = Object.entries(inputChecks).map(
    ([id, summary]): FindingRule => ({
      id: id as InputCheckId,
      operations: Object.keys(contract.operations) as FindingRule['operations'],
      severity: 'warn',
      summary,
      source: 'the file itself',
    }),
  )
  return [...ofResponses, ...ofFiles]
}

const inputChecks: Readonly<Record<InputCheckId, string>> = {
  'input/duplicate-key': 'The keys of an object are unique.',
  'input/double-slash': 'The path of a URL starts with one slash.',
  'input/unknown-parameter': 'The parameters of a request document are those of the path.',
  'input/unknown-word': 'The stored values of a request document are documented ones.',
  'input/unfilled-value': 'The placeholders of a collection are replaced by values.',
}

/** A rule, or `structure` for the schemas. */
export type DescribedRule = Omit<RuleDescription, 'id'> & {
  id: RuleDescription['id'] | 'structure'
}

/** Returns `structure` and all rules in contract order. */
export function describedRules(contract: Contract): readonly DescribedRule[] {
  const structure: DescribedRule = {
    id: 'structure',
    operations: Object.keys(contract.operations) as RuleDescription['operations'],
    severity: 'error',
    answer: { status: 400, code: 'VALIDATION_FAILED' },
    summary: 'Types, required fields, enums, ranges and formats match the JSON Schemas.',
    source: 'the schemas of the OpenAPI documents',
    facts: [],
    silentIf: [],
    stage: 'body',
    portable: true,
  }
  return [structure, ...describeRules(contract)]
}
