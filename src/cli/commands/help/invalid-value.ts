import type { Command } from 'commander'
import { didYouMean } from '../../host/nearest-name.js'

/** Says what a value of an option or an argument must be. */
export function invalidValue(text: string, command: Command | undefined): string {
  const [, flags, value = '', problem = text] = forOption.exec(text) ?? forArgument(text) ?? []
  const choices = /^Allowed choices are (.*)\.$/.exec(problem)?.[1]
  const name = flags?.replace(/ .*/, '') ?? command?.name()
  const shown = `${name} ${value || '""'}`
  if (choices === undefined) return `${shown}: ${asProblem(problem)}`
  return `${shown}: must be one of ${choices}.${didYouMean(value, choices.split(', '))}`
}

const forOption = /^option '(.+?)' argument '(.*)' is invalid\. (.*)$/s

/** Returns the parts in the same order, without flags. */
function forArgument(text: string): (string | undefined)[] | undefined {
  const found = /^command-argument value '(.*)' is invalid for argument '.+?'\. (.*)$/s.exec(text)
  return found === null ? undefined : [text, undefined, found[1], found[2]]
}

/** Messages about values end without a full stop and have no subject. */
const asProblem = (text: string): string => text.replace(/^It must/, 'must').replace(/\.$/, '')
