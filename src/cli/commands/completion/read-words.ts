import type { Argument, Command, Option } from 'commander'

/** What to complete: the last word and its context. */
export interface CompletionTarget {
  last: string
  /** Whether it is the first word. */
  isFirst: boolean
  command: Command | undefined
  /** The flag whose value is completed. */
  option: Option | undefined
  argument: Argument | undefined
  isFlag: boolean
}

/** Parses the words after the program name; the last one is to be completed. */
export function readWords(words: readonly string[], program: Command): CompletionTarget {
  const help = program.createHelp()
  const parts = words.slice(0, -1).flatMap(flagAndValue)
  const [first] = parts
  const command = help.visibleCommands(program).find((each) => each.name() === first)
  const options = command ? help.visibleOptions(command) : []
  const valued = (word: string | undefined) =>
    options.find(({ long, required }) => required && long === word)

  let [given, isOver] = [0, false]
  let option: Option | undefined
  for (const part of parts.slice(1)) {
    if (option) option = undefined
    else if (isOver) given += 1
    else if (part === '--') isOver = true
    else if (part.startsWith('--')) option = valued(part)
    else if (!/^-./.test(part)) given += 1
  }

  const word = words.at(-1) ?? ''
  const isFlag = !option && !isOver && word.startsWith('-')
  const [flag, value] = isFlag ? flagAndValue(word) : []
  if (value !== undefined) option = valued(flag)
  const all = command?.registeredArguments ?? []
  const argument = all[given] ?? all.filter(({ variadic }) => variadic).at(-1)
  return {
    last: value ?? (isFlag && word === '-' ? '--' : word),
    isFirst: parts.length === 0,
    ...{ command, option, argument },
    isFlag: isFlag && value === undefined,
  }
}

/** Splits `--flag=value` into two words. */
function flagAndValue(word: string): string[] {
  const sign = word.startsWith('--') ? word.indexOf('=') : -1
  return sign === -1 ? [word] : [word.slice(0, sign), word.slice(sign + 1)]
}
