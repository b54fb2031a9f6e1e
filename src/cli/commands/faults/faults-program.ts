import type { Command } from 'commander'
import { formatOption } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

/** The command `faults`. */
export function addFaults(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('faults')
    .summary('list the faults that `serve --fault` knows')
    .description(
      'Lists the known departures from the contract that the sandbox can be started with.',
    )
    .argument('[text]', 'only those with this text in their names')
    .addOption(formatOption())
    .action(async (text, options) => {
      const { faultsCommand } = await import('./faults-command.js')
      exitWith(faultsCommand(text, options, host))
    })
}
