import { UsageError } from '../host/usage-error.js'
import { asInputError } from './input-error.js'
import { located } from './position.js'

/** Returns the error of a file that a command needs, with the position; throws any other error. */
export function usageErrorOf(error: unknown, name: string): UsageError {
  const { message, position = {} } = asInputError(error)
  return new UsageError(`${located(name, position)}: ${message}`)
}
