import type { Host } from './host.js'

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
