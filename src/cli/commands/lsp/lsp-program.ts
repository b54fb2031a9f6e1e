import { type Command, Option } from 'commander'
import type { Host } from '../../host/host.js'
import { keepOutputForProtocol } from '../../host/protocol-streams.js'

const help = `
Your editor starts it. Each file uses the nearest configuration, in its folder
or above.`

export function addLsp(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('lsp')
    .summary('start a language server for editors')
    .description('Start a language server, with which editors validate, fix and complete requests.')
    // Clients add these, but the server needs neither: it ends with its input.
    .option('--stdio', 'use standard input and output (default)')
    .addOption(new Option('--clientProcessId <id>', 'process of the editor').hideHelp())
    .addHelpText('after', help)
    .action(async () => {
      const { lspCommand } = await import('./lsp-command.js')
      exitWith(await lspCommand(host))
    })
  keepOutputForProtocol(program, command)
}
