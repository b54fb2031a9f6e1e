import type { Command } from 'commander'
import {
  collected,
  configOption,
  formatOption,
  noConfigOption,
  noWorkspaceOption,
  optimizedOption,
  pluginOption,
  ruleOption,
  serviceOption,
  workspaceOption,
} from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
It prints example curl commands and then a line per request, and runs until Ctrl-C. Open its address
in a browser to see the requests. Read and change its data under the path /sandbox.

Formats:
  pretty  a line per request, with its violations below
  json    a line of JSON per request

Examples:
  campaign-contract serve
  campaign-contract serve --port 0 --seed-data data.yaml --clock 2025-11-20T09:30:00Z
  campaign-contract serve --format json | jq 'select(.verdict == "invalid")'
  campaign-contract serve --service ACME --latency 200 --rule 'auth/*=off'`

/** Adds the command `serve`. */
export function addServe(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('serve')
    .summary('start an in-memory sandbox server')
    .description('Start a server for all operations that keeps its data in memory.')
    .optionsGroup('Address:')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 picks a free port', '4010')
    .option('--allow-host <name>', 'additional host name to accept; repeatable', collected)
    .optionsGroup('Contract:')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addOption(ruleOption())
    .addOption(pluginOption())
    .optionsGroup('Behavior:')
    .option('--seed-data <file>', 'initial data, JSON or YAML')
    .option('--clock <time>', 'start time of the clock, such as 2025-11-20T09:30:00Z')
    .option('--latency <ms>', 'delay before each response', '0')
    .option('--fault <name>', 'seeded bug to start with; `campaign-contract faults` lists them')
    .optionsGroup('Output:')
    .option('--quiet', 'print no requests')
    .addOption(formatOption())
    .optionsGroup('Configuration:')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addOption(workspaceOption())
    .addOption(noWorkspaceOption())
    .addHelpText('after', examples)
    .action(async (options) => {
      const { serveCommand } = await import('./serve-command.js')
      exitWith(await serveCommand(options, host))
    })
}
