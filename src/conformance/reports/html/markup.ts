import { escape as escapeHtml } from 'html-escaper'
import { printable, printableLines } from '../../../core/base/printable.js'
import { plural, truncate } from '../wording.js'

/** Escapes a single-line text for an element or an attribute. */
export const text = (value: string): string => escapeHtml(printable(value))

/** Escapes a multi-line text for a `pre` element. */
export const lines = (value: string): string => escapeHtml(printableLines(value))

/** Returns a `pre` element with a text, truncated if it is long. */
export function block(value: string): string {
  const { shown, omitted } = truncate(value)
  // The HTML parser drops the first line break.
  const pre = `<pre tabindex="0">\n${lines(shown)}</pre>`
  return omitted === 0
    ? pre
    : `${pre}<p class="note">${plural(omitted, 'more character')} omitted; see the json report.</p>`
}

/** Formats a single-line text as code. */
export const code = (value: string): string => `<code>${text(value)}</code>`

export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** Returns HTML that a click on its title shows. */
export const folded = (title: string, inside: string): string =>
  `<details><summary>${title}</summary>${inside}</details>`

/** Returns a part of the page with a heading. */
export const card = (id: string, title: string, inside: string): string =>
  `<section class="card" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${inside}
</section>`

/** Returns text for screen readers only. */
export const unseen = (value: string): string => `<span class="unseen">${text(value)}</span>`

/** Joins the non-empty parts with line breaks. */
export const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n')

/** Escapes a single-line text, and formats names in backticks as code. */
export const withCode = (value: string): string =>
  text(value).replace(/(?:`|&#96;)([^`]+?)(?:`|&#96;)/g, '<code>$1</code>')
