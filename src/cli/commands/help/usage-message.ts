import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Argument, Command, CommanderError, Option } from 'commander'
import type { Host } from '../../host/host.js'
import { didYouMean } from '../../host/nearest-name.js'
import { invalidValue } from './invalid-value.js'
import { unknownOption } from './unknown-option.js'

/** Rewords an error of commander: what is wrong, what may be meant, and which help to read. */
export function usageMessage(
  { code, message }: Pick<CommanderError, 'code' | 'message'>,
  argv: readonly string[],
  program: Command,
  host: Host,
): string {
  const text = message.replace(/^error: /, '')
  const quoted = /'(.*?)'/s.exec(text)?.[1] ?? ''
  const command = program.commands.find((each) => each.name() === argv[0])
  const help = helpHint(command)
  switch (code) {
    case 'commander.unknownCommand':
      return unknownCommand(/'(.*)'/s.exec(text)?.[1] ?? '', program, host)
    case 'commander.unknownOption':
      return `${unknownOption(/'(.*)'/s.exec(text)?.[1] ?? '', command, program)} ${help}`
    case 'commander.missingArgument': {
      const argument = command?.registeredArguments.find((each) => each.name() === quoted)
      return `Missing argument \`<${quoted}>\`${described(argument)}. ${help}`
    }
    case 'commander.optionMissingArgument': {
      const option = command?.options.find((each) => each.flags === quoted)
      return `Missing value of \`${quoted}\`${described(option)}. ${help}`
    }
    case 'commander.excessArguments': {
      const most = command?.registeredArguments.length ?? 0
      const takes = most === 0 ? 'no argument' : 'only one argument'
      return `Too many arguments: \`${command?.name()}\` takes ${takes}. ${help}`
    }
    case 'commander.invalidArgument':
      return invalidValue(text, command)
    default:
      return text
  }
}

const described = (of: Option | Argument | undefined): string =>
  of === undefined
    ? ''
    : `: ${of.argChoices === undefined ? of.description : `one of ${of.argChoices.join(', ')}`}`

const helpHint = (command: Command | undefined): string =>
  command === undefined
    ? 'Run `campaign-contract help`.'
    : `Run \`campaign-contract help ${command.name()}\`.`

function unknownCommand(name: string, program: Command, host: Host): string {
  const names = program.commands.map((command) => command.name())
  const meant = didYouMean(name, [...names.filter((each) => each !== 'complete'), 'help'])
  if (meant === '' && existsSync(resolve(host.cwd(), name))) {
    return `Unknown command \`${name}\`. To validate files, run \`campaign-contract check ${name}\`.`
  }
  return `Unknown command \`${name}\`.${meant} ${helpHint(undefined)}`
}
