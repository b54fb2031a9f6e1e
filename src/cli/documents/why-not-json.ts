import type { JsonTextError } from '../../core/index.js'
import type { Place } from './place.js'

/** The words on a text that is not JSON; of what JSON5 and JSONC allow they say what to do. */
export function whyNotJson({ code, message, received }: JsonTextError, { line }: Place): string {
  switch (code) {
    case 'comment':
      return `line ${line} has a comment, and JSON has none: strip the comments, or write it as YAML, where they begin with \`#\``
    case 'trailing-comma':
      return `line ${line} has a comma too many, for ${message}: remove it, or save the file as YAML`
    case 'single-quotes':
      return `line ${line} has single quotes, and ${message}: put them in, or save the file as YAML`
    default:
      return received === undefined ? message : `${message}, not \`${received}\``
  }
}
