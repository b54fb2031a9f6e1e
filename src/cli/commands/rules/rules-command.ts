import { createContract } from '../../../core/index.js'
import type { ContractFlags } from '../../config/contract-options.js'
import { describedRules } from '../../formats/finding-rules.js'
import { schemaVersion } from '../../formats/json-output.js'
import { columnsOf, terminalColors } from '../../host/colors.js'
import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import { filterRules, type RuleFilter } from './filter-rules.js'
import { ruleGroups, ruleLines } from './rule-groups.js'
import type { RulesOutput } from './rules-output.js'

interface RulesFlags extends Omit<RuleFilter, 'wanted'>, Pick<ContractFlags, 'contract'> {
  format: 'pretty' | 'json'
}

/** Runs `rules`: lists all rules or some of them, or explains one; returns the exit code. */
export async function rulesCommand(
  wanted: string | undefined,
  { format, contract: { plugins = [] } = {}, ...filters }: RulesFlags,
  host: Host,
): Promise<number> {
  const contract = createContract({ plugins })
  const all = describedRules(contract)
  const chosen = await filterRules(all, { ...filters, wanted }, contract)
  const isOne = chosen.every(({ id }) => id === wanted)
  const layout = { colors: terminalColors(host), width: columnsOf(host) }
  const json = (output: RulesOutput) => JSON.stringify(output, null, 2)
  const text = async () => {
    if (isOne) {
      const { explainRule, ruleJson } = await import('./explain-rule.js')
      return format === 'json' ? json(ruleJson(chosen)) : explainRule(chosen, layout)
    }
    if (format === 'json') return json({ schemaVersion, rules: chosen })
    if (host.stdout.isTTY !== true) return ruleLines(chosen, layout.colors).join('\n')
    return ruleGroups(chosen, new Set(all.map(({ id }) => id)).size, layout)
  }
  host.stdout.write(`${await text()}\n`)
  return exitCodes.ok
}
