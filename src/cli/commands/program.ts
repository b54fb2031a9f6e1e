import { Command, CommanderError } from 'commander'
import { printable } from '../../core/base/printable.js'
import { showError } from '../documents/show-error.js'
import type { Host } from '../host/host.js'
import { packageFacts } from '../host/package-facts.js'
import { exitCodes } from '../results/exit-code.js'
import { addCheck } from './check/check-program.js'
import { addCompletion } from './completion/completion-program.js'
import { addConform } from './conform/conform-program.js'
import { addFaults } from './faults/faults-program.js'
import { addFix } from './fix/fix-program.js'
import { addInit } from './init/init-program.js'
import { addOpenapi } from './openapi/openapi-program.js'
import { addRules } from './rules/rules-program.js'
import { addSchema } from './schema/schema-program.js'
import { addServe } from './serve/serve-program.js'

/** In the order of the help. */
const commands = {
  check: addCheck,
  fix: addFix,
  rules: addRules,
  schema: addSchema,
  openapi: addOpenapi,
  serve: addServe,
  faults: addFaults,
  conform: addConform,
  init: addInit,
  completion: addCompletion,
}

const examples = `
Examples:
  campaign-contract check examples/requests
  campaign-contract rules geofence/dwell-time-required
  campaign-contract serve
  campaign-contract help check`

/** Runs the command and returns its exit code; does not throw on invalid arguments. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  let exitCode: number = exitCodes.ok
  const program = command(argv, host, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.error
    }
    host.stderr.write(showError(error))
    return exitCodes.error
  }
}

function command(
  [called = '']: readonly string[],
  host: Host,
  exitWith: (code: number) => void,
): Command {
  const program = new Command('campaign-contract')
    .description('Validate Campaigns and Offerings API v5 requests.')
    .version(packageFacts().version)
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      outputError: (text, write) => write(oneLine(text)),
    })

  program.hook('preAction', async (_, used) => {
    const takesConfig = used.options.some(({ long }) => long === '--config')
    if (!takesConfig) return
    const { configure } = await import('../config/configure.js')
    await configure(used, host)
  })
  // Only the help, completions and misspelled names need every command.
  const added = Object.hasOwn(commands, called)
    ? [commands[called as keyof typeof commands]]
    : Object.values(commands)
  for (const add of added) add(program, host, exitWith)
  return program
}

const oneLine = (text: string): string => `${printable(text.trim().replaceAll('\n', ' '))}\n`
