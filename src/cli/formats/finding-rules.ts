import { type Contract, type RuleDescription, responseChecks } from '../../core/index.js'
import type { PlacedViolation } from '../results/violation-place.js'
import { describedRules } from './described-rules.js'

/** What a finding names as its rule; a check of responses has no answer, and needs no facts. */
export interface FindingRule
  extends Pick<RuleDescription, 'operations' | 'severity' | 'summary' | 'source' | 'assumed'>,
    Partial<Pick<RuleDescription, 'answer' | 'facts'>> {
  id: PlacedViolation['rule']
}

/**
 * All that a finding can name as its rule: the schemas, the rules in contract order, the checks of
 * responses, and what is said of a file itself.
 */
export function findingRules(contract: Contract): readonly FindingRule[] {
  const ofResponses = responseChecks.map(
    ({ level, ...check }): FindingRule => ({
      ...check,
      severity: level === 'MUST' ? 'error' : 'warn',
    }),
  )
  const ofFiles: FindingRule = {
    id: 'input/duplicate-key',
    operations: Object.keys(contract.operations) as FindingRule['operations'],
    severity: 'warn',
    summary: 'No key stands twice in an object of a file.',
    source: 'the file itself',
  }
  return [...describedRules(contract), ...ofResponses, ofFiles]
}
