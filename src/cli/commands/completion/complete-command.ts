import type { Argument, Command, Option } from 'commander'
import { describeRules } from '../../../core/descriptions.js'
import { createContract, type OperationName } from '../../../core/index.js'
import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import { openapiDocuments } from '../openapi/openapi-command.js'

/** A completion candidate with its description. */
type Value = readonly [value: string, description: string]

/**
 * Runs `complete -- <words>`, which the shell scripts call: prints the candidates for the last word,
 * one per line with a description, and none where it may be a file. Returns the exit code.
 */
export async function completeCommand(
  words: readonly string[],
  program: Command,
  host: Host,
): Promise<number> {
  const [, flag, value] = /^(--[^=]*)=(.*)$/.exec(words.at(-1) ?? '') ?? []
  const last = value ?? words.at(-1) ?? ''
  const candidates = await candidatesFor(words.slice(0, -1), last, flag, program)
  // A rule may have several entries, one per group of operations.
  const lines = new Map(candidates.map(([name, about]) => [name, `${name}\t${about}\n`]))
  const matching = [...lines].filter(([name]) => name.startsWith(last))
  host.stdout.write(matching.map(([, line]) => line).join(''))
  return exitCodes.ok
}

async function candidatesFor(
  [first, ...before]: readonly string[],
  last: string,
  flag = before.at(-1),
  program: Command,
): Promise<readonly Value[]> {
  const commands = program.commands.filter((each) => each.name() !== 'complete')
  const ofCommands = commands.map((each): Value => [each.name(), each.summary()])
  if (first === undefined) return [...ofCommands, ['help', 'show the help of a command']]
  if (first === 'help') return ofCommands
  const command = commands.find((each) => each.name() === first)
  if (command === undefined) return []
  const withValue = (word?: string) =>
    command.options.find(({ long, required }) => required && long === word)
  const option = withValue(flag)
  if (option) return valuesOf(option, option.long ?? '')
  if (last.startsWith('-')) {
    const options = command.options.map((each): Value => [each.long ?? '', each.description])
    return [...options, ['--help', 'show help']]
  }
  const given = before.filter((word, at) => !word.startsWith('-') && !withValue(before[at - 1]))
  const argument = command.registeredArguments[given.length]
  return argument ? valuesOf(argument, `${first} ${argument.name()}`) : []
}

/** Returns the known values of a flag or an argument. */
async function valuesOf({ argChoices = [] }: Option | Argument, name: string): Promise<Value[]> {
  const { operations } = createContract()
  const all = Object.entries(operations).map(
    ([operation, { method, path }]): Value => [operation, `${method} ${path}`],
  )
  const ids = () => describeRules().map(({ id, summary }): Value => [id, summary])
  switch (name) {
    case '--operation':
      return all
    case '--only':
      return [...all, ...ids()]
    case '--rule':
      return ids().map(([id, summary]) => [`${id}=`, summary])
    case '--fault': {
      // Loaded only here, because the list is long.
      const { mutants } = await import('../../../testing/sandbox/mutants.js')
      return mutants.map(({ name, summary }) => [name, summary])
    }
    case 'rules id':
      return ids()
    case 'schema operation':
      return all.filter(([operation]) => operations[operation as OperationName].body !== 'none')
    case 'openapi document':
      return openapiDocuments.map((document) => [document, ''])
    default:
      return argChoices.map((choice) => [choice, ''])
  }
}
