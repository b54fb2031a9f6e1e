import { createContract } from 'campaign-contract'
import { describeRules, type RuleDescription, responseChecks } from 'campaign-contract/rules'

export const rules: readonly RuleDescription[] = describeRules(createContract())
export const levels: readonly ('MUST' | 'SHOULD')[] = responseChecks.map(({ level }) => level)
// @ts-expect-error: `campaign-contract/rules` has the texts
createContract().rules[0]?.summary
