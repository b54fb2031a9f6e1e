import { type Command, Option } from 'commander'
import {
  collected,
  configOption,
  maxFileBytesOption,
  maxLineBytesOption,
  noConfigOption,
  optimizedOption,
  positive,
  ruleOption,
  serviceOption,
  wholeNumber,
} from '../../config/shared-flags.js'
import { formatNames } from '../../formats/format-names.js'
import type { Host } from '../../host/host.js'

const examples = `
A request document, in JSON or YAML, has the members operation, params, query, headers, body and
facts (and, as remarks, name, description and $schema). Params, query or headers that are left out
are not judged; empty ones are. A YAML file may hold several documents, an .ndjson or .jsonl file one
on each line.

Also checked are the requests to the API, and the responses, in recordings of browsers and proxies
(.har), .http and .rest files, Postman collections (version 2.1) and the examples of OpenAPI documents.

Without --format it prints pretty, and github in a workflow of GitHub (GITHUB_ACTIONS=true). gitlab,
sarif, junit and markdown are made for files: --output gitlab=gl-code-quality-report.json.

Examples:
  campaign-contract check examples/requests
  campaign-contract check
  campaign-contract check --service ACME 'payloads/**/*.yaml'
  campaign-contract check --operation testCampaign body.json
  campaign-contract check --rule 'auth/*=off' --rule field/unknown=error --facts facts.yaml requests/
  campaign-contract check --host api.example.com recording.har
  campaign-contract check --output sarif=report.sarif --output junit=junit.xml requests/
  campaign-contract check --baseline baseline.json --update-baseline requests/
  campaign-contract check --watch requests/
  jq .body recorded.json | campaign-contract check --operation createOffering --format json -

Exit code: 0 all right (warnings allowed), 1 violations or more than --max-warnings,
2 the command or a file could not be used.`

/** The command `check`. */
export function addCheck(program: Command, host: Host, exitWith: (code: number) => void): void {
  program
    .command('check')
    .summary('check request documents')
    .description('Checks requests and shows what the API would answer to those that are wrong.')
    .argument(
      '[files...]',
      'files, folders (all files in them that can be checked), globs; - is standard input; without any, those of the configuration',
    )
    .option('--operation <name>', 'operation of bare bodies, and of documents that name none')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addOption(ruleOption())
    .option('--facts <file>', "facts for all documents, JSON or YAML; a document's own members win")
    .option(
      '--host <name>',
      'of recordings and collections, check only requests to this host; repeatable',
      collected,
    )
    .option('--base-path <path>', 'of recordings and collections, what stands before /v5')
    .addOption(new Option('--format <format>', 'how to print').choices(formatNames))
    .option('--output <format=file>', 'also write a format to a file; repeatable', collected)
    .option('--quiet', 'leave out what is right and has no warning')
    .option('--max-warnings <number>', 'more warnings than these fail the run', wholeNumber)
    .option('--max-errors <number>', 'stop after so many errors', positive)
    .option('--lines', 'read every file, and standard input, as a document on each line')
    .option('--threads <number>', 'how many judge a file with a document on each line', positive)
    .option(
      '--resume <offset>',
      'of such a file, judge lines that begin at this byte or later',
      wholeNumber,
    )
    .addOption(maxFileBytesOption())
    .addOption(maxLineBytesOption())
    .option('--baseline <file>', 'known findings, which are not shown and fail nothing')
    .option('--update-baseline', 'write what is found to the baseline')
    .addOption(configOption())
    .addOption(noConfigOption())
    .option('--watch', 'check again whenever one of the files changes, until Ctrl-C')
    .addHelpText('after', examples)
    .action(async (files, { watch, ...options }) => {
      if (watch) {
        const { watchCommand } = await import('../watch/watch-command.js')
        return exitWith(await watchCommand(files, options, host))
      }
      const { checkCommand } = await import('./check-command.js')
      exitWith(await checkCommand(files, options, host))
    })
}
