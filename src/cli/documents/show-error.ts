import { printable } from '../../core/base/printable.js'
import { UsageError } from '../host/usage-error.js'

/** Formats a usage error as one line and an internal error as its stack. */
export function showError(error: unknown): string {
  const isUsage = error instanceof UsageError
  const text = error instanceof Error ? (!isUsage && error.stack) || error.message : error
  return `error: ${isUsage ? printable(String(text)) : text}\n`
}
