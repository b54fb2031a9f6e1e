import { Command, CommanderError, Option } from 'commander'
import { printable } from '../../core/base/printable.js'
import {
  collected,
  configOption,
  noConfigOption,
  optimizedOption,
  ruleOption,
  serviceOption,
} from '../config/shared-flags.js'
import { showError } from '../documents/show-error.js'
import type { Host } from '../host/host.js'
import { packageFacts } from '../host/package-facts.js'
import { exitCodes } from '../results/exit-code.js'
import { addCheck } from './check/check-program.js'
import { addCompletion } from './completion/completion-program.js'
import { addConform } from './conform/conform-program.js'
import { addFix } from './fix/fix-program.js'
import { addInit } from './init/init-program.js'

const examples = `
Examples:
  campaign-contract check examples/requests
  campaign-contract rules geofence/dwell-time-required
  campaign-contract serve
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

const serveExamples = `
It prints commands to try it with, and ends with Ctrl-C. What it knows can be read and changed below
the path /sandbox while it runs.

Examples:
  campaign-contract serve
  campaign-contract serve --port 0 --seed-data workspace.yaml --clock 2025-11-20T09:30:00Z
  campaign-contract serve --service ACME --latency 200 --rule 'auth/*=off'`

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
    host.stderr.write(showError(error))
    return exitCodes.unusable
  }
}

function command(host: Host, exitWith: (code: number) => void): Command {
  const program = new Command('campaign-contract')
    .description(
      'Checks requests against the contract of the Campaigns and Offerings API, version 5.',
    )
    .version(packageFacts().version)
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      outputError: (text, write) => write(oneLine(text)),
    })

  program.hook('preAction', async (_, called) => {
    const takesConfig = called.options.some(({ long }) => long === '--config')
    if (!takesConfig) return
    const { configure } = await import('../config/configure.js')
    await configure(called, host)
  })
  addCheck(program, host, exitWith)
  addFix(program, host, exitWith)

  program
    .command('rules')
    .summary('list or explain rules')
    .description('Lists all rules or those of a group; explains one.')
    .argument('[id]', 'a rule (geofence/dwell-time-required) or a group (geofence/*)')
    .addOption(formatOption())
    .addHelpText('after', rulesExamples)
    .action(async (id, options) => {
      const { rulesCommand } = await import('./rules/rules-command.js')
      exitWith(rulesCommand(id, options, host))
    })

  program
    .command('schema')
    .summary('print the JSON Schema of a request body')
    .description(
      'Prints the JSON Schema of the request body of an operation, conditionals included.',
    )
    .argument('<operation>', 'such as testCampaign')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addHelpText('after', schemaExamples)
    .action(async (operation, options) => {
      const { schemaCommand } = await import('./schema/schema-command.js')
      exitWith(schemaCommand(operation, options, host))
    })

  program
    .command('openapi')
    .summary('print an OpenAPI document')
    .description('Prints an OpenAPI document with the names of the service, for any other tool.')
    .argument('<document>', 'campaigns or offerings')
    .addOption(serviceOption())
    .addOption(optimizedOption())
    .addOption(configOption())
    .addOption(noConfigOption())
    .addHelpText('after', openapiExamples)
    .action(async (document, options) => {
      const { openapiCommand } = await import('./openapi/openapi-command.js')
      exitWith(openapiCommand(document, options, host))
    })

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
    .addHelpText('after', serveExamples)
    .action(async (options) => {
      const { serveCommand } = await import('./serve/serve-command.js')
      exitWith(await serveCommand(options, host))
    })

  program
    .command('faults')
    .summary('list the faults that `serve --fault` knows')
    .description(
      'Lists the known departures from the contract that the sandbox can be started with.',
    )
    .argument('[text]', 'only those with this text in their names')
    .addOption(formatOption())
    .action(async (text, options) => {
      const { faultsCommand } = await import('./faults/faults-command.js')
      exitWith(faultsCommand(text, options, host))
    })

  addConform(program, host, exitWith)
  addInit(program, host, exitWith)
  addCompletion(program, host, exitWith)
  return program
}

const formatOption = (): Option =>
  new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty')

const oneLine = (text: string): string => `${printable(text.trim().replaceAll('\n', ' '))}\n`
