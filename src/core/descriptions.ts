import { ruleTexts } from '../../generated/rule-texts.js'
import type { Rule, RuleDescription } from './contract/rule-entry.js'

export { responseChecks } from '../../generated/response-check-texts.js'
export type { RuleDescription } from './contract/rule-entry.js'
export type { ResponseCheckDescription } from './responses/finding.js'

/**
 * Returns every rule with its texts: the requirement, the decision that it is based on, and whether
 * the OpenAPI documents also express it. The rules of the contract's plugins are last. Several
 * entries of `contract.rules` may be one here, and the reverse: an entry has the operations for which
 * all its members are the same.
 *
 * @example
 * const [rule] = describeRules().filter(({ id }) => id === 'test/draft-state')
 * console.log(rule?.summary)
 */
export const describeRules = (
  contract: { readonly rules: readonly Rule[] } = { rules: [] },
): readonly RuleDescription[] => [
  ...ruleTexts,
  // Plugins describe their rules themselves.
  ...contract.rules.filter((rule): rule is RuleDescription => rule.plugin !== undefined),
]
