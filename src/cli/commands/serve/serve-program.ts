import type { Command } from 'commander'
import {
  collected,
  configOption,
  noConfigOption,
  optimizedOption,
  ruleOption,
  serviceOption,
} from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
It prints commands to try it with, and ends with Ctrl-C. What it knows can be read and changed below
the path /sandbox while it runs.

Examples:
  campaign-contract serve
  campaign-contract serve --port 0 --seed-data workspace.yaml --clock 2025-11-20T09:30:00Z
  campaign-contract serve --service ACME --latency 200 --rule 'auth/*=off'`

/** The command `serve`. */
export function addServe(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('serve')
    .summary('start a server of the API in memory')
    .description('Starts a server of all operations that keeps in memory what it is sent.')
    .option('--host <address>', 'where it listens', '127.0.0.1')
    .option('--port <number>', 'which port; 0 is any that is free', '4010')
    .option('--allow-host <name>', 'another name it answers to; repeatable', collected)
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addOption(ruleOption())
    .option('--seed-data <file>', 'what it knows at the start, JSON or YAML')
    .option('--clock <time>', 'the time at which its clock starts, like 2025-11-20T09:30:00Z')
    .option('--latency <ms>', 'how long it waits before each answer', '0')
    .option('--fault <name>', 'what it does wrongly on purpose')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addHelpText('after', examples)
    .action(async (options) => {
      const { serveCommand } = await import('./serve-command.js')
      exitWith(await serveCommand(options, host))
    })
}
