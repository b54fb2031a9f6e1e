import { describeRules, type RuleDescription } from '../../core/descriptions.js'
import type { Contract } from '../../core/index.js'

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
