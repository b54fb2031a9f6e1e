import { type Command, Option } from 'commander'
import type { Host } from '../../host/host.js'
import { configKinds } from './config-kinds.js'

const examples = `
It writes a configuration, a workflow for GitHub (.github/workflows/campaign-contract.yml) and an entry
for pre-commit (.pre-commit-config.yaml, which is added to where it is there). Where no files are named
and there is no folder requests, it writes one with an example.

Examples:
  campaign-contract init
  campaign-contract init requests 'recordings/*.har'
  campaign-contract init --as ts --dry-run`

/** The command `init`. */
export function addInit(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('init')
    .summary('set up checks in a project')
    .description('Writes a configuration, and what runs it in CI and before each commit.')
    .argument('[files...]', 'what is to be checked: files, folders, globs (default: requests)')
    .addOption(
      new Option('--as <kind>', 'what the configuration is written as')
        .choices(configKinds)
        .default('yaml'),
    )
    .option('--force', 'write over files that are there')
    .option('--dry-run', 'only say what would be written')
    .addHelpText('after', examples)
    .action(async (files, options) => {
      const { initCommand } = await import('./init-command.js')
      exitWith(await initCommand(files, options, host))
    })
}
