import { printable, printableLines } from '../../core/base/printable.js'
import { UsageError } from '../host/usage-error.js'

/** The line of what the user did wrong, or the stack of what went wrong within the command. */
export function showError(error: unknown): string {
  const isUsage = error instanceof UsageError
  const text = error instanceof Error ? (!isUsage && error.stack) || error.message : error
  return `error: ${(isUsage ? printable : printableLines)(String(text))}\n`
}
