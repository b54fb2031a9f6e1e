import type { Contract, RuleDescription } from '../../core/index.js'

/** A rule, or what stands for the schemas among them. */
export type DescribedRule = Omit<RuleDescription, 'id'> & {
  id: RuleDescription['id'] | 'structure'
}

/** All that a finding can name as its rule: the schemas first, then the rules in contract order. */
export function describedRules({ rules, operations }: Contract): readonly DescribedRule[] {
  const structure: DescribedRule = {
    id: 'structure',
    operations: Object.keys(operations) as RuleDescription['operations'],
    severity: 'error',
    answer: { status: 400, code: 'VALIDATION_FAILED' },
    summary: 'Types, required fields, enums, ranges and formats are those of the JSON Schemas.',
    source: 'the schemas of the OpenAPI documents',
    facts: [],
    silentIf: [],
    stage: 'body',
    portable: true,
  }
  return [structure, ...rules]
}
