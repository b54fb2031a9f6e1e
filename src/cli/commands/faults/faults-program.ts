import type { Command } from 'commander'
import { formatOption } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Examples:
  campaign-contract faults
  campaign-contract faults state/`

/** Adds the command `faults`. */
export function addFaults(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('faults')
    .summary('list the seeded bugs for `serve --fault`')
    .description('List the seeded bugs that the sandbox can be started with.')
    .argument('[text]', 'list only names that contain this text')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (text, options) => {
      const { faultsCommand } = await import('./faults-command.js')
      exitWith(faultsCommand(text, options, host))
    })
}
