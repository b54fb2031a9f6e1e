import { type Command, Option } from 'commander'
import {
  addConfigFlags,
  addContractFlags,
  addInputFlags,
  collected,
  hostNames,
  wholeNumber,
} from '../../config/shared-flags.js'
import { formatNames } from '../../formats/index.js'
import type { Host } from '../../host/host.js'

const details = `
A request document is JSON or YAML with the keys operation, params, query,
headers, body and facts (and name, description and $schema, which are ignored).
Omitted params, query or headers are not checked; empty ones are. A YAML file
may contain several documents, and an .ndjson or .jsonl file has one document
per line.

It also checks the API requests and responses in recordings of browsers and
proxies (.har), .http and .rest files, Postman collections (version 2.1), the
examples of OpenAPI documents, and curl commands in scripts (.sh, .bash, .zsh).
Folders and globs skip files without requests and those in .gitignore.

The default format is pretty, or github in GitHub Actions (GITHUB_ACTIONS=true).
Write gitlab, sarif, junit and markdown to files: --output
gitlab=gl-code-quality-report.json.

To start, campaign-contract init creates a configuration and an example in
requests/.
`

const examples = `
Examples:
  campaign-contract check requests/
  campaign-contract check --operation testCampaign body.json
  campaign-contract check --output sarif=report.sarif --output junit=junit.xml requests/
`

const more = `  campaign-contract check
  campaign-contract check --service ACME 'payloads/**/*.yaml'
  campaign-contract check --rule 'auth/*=off' --rule field/unknown=error --facts facts.yaml requests/
  campaign-contract check --host api.example.com recording.har
  campaign-contract check --baseline baseline.json --update-baseline requests/
  campaign-contract check --watch requests/
  jq .body recorded.json | campaign-contract check --operation createOffering --format json -

Exit code: 0 all valid (warnings allowed), 1 violations or more than
--max-warnings, 2 unreadable input or wrong usage.`

const shortEnd = '\nAll flags and input formats: campaign-contract check --help --all'

/** The flags in the short help, so that it fits a screen. */
const usual = new Set([
  '--operation',
  '--facts',
  '--fix',
  '--watch',
  '--service',
  '--rule',
  '--format',
  '--output',
  '--quiet',
  '--max-warnings',
  '--baseline',
  '--help',
])

export function addCheck(program: Command, host: Host, exitWith: (code: number) => void): void {
  const hasAll = program.getOptionValue('all') === true
  const command = program.command('check')
  if (!hasAll) {
    command.configureHelp({
      ...program.configureHelp(),
      groupItems: <Item>(_: readonly Item[], items: Item[]) =>
        new Map([['Options:', items.filter((each) => usual.has((each as Option).long ?? ''))]]),
    })
  }
  command
    .summary('validate request files')
    .description('Validate requests, and show the error responses that the API would return.')
  addInputFlags(command)
    .option('--curl <command>', 'check a curl command; - reads it from standard input')
    .option(
      '--host <name>',
      'in recordings and collections, check only requests to this host; repeatable',
      hostNames,
    )
    .option('--base-path <path>', 'in recordings and collections, path prefix before /v5')
    .option('--threads <number>', 'number of threads for line-based files', wholeNumber(1))
    .option('--fix', 'apply safe fixes first, like the command fix')
    .option('--watch', 'check again whenever a file changes, until Ctrl-C')
  addContractFlags(command, 'rule', 'plugin')
  command
    .optionsGroup('Output:')
    .addOption(new Option('--format <format>', 'output format').choices(formatNames))
    .option('--output <format=file>', 'also write a format to a file; repeatable', collected)
    .option('--answer', 'show the body of the error response')
    .option('--compact', 'show each violation in one line')
    .option('--quiet', 'hide valid requests without warnings')
    .option('--max-warnings <number>', 'fail when there are more warnings', wholeNumber(0))
    .option('--max-errors <number>', 'stop after this many errors', wholeNumber(1))
    .optionsGroup('Baseline:')
    .option('--baseline <file>', 'known violations, which do not fail the run')
    .option('--update-baseline', 'write the current violations to the baseline')
  addConfigFlags(command, 'workspace')
  command
    .addHelpText('after', hasAll ? details + examples + more : examples + shortEnd)
    .action(async (files, { fix, ...options }) => {
      const { fixFirst } = fix ? await import('../../apply/fix-files.js') : {}
      const fixed = (await fixFirst?.(files, options, host)) ?? 0
      const { watch, ...flags } = options
      if (watch) {
        const { watchCommand } = await import('./watch-command.js')
        return exitWith(await watchCommand(files, flags, host))
      }
      const { checkCommand } = await import('./check-command.js')
      exitWith(Math.max(fixed, await checkCommand(files, flags, host)))
    })
}
