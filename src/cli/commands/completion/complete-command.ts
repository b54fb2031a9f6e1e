import type { Command } from 'commander'
import type { Host } from '../../host/host.js'
import { exitCodes } from '../../results/exit-code.js'
import { type CompletionTarget, readWords } from './read-words.js'
import { knownValues, type Value } from './values.js'

/** Directives for the scripts, as bits. */
const [files, noSpace, noFiles] = [0, 2, 4]

/**
 * Runs `complete -- <words>`, which the shell scripts call: prints the candidates for the last word,
 * one per line with a description, and a directive. Returns the exit code.
 */
export async function completeCommand(
  words: readonly string[],
  program: Command,
  host: Host,
): Promise<number> {
  const target = readWords(words, program)
  const { candidates, directive } = await completionsFor(target, program)
  // The part after `=` in `sarif=report.sarif` is not completed.
  const matching = candidates.filter(
    ([value]) => !target.last.includes('=') && value.startsWith(target.last),
  )
  // A rule may have several entries, one per group of operations.
  const lines = new Map(
    matching.map(([value, description]) => [value, `${value}\t${description}\n`]),
  )
  host.stdout.write(`${[...lines.values()].join('')}:${directive}\n`)
  return exitCodes.ok
}

interface Completions {
  candidates: readonly Value[]
  directive: number
}

async function completionsFor(target: CompletionTarget, program: Command): Promise<Completions> {
  const { command, option, argument, isFlag } = target
  const values = await knownValues(command?.name(), program)
  if (option) return offered(values[option.long ?? ''], option.flags, option.argChoices)
  const help = program.createHelp()
  if (isFlag) {
    const options = help.visibleOptions(command ?? program)
    const candidates = options.map(({ long, description }): Value => [String(long), description])
    return { candidates, directive: noFiles }
  }
  if (command === undefined) {
    const commands = target.isFirst ? help.visibleCommands(program) : []
    const candidates = commands.map((each): Value => [each.name(), each.summary()])
    return { candidates, directive: noFiles }
  }
  if (argument === undefined) return { candidates: [], directive: noFiles }
  const name = argument.name()
  return offered(values[`${command.name()} ${name}`], name, argument.argChoices)
}

/** Returns the values of a flag or an argument; its name shows whether it is a file. */
function offered(
  known: readonly Value[] | undefined,
  source: string,
  choices: readonly string[] = [],
): Completions {
  const candidates = known ?? choices.map((value): Value => [value, ''])
  if (candidates.some(([value]) => value.endsWith('='))) {
    return { candidates, directive: noFiles | noSpace }
  }
  return { candidates, directive: /<[\w=]*file>|^files?$/.test(source) ? files : noFiles }
}
