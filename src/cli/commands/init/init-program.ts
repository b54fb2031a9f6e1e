import { type Command, Option } from 'commander'
import type { Host } from '../../host/host.js'
import { configKinds } from './config-kinds.js'

const examples = `
It writes a configuration and a GitHub workflow
(.github/workflows/campaign-contract.yml). If you name no files and have no
folder requests, it also creates this folder with an example.

Examples:
  campaign-contract init
  campaign-contract init requests 'recordings/*.har'
  campaign-contract init --as ts --dry-run`

export function addInit(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('init')
    .summary('set up checks in a project')
    .description('Write a configuration and a CI workflow.')
    .argument('[files...]', 'files, folders and globs to check (default: requests)')
    .addOption(
      new Option('--as <kind>', 'file format of the configuration')
        .choices(configKinds)
        .default('yaml'),
    )
    .option('--force', 'overwrite existing files')
    .option('--dry-run', 'list the files without writing them')
    .addHelpText('after', examples)
    .action(async (files, options) => {
      const { initCommand } = await import('./init-command.js')
      exitWith(await initCommand(files, options, host))
    })
}
