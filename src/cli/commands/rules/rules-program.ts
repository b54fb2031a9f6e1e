import type { Command } from 'commander'
import { formatOption } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Examples:
  campaign-contract rules
  campaign-contract rules 'geofence/*'
  campaign-contract rules geofence/dwell-time-required`

/** Adds the command `rules`. */
export function addRules(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('rules')
    .summary('list or explain rules')
    .description('List all rules or a group, or explain one rule.')
    .argument('[id]', 'a rule (geofence/dwell-time-required) or a group (geofence/*)')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (id, options) => {
      const { rulesCommand } = await import('./rules-command.js')
      exitWith(rulesCommand(id, options, host))
    })
}
