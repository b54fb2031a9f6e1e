import { createContract } from '../../../core/index.js'
import type { ContractFlags } from '../../config/contract-options.js'
import { describedRules } from '../../formats/finding-rules.js'
import { schemaVersion } from '../../formats/json-output.js'
import { screenOf } from '../../formats/screen.js'
import { columnsOf } from '../../host/colors.js'
import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import type { RulesOutput } from './explain-rule.js'
import { filterRules, type RuleFilter } from './filter-rules.js'
import { ruleList } from './rule-list.js'

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
  const chosen = filterRules(describedRules(contract), { ...filters, wanted }, contract)
  const isOne = chosen.every(({ id }) => id === wanted)
  const screen = screenOf(host)
  const json = (output: RulesOutput) => JSON.stringify(output, null, 2)
  const text = async () => {
    if (isOne) {
      const { explainRule, ruleJson } = await import('./explain-rule.js')
      return format === 'json'
        ? json(ruleJson(chosen))
        : explainRule(chosen, { ...screen, width: columnsOf(host) })
    }
    if (format === 'json') return json({ schemaVersion, rules: chosen })
    return ruleList(chosen, screen)
  }
  host.stdout.write(`${await text()}\n`)
  return exitCodes.ok
}
