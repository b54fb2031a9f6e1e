import { printableLines } from '../../core/base/printable.js'

// The longest argument that Linux accepts.
const maxArgument = 131_071

/** The command that repeats a request, or why there is none. */
type ReplayCommand = { text: string } | { text: undefined; reason: string }

/** Returns the command only if it is printable, because an escape would change the request. */
export function replayCommand(curl: string): ReplayCommand {
  const without = (reason: string): ReplayCommand => ({ text: undefined, reason })
  if (curl === '') return without('no command line can send the request')
  if (curl.length > maxArgument) return without('the command is too long for a command line')
  if (printableLines(curl) !== curl) {
    return without('the command has unprintable characters; see the json report')
  }
  return { text: curl }
}
