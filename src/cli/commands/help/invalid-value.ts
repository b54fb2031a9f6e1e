import type { Command } from 'commander'
import { didYouMean } from '../../host/nearest-name.js'

/** Says what a value of an option or an argument must be. */
export function invalidValue(text: string, command: Command | undefined): string {
  const { flags, value = '', problem = text } = forOption(text) ?? forArgument(text) ?? {}
  const choices = /^Allowed choices are (.*)\.$/.exec(problem)?.[1]
  const name = flags?.replace(/ .*/, '') ?? command?.name()
  const shown = `${name} ${value || '""'}`
  if (choices === undefined) return `${shown}: ${asProblem(problem)}`
  return `${shown}: must be one of ${choices}.${didYouMean(value, choices.split(', '))}`
}

interface InvalidValue {
  flags?: string
  value: string
  problem: string
}

/** Reads the message of commander about the value of an option. */
const forOption = (text: string): InvalidValue | undefined => {
  const [flags, rest] = between(text, "option '", "' argument '")
  const [value, problem] = between(`'${rest}`, "'", "' is invalid. ")
  return flags === undefined || value === undefined ? undefined : { flags, value, problem }
}

/** Reads the message of commander about the value of an argument. */
const forArgument = (text: string): InvalidValue | undefined => {
  const [value, rest] = between(text, "command-argument value '", "' is invalid for argument '")
  const [name, problem] = between(`'${rest}`, "'", "'. ")
  return value === undefined || name === undefined ? undefined : { value, problem }
}

/** Splits what follows a start at the last separator: a value may contain anything. */
function between(
  text: string,
  start: string,
  separator: string,
): [before: string | undefined, after: string] {
  const at = text.startsWith(start) ? text.lastIndexOf(separator) : -1
  return at < start.length
    ? [undefined, '']
    : [text.slice(start.length, at), text.slice(at + separator.length)]
}

/** Messages about values end without a full stop and have no subject. */
const asProblem = (text: string): string => text.replace(/^It must/, 'must').replace(/\.$/, '')
