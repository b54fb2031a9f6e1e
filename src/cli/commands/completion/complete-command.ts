import type { Command } from 'commander'
import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import { type Asked, readWords } from './read-words.js'
import { knownValues, type Value } from './values.js'

/** What the scripts are told beside the candidates, as bits. */
const [files, noSpace, noFiles] = [0, 2, 4]

/**
 * `complete -- <words>`, which a shell asks: prints what the last word can become, one a line with a
 * description, and at the end what else the shell is to do. Returns the exit code.
 */
export async function completeCommand(
  words: readonly string[],
  program: Command,
  host: Host,
): Promise<number> {
  const asked = readWords(words, program)
  const { candidates, directive } = await answerTo(asked, program)
  // Of what stands behind the sign in `sarif=report.sarif` nothing is known.
  const fitting = candidates.filter(
    ([value]) => !asked.last.includes('=') && value.startsWith(asked.last),
  )
  // A rule has several entries where operations differ in it.
  const lines = new Map(
    fitting.map(([value, description]) => [value, `${value}\t${description}\n`]),
  )
  host.stdout.write(`${[...lines.values()].join('')}:${directive}\n`)
  return exitCodes.right
}

interface Answer {
  candidates: readonly Value[]
  directive: number
}

async function answerTo(asked: Asked, program: Command): Promise<Answer> {
  const { command, option, argument, isFlag } = asked
  const values = await knownValues(command?.name(), program)
  if (option) return offered(values[option.long ?? ''], option.flags, option.argChoices)
  const help = program.createHelp()
  if (isFlag) {
    const options = help.visibleOptions(command ?? program)
    const candidates = options.map(({ long, description }): Value => [String(long), description])
    return { candidates, directive: noFiles }
  }
  if (command === undefined) {
    const commands = asked.isFirst ? help.visibleCommands(program) : []
    const candidates = commands.map((each): Value => [each.name(), each.summary()])
    return { candidates, directive: noFiles }
  }
  if (argument === undefined) return { candidates: [], directive: noFiles }
  const name = argument.name()
  return offered(values[`${command.name()} ${name}`], name, argument.argChoices)
}

/** The values of a flag or an argument; what it is called tells whether it is a file. */
function offered(
  known: readonly Value[] | undefined,
  source: string,
  choices: readonly string[] = [],
): Answer {
  const candidates = known ?? choices.map((value): Value => [value, ''])
  if (candidates.some(([value]) => value.endsWith('='))) {
    return { candidates, directive: noFiles | noSpace }
  }
  return { candidates, directive: /<[\w=]*file>|^files$/.test(source) ? files : noFiles }
}
