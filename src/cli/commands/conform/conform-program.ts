import { type Command, InvalidArgumentError, Option } from 'commander'
import { reportFormatNames } from '../../../conformance/reports/format-names.js'
import { addConfigFlags, addContractFlags, collected } from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
The suite creates campaigns and offerings, publishes them and sends tests,
unless --read-only is given. Fixtures describe the data on the server. Without
them, only cases that need no data, or data that the suite can create, are
tested. If the server has a states endpoint, as the sandbox does, the suite sets
the state that each case needs. The report lists every case that was not tested,
with the reason.

Examples:
  campaign-contract conform --init
  campaign-contract conform http://localhost:3000 --credentials workspace:key
  campaign-contract conform https://staging.example.com --fixtures fixtures.yaml --rate 5
  campaign-contract conform https://staging.example.com --read-only --quick --header 'X-Gateway: token'
  campaign-contract conform http://localhost:3000 --replay report.json
  campaign-contract conform http://localhost:3000 --only createOffering --only 'auth/*'
  campaign-contract conform http://localhost:3000 --output html=report.html --output junit=junit.xml

Exit code: 0 passed, 1 failed (or an expected failure passed), 2 the server
cannot be reached or tested, a file is unreadable, or fewer than a tenth of the
selected tests could run, 130 stopped with Ctrl-C, with a report of what was
found.`

const number = (text: string): number => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new InvalidArgumentError('It must be a number.')
  }
  return value
}

export function addConform(program: Command, host: Host, exitWith: (code: number) => void): void {
  const command = program
    .command('conform')
    .summary('test a server for conformance')
    .description(
      'Send valid and invalid requests to a server, and report each deviation from the contract.',
    )
    .argument('[base-url]', 'address of the server, such as http://localhost:3000')
    .optionsGroup('Server:')
    .option('--init', 'write fixtures and a states endpoint to copy, and test nothing')
    .option('--credentials <username:password>', 'valid credentials for the server')
    .option('--fixtures <file>', 'file that describes the data on the server, JSON or YAML')
    .option('--workspace <file>', 'workspace file that describes the server')
    .option('--header <name: value>', 'header for each request; repeatable', collected)
    .option('--insecure', 'accept any certificate of the server')
    .option('--status-path <path>', 'path of the status change')
    .optionsGroup('Selection:')
    .option(
      '--only <name>',
      'test only an operation, rule, sequence or group (auth/*); repeatable',
      collected,
    )
    .option('--exclude <name>', 'do not test an operation, rule, sequence or group', collected)
    .option('--quick', 'send fewer requests, for a minute at most')
    .option('--read-only', 'send only requests that change nothing')
    .option('--rate-limits', 'also test the rate limits')
    .option('--replay <file[#key]>', 'run the findings of a JSON report again, or one of them')
    .option('--seed <number>', 'seed of the generated requests, to repeat a run', number)
    .option('--cases <number>', 'number of generated requests per operation (default: 200)', number)
    .optionsGroup('Pace:')
    .option('--bail', 'stop at the first finding that fails the run')
    .option('--time-limit <seconds>', 'stop after this time, and report what was found', number)
    .option('--rate <number>', 'maximum number of requests per second', number)
    .option('--concurrency <number>', 'maximum number of requests at once (default: 1)', number)
    .option(
      '--wait <seconds>',
      'maximum time to wait for the rate limits of the server in all (default: 60)',
      number,
    )
  addContractFlags(command, 'plugin')
  command
    .optionsGroup('Output:')
    .addOption(
      new Option('--level <level>', 'should: also fail on SHOULD findings')
        .choices(['must', 'should'])
        .default('must'),
    )
    .option('--expected-failures <file>', 'ids that are expected to fail, one per line')
    .addOption(
      new Option('--format <format>', 'output format').choices(reportFormatNames).default('pretty'),
    )
    .option('--output <format=file>', 'also write the report to a file; repeatable', collected)
  addConfigFlags(command)
  command.addHelpText('after', examples).action(async (target, options) => {
    const { conformCommand } = await import('./conform-command.js')
    // A replay reads the configuration again.
    const isGiven = ([name]: [string, unknown]) => command.getOptionValueSource(name) === 'cli'
    const given = Object.fromEntries(Object.entries(options).filter(isGiven))
    exitWith(await conformCommand(target, { ...options, given }, host))
  })
}
