import type { JsonTextError } from '../../core/index.js'
import type { Place } from './place.js'

/** The words on a text that is not JSON; of what JSON5 and JSONC allow they say what to do. */
export function whyNotJson({ message, received }: JsonTextError, { line }: Place): string {
  if (message === 'JSON has no comments') {
    return `line ${line} has a comment, and JSON has none: strip the comments, or write it as YAML, where they begin with \`#\``
  }
  if (message.startsWith('no comma may stand before')) {
    return `line ${line} has a comma too many, for ${message}: remove it, or save the file as YAML`
  }
  if (message === 'JSON wants double quotes') {
    return `line ${line} has single quotes, and ${message}: put them in, or save the file as YAML`
  }
  return received === undefined ? message : `${message}, not \`${received}\``
}
