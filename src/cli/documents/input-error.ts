import { UsageError } from '../host/usage-error.js'
import { located, type Position } from './position.js'

/** A file or document that cannot be read or parsed, with its position. */
export class InputError extends Error {
  constructor(
    message: string,
    readonly position?: Position | undefined,
  ) {
    super(message)
  }
}

/** Returns a caught InputError; rethrows anything else. */
export function asInputError(caught: unknown): InputError {
  if (caught instanceof InputError) return caught
  throw caught
}

/** Returns what a function returns, or the InputError that it throws. */
export function orInputError<Value>(make: () => Value): Value | InputError {
  try {
    return make()
  } catch (error) {
    return asInputError(error)
  }
}

/** Returns the error of a file that a command needs, with the position; throws any other error. */
export function usageErrorOf(error: unknown, name: string): UsageError {
  const { message, position = {} } = asInputError(error)
  return new UsageError(`${located(name, position)}: ${message}`)
}
