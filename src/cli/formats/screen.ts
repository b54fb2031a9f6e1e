import { type Colors, terminalColors } from '../host/colors.js'
import { columnsOf } from '../host/columns.js'
import type { Host } from '../host/host.js'
import { supportsHyperlinks } from '../host/hyperlinks.js'
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
    ...{ answer, compact },
  }
}
