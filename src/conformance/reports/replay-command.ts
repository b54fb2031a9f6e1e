import { printableLines } from '../../core/base/printable.js'

// What Linux takes as one argument of a command.
const longestArgument = 131_071

/** The command that sends a request again, or why none can be shown. */
export type ReplayCommand = { text: string } | { text: undefined; reason: string }

/**
 * Shown as it is or not at all: with an escape in the place of a character it would send something
 * else.
 */
export function replayCommand(curl: string): ReplayCommand {
  const without = (reason: string): ReplayCommand => ({ text: undefined, reason })
  if (curl === '') return without('no command line can send it')
  if (curl.length > longestArgument) return without('too long for a command line')
  if (printableLines(curl) !== curl) {
    return without('its command holds characters that cannot be shown; the json report has it')
  }
  return { text: curl }
}
