import picocolors from 'picocolors'
import type { Colors } from '../../conformance/reports/colors.js'
import type { Host } from './host.js'

export type { Colors }

/** Returns colors for a terminal; NO_COLOR and FORCE_COLOR override the detection. */
export function terminalColors({ env, stdout }: Host): Colors {
  const { NO_COLOR, FORCE_COLOR, TERM } = env
  const isTerminal = stdout.isTTY === true && TERM !== 'dumb'
  // picocolors treats any CI as a terminal, which would put escapes into log files.
  return picocolors.createColors(!NO_COLOR && (FORCE_COLOR ? FORCE_COLOR !== '0' : isTerminal))
}

const narrowest = 40
const usual = 80
const widest = 160

/** Returns the columns to lay text out for: of standard output, else `COLUMNS`, else 80. */
export function columnsOf({ stdout, env }: Pick<Host, 'stdout' | 'env'>): number {
  // A terminal that does not know its width reports 0.
  const columns = stdout.columns || Number.parseInt(env.COLUMNS ?? '', 10) || usual
  return Math.min(Math.max(columns, narrowest), widest)
}

/** Programs that name themselves in TERM_PROGRAM and show hyperlinks. */
const programs = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'zed', 'Hyper', 'Tabby', 'rio']

/** Variables that only terminals with hyperlinks set. */
const variables = ['WT_SESSION', 'KITTY_WINDOW_ID', 'KONSOLE_VERSION', 'DOMTERM']

/** The first version of the terminal library of GNOME with hyperlinks. */
const firstVte = 5000

/** Returns whether the terminal shows hyperlinks; FORCE_HYPERLINK overrides the detection. */
export function supportsHyperlinks({ env, stdout }: Pick<Host, 'env' | 'stdout'>): boolean {
  const { FORCE_HYPERLINK: forced, NO_COLOR, TERM, TERM_PROGRAM, VTE_VERSION } = env
  if (forced) return forced !== '0'
  if (stdout.isTTY !== true || NO_COLOR || TERM === 'dumb' || env.CI !== undefined) return false
  return (
    programs.includes(TERM_PROGRAM ?? '') ||
    Number(VTE_VERSION) >= firstVte ||
    variables.some((name) => env[name] !== undefined)
  )
}

/** Returns a text that links to a URL (OSC 8). */
export const hyperlink = (text: string, url: string): string =>
  `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`
