import type { JsonTextError } from '../../core/index.js'
import type { Position } from './position.js'

/** Returns the message for an invalid JSON text, with a remedy for JSON5 and JSONC syntax. */
export function jsonErrorMessage(
  { code, message, received }: JsonTextError,
  { line }: Position,
): string {
  switch (code) {
    case 'comment':
      return `comment on line ${line}; remove it, or save the file as YAML, where comments start with \`#\``
    case 'trailing-comma':
      return `${message} on line ${line}; remove the comma, or save the file as YAML`
    case 'single-quotes':
      return `single quotes on line ${line}; use double quotes, or save the file as YAML`
    default:
      return received === undefined ? message : `${message}, not \`${received}\``
  }
}
