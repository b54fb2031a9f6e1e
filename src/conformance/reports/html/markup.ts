import { escape as escapeHtml } from 'html-escaper'
import { printable, printableLines } from '../../../core/base/printable.js'
import { cut } from '../cut.js'
import { plural } from '../wording.js'

/** Text of one line, in an element or an attribute. */
export const text = (value: string): string => escapeHtml(printable(value))

/** A text of several lines, in an element that keeps them. */
export const lines = (value: string): string => escapeHtml(printableLines(value))

/** A text of several lines as it stands; of a long one the beginning. */
export function block(value: string): string {
  const { shown, leftOut } = cut(value)
  // The parser takes away a line break at the beginning.
  const pre = `<pre tabindex="0">\n${lines(shown)}</pre>`
  return leftOut === 0
    ? pre
    : `${pre}<p class="note">${plural(leftOut, 'more character')} left out; the json report has them.</p>`
}

/** Said to those who do not see the page. */
export const unseen = (value: string): string => `<span class="unseen">${text(value)}</span>`

/** Elements one after another, without what there is none of. */
export const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n')
