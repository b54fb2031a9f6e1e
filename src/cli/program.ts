import { readFileSync } from 'node:fs'
import { Command, CommanderError, Option } from 'commander'
import { checkCommand } from './check-command.js'
import { exitCodes } from './exit-code.js'
import type { Host } from './host.js'
import { openapiCommand } from './openapi-command.js'
import { printable } from './printable.js'
import { rulesCommand } from './rules-command.js'
import { schemaCommand } from './schema-command.js'
import { UsageError } from './usage-error.js'

const checkExamples = `
A request document, in JSON or YAML, has the members operation, params, query, headers, body and
facts (and, as remarks, name, description and $schema). Params, query or headers that are left out
are not judged; empty ones are. A YAML file may hold several documents.

Examples:
  campaign-contract check examples/requests
  campaign-contract check --service ACME 'payloads/**/*.yaml'
  campaign-contract check --operation testCampaign body.json
  campaign-contract check --rule 'auth/*=off' --rule field/unknown=error --facts facts.yaml requests/
  jq .body recorded.json | campaign-contract check --operation createOffering --format json -

Exit code: 0 all right (warnings allowed), 1 violations, 2 the command or a file could not be used.`

const examples = `
Examples:
  campaign-contract check examples/requests
  campaign-contract rules geofence/dwell-time-required
  campaign-contract help check`

const rulesExamples = `
Examples:
  campaign-contract rules
  campaign-contract rules 'geofence/*'
  campaign-contract rules geofence/dwell-time-required`

const schemaExamples = `
Example, the schema for an editor:
  campaign-contract schema testCampaign --service ACME > test-campaign.schema.json`

const openapiExamples = `
Example, the document for any other tool:
  campaign-contract openapi campaigns --service ACME --optimized ACME_AI > campaigns.yaml`

/** Runs the command with these arguments and returns its exit code; never throws on wrong ones. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  let exitCode: number = exitCodes.right
  const program = command(host, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.right : exitCodes.unusable
    }
    const isUsage = error instanceof UsageError
    const text = error instanceof Error ? (!isUsage && error.stack) || error.message : error
    host.stderr.write(`error: ${isUsage ? printable(String(text)) : String(text)}\n`)
    return exitCodes.unusable
  }
}

function command(host: Host, exitWith: (code: number) => void): Command {
  const program = new Command('campaign-contract')
    .description(
      'Checks requests against the contract of the Campaigns and Offerings API, version 5.',
    )
    .version(version())
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      outputError: (text, write) => write(oneLine(text)),
    })

  program
    .command('check')
    .summary('check request documents')
    .description('Checks requests and shows what the API would answer to those that are wrong.')
    .argument(
      '<files...>',
      'files, folders (their .json, .yaml and .yml files), globs; - is standard input',
    )
    .option('--operation <name>', 'operation of bare bodies, and of documents that name none')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .option(
      '--rule <id=severity>',
      'error, warn or off for a rule or a group (auth/*); repeatable',
      collect,
    )
    .option('--facts <file>', "facts for all documents, JSON or YAML; a document's own members win")
    .addOption(formatOption())
    .addHelpText('after', checkExamples)
    .action(async (files, options) => exitWith(await checkCommand(files, options, host)))

  program
    .command('rules')
    .summary('list or explain rules')
    .description('Lists all rules or those of a group; explains one.')
    .argument('[id]', 'a rule (geofence/dwell-time-required) or a group (geofence/*)')
    .addOption(formatOption())
    .addHelpText('after', rulesExamples)
    .action((id, options) => exitWith(rulesCommand(id, options, host)))

  program
    .command('schema')
    .summary('print the JSON Schema of a request body')
    .description(
      'Prints the JSON Schema of the request body of an operation, conditionals included.',
    )
    .argument('<operation>', 'such as testCampaign')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addHelpText('after', schemaExamples)
    .action((operation, options) => exitWith(schemaCommand(operation, options, host)))

  program
    .command('openapi')
    .summary('print an OpenAPI document')
    .description('Prints an OpenAPI document with the names of the service, for any other tool.')
    .argument('<document>', 'campaigns or offerings')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addHelpText('after', openapiExamples)
    .action((document, options) => exitWith(openapiCommand(document, options, host)))

  return program
}

const serviceOption = (): Option =>
  new Option('--service <name>', 'short name of the service in headers: X-<name>-Request-Id')

const optimizedOption = (): Option =>
  new Option('--optimized <spelling>', 'spelling of the auto-optimised distribution type')

const formatOption = (): Option =>
  new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty')

const collect = (value: string, earlier: readonly string[] = []): string[] => [...earlier, value]

const oneLine = (text: string): string => `${printable(text.trim().replaceAll('\n', ' '))}\n`

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url))
  return (JSON.parse(String(text)) as { version: string }).version
}
