import { RootCommand, ShellCompDirective } from '@bomb.sh/tab'
import type { Command, Option } from 'commander'
import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import { printed } from './printed.js'
import { knownValues, type Value } from './values.js'

const { ShellCompDirectiveDefault: files, ShellCompDirectiveNoFileComp: noFiles } =
  ShellCompDirective

type Offer = (value: string, description: string) => void

/**
 * `complete -- <words>`, which a shell asks: prints what the last word can become, one a line with a
 * description, and at the end what else the shell is to do. Returns the exit code.
 */
export async function completeCommand(
  words: readonly string[],
  program: Command,
  host: Host,
): Promise<number> {
  const root = new RootCommand()
  const values = await knownValues(words[0], program)
  let directive = noFiles
  const offering =
    (name: string, source: string, choices: readonly string[] = []) =>
    (offer: Offer) => {
      const known = values[name] ?? choices.map((value): Value => [value, ''])
      for (const [value, description] of known) offer(value, description)
      if (/<[\w=]*file>|^files$/.test(source)) directive = files
      if (known.some(([value]) => value.endsWith('='))) {
        directive = noFiles | Number(ShellCompDirective.ShellCompDirectiveNoSpace)
      }
    }

  const help = program.createHelp()
  for (const command of help.visibleCommands(program)) {
    const completed = root.command(command.name(), command.summary() || command.description())
    for (const option of help.visibleOptions(command)) {
      const { description, flags, argChoices } = option
      const name = nameOf(option)
      if (option.required) {
        completed.option(name, description, offering(`--${name}`, flags, argChoices))
      } else {
        completed.option(name, description)
      }
    }
    for (const argument of command.registeredArguments) {
      const name = argument.name()
      const key = `${command.name()} ${name}`
      completed.argument(name, offering(key, name, argument.argChoices), argument.variadic)
    }
  }
  for (const option of help.visibleOptions(program)) {
    root.option(nameOf(option), option.description)
  }
  const answer = printed(() => root.parse(asked(words)))
  // Of what stands behind the sign in `sarif=report.sarif` nothing is known.
  const candidates = isAssignment(words.at(-1)) ? '' : answer.replace(/:\d+\n$/, '')
  host.stdout.write(`${candidates}:${directive}\n`)
  return exitCodes.right
}

const nameOf = ({ long }: Option): string => String(long).slice(2)

/** In the words of the package: flag and value apart, and no `-` or `--` that is no flag. */
function asked(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  const before = words
    .slice(0, -1)
    .filter((word) => word !== '-' && word !== '--')
    .flatMap((word) => {
      const sign = word.startsWith('--') ? word.indexOf('=') : -1
      return sign === -1 ? [word] : [word.slice(0, sign), word.slice(sign + 1)]
    })
  return [...before, isAssignment(last) ? '' : last === '-' ? '--' : last]
}

const isAssignment = (word = ''): boolean => word.includes('=') && !word.startsWith('-')
