import { noColors } from '../../conformance/reports/colors.js'
import { type Colors, columnsOf, supportsHyperlinks, terminalColors } from '../host/colors.js'
import type { Host } from '../host/host.js'
import { packageFacts } from '../host/package-facts.js'

/** How texts for people are laid out. */
export interface Screen {
  colors: Colors
  /** Columns to wrap to; infinite where nothing shows how wide lines may be, such as in a log. */
  width: number
  /** URL of the website that rule ids link to; undefined where the terminal shows no hyperlinks. */
  website: string | undefined
  /** Shows the body of the error response. */
  answer: boolean
  /** Shows each finding in one line. */
  compact: boolean
}

/** Returns the screen of a host. Wraps on a terminal, and where COLUMNS is set. */
export function screenOf(
  host: Host,
  { answer = false, compact = false }: { answer?: boolean; compact?: boolean } = {},
): Screen {
  const isMeasured = host.stdout.isTTY === true || Number(host.env.COLUMNS) > 0
  return {
    colors: terminalColors(host),
    width: isMeasured ? columnsOf(host) : Number.POSITIVE_INFINITY,
    website: supportsHyperlinks(host) ? packageFacts().homepage : undefined,
    answer,
    compact,
  }
}

/** A screen for reports in files. */
export const plainScreen: Screen = {
  colors: noColors,
  width: Number.POSITIVE_INFINITY,
  website: undefined,
  answer: false,
  compact: false,
}

/** Prints a piece of a format on standard output; only `github` writes workflow commands. */
export function printFormat(format: string, text: string, { stdout }: Pick<Host, 'stdout'>): void {
  if (format === 'github' && stdout.writeCommands) stdout.writeCommands(text)
  else stdout.write(text)
}
