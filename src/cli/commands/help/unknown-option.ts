import type { Command } from 'commander'
import { didYouMean } from '../../host/nearest-name.js'

/** Says that an option is unknown, with the ones that may be meant. */
export function unknownOption(
  flag: string,
  command: Command | undefined,
  program: Command,
): string {
  const [name = flag] = flag.split('=')
  if (command === undefined) return unknownBefore(name, program)
  const known = longsOf(command)
  const initial = /^-(\w)$/.exec(name)?.[1]
  const meant =
    initial === undefined
      ? didYouMean(name, known) || otherName(name, known)
      : withInitial(initial.toLowerCase(), known)
  return `Unknown option \`${name}\` of \`${command.name()}\`.${meant}`
}

/** Before the command, only the options of the program are known. */
function unknownBefore(name: string, program: Command): string {
  const meant = didYouMean(name, longsOf(program))
  const command = program.commands.find((each) => longsOf(each).includes(name))
  if (meant !== '' || command === undefined) return `Unknown option \`${name}\`.${meant}`
  return `Write \`${name}\` after the command, such as \`campaign-contract ${command.name()} ${name}\`.`
}

const longsOf = (command: Command): string[] =>
  command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => long ?? [])

/** Names of options in other commands and tools. */
const otherNames: Readonly<Record<string, string>> = {
  '--json': '--format json',
  '--operation': '--only',
  '--reporter': '--format',
  '--rule': '--only',
  '--silent': '--quiet',
  '--write': '--output',
}

function otherName(name: string, known: readonly string[]): string {
  const meant = Object.hasOwn(otherNames, name) ? (otherNames[name] as string) : ''
  return known.includes(meant.replace(/ .*/, '')) ? ` Did you mean \`${meant}\`?` : ''
}

/** Most options have no short form, so all with the letter may be meant. */
function withInitial(initial: string, known: readonly string[]): string {
  const found = known.filter((long) => long.startsWith(`--${initial}`)).slice(0, 3)
  if (found.length === 0) return ''
  return ` Did you mean ${found.map((long) => `\`${long}\``).join(' or ')}?`
}
