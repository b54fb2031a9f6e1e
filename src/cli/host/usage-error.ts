import { printable } from '../../core/base/printable.js'

/** An error in how the command was called; the message is one line for the user. */
export class UsageError extends Error {}

/** Message for an input that needs more memory than available. */
export const outOfMemory =
  'out of memory; raise the limit with NODE_OPTIONS=--max-old-space-size=<MiB>'

/** Formats a usage error as one line and an internal error as its stack. */
export function showError(error: unknown): string {
  const isUsage = error instanceof UsageError
  const text = error instanceof Error ? (!isUsage && error.stack) || error.message : error
  return `error: ${isUsage ? printable(String(text)) : text}\n`
}
