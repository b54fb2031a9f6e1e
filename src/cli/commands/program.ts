import { Command, CommanderError } from 'commander'
import { columnsOf, terminalColors } from '../host/colors.js'
import type { Host } from '../host/host.js'
import { inertHost } from '../host/inert-output.js'
import { packageFacts } from '../host/package-facts.js'
import { showError } from '../host/usage-error.js'
import { exitCodes } from '../results/exit-code.js'
import { addCheck } from './check/check-program.js'
import { addCompletion } from './completion/completion-program.js'
import { addConform } from './conform/conform-program.js'
import { addFix } from './fix/fix-program.js'
import { addInit } from './init/init-program.js'
import { addLsp } from './lsp/lsp-program.js'
import { addMcp } from './mcp/mcp-program.js'
import { addOpenapi } from './openapi/openapi-program.js'
import { addRules } from './rules/rules-program.js'
import { addSchema } from './schema/schema-program.js'
import { addServe } from './serve/serve-program.js'
import { addWorkspace } from './workspace/workspace-program.js'

type Add = typeof addCheck

/** The commands by their heading, in the order of the help. */
const commandGroups: Readonly<Record<string, Readonly<Record<string, Add>>>> = {
  'Validate:': { check: addCheck, fix: addFix, workspace: addWorkspace },
  'Explore the contract:': { rules: addRules, schema: addSchema, openapi: addOpenapi },
  'Serve and test:': { serve: addServe, conform: addConform },
  'Editors and agents:': { lsp: addLsp, mcp: addMcp },
  'Set up:': { init: addInit, completion: addCompletion },
}

const examples = `
Examples:
  campaign-contract init
  campaign-contract check requests/
  campaign-contract rules geofence/dwell-time-required
  campaign-contract serve
  campaign-contract help check`

/** Runs the command and returns its exit code; does not throw on invalid arguments. */
export async function run(argv: readonly string[], process: Host): Promise<number> {
  const host = inertHost(process)
  let exitCode: number = exitCodes.ok
  const program = createProgram(argv, host, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(argv, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.ok : exitCodes.error
    host.stderr.write(showError(error))
    return exitCodes.error
  }
}

const findCommand = (name: string): Add | undefined =>
  Object.values(commandGroups).find((group) => Object.hasOwn(group, name))?.[name]

function createProgram(
  argv: readonly string[],
  host: Host,
  exitWith: (code: number) => void,
): Command {
  const width = columnsOf(host)
  const { bold, cyan } = terminalColors(host)
  const hasColors = () => bold('a') !== 'a'
  const program = new Command('campaign-contract')
    .description('Validate Campaigns and Offerings API v5 requests.')
    .version(packageFacts().version)
    .addHelpText('after', examples)
    .exitOverride()
    .showHelpAfterError('(add --help for the arguments and flags)')
    .configureHelp({
      minWidthToWrap: 24,
      styleTitle: bold,
      styleOptionTerm: cyan,
      styleArgumentTerm: cyan,
      styleSubcommandTerm: cyan,
    })
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
      getOutHelpWidth: () => width,
      getErrHelpWidth: () => width,
      getOutHasColors: hasColors,
      getErrHasColors: hasColors,
    })
    .setOptionValue('all', argv.includes('--all'))

  program.hook('preAction', async (_, used) => {
    const takesConfig = used.options.some(({ long }) => long === '--config')
    if (!takesConfig) return
    const { configure } = await import('../config/configure.js')
    await configure(used, host)
  })
  // Only the help, completions and misspelled names need every command.
  const add = findCommand(argv[0] ?? '')
  if (add !== undefined) {
    add(program, host, exitWith)
    return program
  }
  for (const [heading, group] of Object.entries(commandGroups)) {
    program.commandsGroup(heading)
    for (const each of Object.values(group)) each(program, host, exitWith)
  }
  return program.helpCommand(true)
}
