import type { Command } from 'commander'
import {
  addConfigFlags,
  addContractFlags,
  collected,
  formatOption,
  wholeNumber,
} from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
It prints example curl commands and then a line per request, and runs until
Ctrl-C. Open its address in a browser to see the requests. Read and change its
data under the path /sandbox.

Formats:
  pretty  a line per request, with its violations below
  json    a line of JSON per request

Seeded bugs:
  answer/campaigns-details-missing   errors of campaigns have no details
  idempotency/no-memory              idempotency keys are ignored
  idempotency/replays-any-body       a key replays its response for any body
  ignores-rule/auth/credentials-malformed
                                     missing credentials are accepted
  list/repeats                       every offering is listed twice
  rate-limit/never                   rate limits are not applied
  response/code-in-lower-case        error codes are in lower case
  response/errors-with-200           every error has status 200
  response/forgets-request-id        errors have no request_id
  response/retry-after-a-date        Retry-After is a date
  state/create-not-stored            a created campaign is not stored
  structure/accepts-missing-channel  a campaign without a channel is created

Examples:
  campaign-contract serve
  campaign-contract serve --port 0 --seed-data data.yaml --clock 2025-11-20T09:30:00Z
  campaign-contract serve --format json | jq 'select(.verdict == "invalid")'
  campaign-contract serve --service ACME --latency 200 --rule 'auth/*=off'`

export function addServe(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('serve')
    .summary('start an in-memory sandbox server')
    .description('Start a server for all operations that keeps its data in memory.')
    .optionsGroup('Address:')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option(
      '--port <number>',
      'port to listen on; 0 picks a free port',
      wholeNumber(0, 65_535),
      4010,
    )
    .option('--allow-host <name>', 'additional host name to accept; repeatable', collected)
  addContractFlags(command, 'rule', 'plugin')
  command
    .optionsGroup('Behavior:')
    .option('--seed-data <file>', 'initial data, JSON or YAML')
    .option('--clock <time>', 'start time of the clock, such as 2025-11-20T09:30:00Z')
    .option('--latency <ms>', 'delay before each response', wholeNumber(0, 3_600_000), 0)
    .option('--fault <name>', 'seeded bug to start with; see below')
    .optionsGroup('Output:')
    .option('--quiet', 'print no requests')
    .addOption(formatOption())
  addConfigFlags(command, 'workspace')
  command.addHelpText('after', examples).action(async (options) => {
    const { serveCommand } = await import('./serve-command.js')
    exitWith(await serveCommand(options, host))
  })
}
