import type { Command } from 'commander'
import { addConfigFlags, addPluginFlag, formatOption } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
The list has one line per rule and set of operations, wrapped on a terminal. The
filters and the group can be combined; the words of --search can be in any
order.

Examples:
  campaign-contract rules
  campaign-contract rules 'geofence/*'
  campaign-contract rules geofence/dwell-time-required
  campaign-contract rules --operation testCampaign --search draft
  campaign-contract rules --search dwell_time_value`

export function addRules(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('rules')
    .summary('list, search or explain rules')
    .description('List all rules or some of them, or explain one rule with an example.')
    .argument('[id]', 'a rule (geofence/dwell-time-required) or a group (geofence/*)')
    .optionsGroup('Filter:')
    .option('--operation <name>', 'list only the rules of an operation')
    .option('--search <text>', 'list only rules with these words in id, summary, target or code')
    .optionsGroup('Output:')
    .addOption(formatOption())
  addConfigFlags(command)
  addPluginFlag(command)
    .addHelpText('after', examples)
    .action(async (id, options) => {
      const { rulesCommand } = await import('./rules-command.js')
      exitWith(await rulesCommand(id, options, host))
    })
}
