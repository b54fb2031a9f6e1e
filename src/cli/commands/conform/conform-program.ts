import { type Command, InvalidArgumentError, Option } from 'commander'
import { reportFormatNames } from '../../../conformance/reports/format-names.js'
import {
  collected,
  configOption,
  noConfigOption,
  optimizedOption,
  serviceOption,
} from '../../config/shared-flags.js'
import type { Host } from '../../host/host.js'

const examples = `
Fixtures tell what there is on the server; without them only what needs nothing, and what the suite
can create itself, is tried. A server that has an address of states is brought to whatever a case
needs, as the sandbox is. Everything that was not tried is listed with the reason.

Examples:
  campaign-contract conform http://localhost:3000 --credentials workspace:key
  campaign-contract conform https://staging.example.com --fixtures fixtures.yaml --rate 5
  campaign-contract conform http://localhost:3000 --only createOffering --only 'auth/*'
  campaign-contract conform http://localhost:3000 --output html=report.html --output junit=junit.xml

Exit code: 0 nothing that must hold failed, 1 something did (or an expected failure passed),
2 the server could not be reached, a file could not be used, or nothing could be tried.`

const number = (text: string): number => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new InvalidArgumentError('It must be a number.')
  }
  return value
}

/** The command `conform`. */
export function addConform(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('conform')
    .summary('try a server against the contract')
    .description('Sends right and wrong requests to a server and shows where it departs.')
    .argument('<base-url>', 'address of the server, such as http://localhost:3000')
    .option('--credentials <username:password>', 'what the server takes for right')
    .option('--fixtures <file>', 'what there is on the server, JSON or YAML')
    .option(
      '--only <name>',
      'an operation, rule, sequence or group (auth/*); repeatable',
      collected,
    )
    .addOption(
      new Option('--level <level>', 'should: what rests on a decision fails the run too')
        .choices(['must', 'should'])
        .default('must'),
    )
    .option('--seed <number>', 'of the generated requests, to repeat a run', number)
    .option('--cases <number>', 'requests generated for each operation (default: 200)', number)
    .option('--rate <number>', 'at most so many requests a second', number)
    .option(
      '--wait <seconds>',
      'longest time to wait when the server asks to (default: 60)',
      number,
    )
    .option('--rate-limits', 'also run into the rate limits, to see that they hold')
    .option('--expected-failures <file>', 'ids that are known to fail, one a line')
    .addOption(
      new Option('--format <format>', 'how to print').choices(reportFormatNames).default('pretty'),
    )
    .option('--output <format=file>', 'also write the report to a file; repeatable', collected)
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .option('--status-path <path>', 'path of the status change')
    .addOption(configOption())
    .addOption(noConfigOption())
    .addHelpText('after', examples)
    .action(async (target, options) => {
      const { conformCommand } = await import('./conform-command.js')
      exitWith(await conformCommand(target, options, host))
    })
}
