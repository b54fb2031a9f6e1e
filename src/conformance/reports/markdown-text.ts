import { escape as escapeHtml } from 'html-escaper'
import { printable, printableLines } from '../../core/base/printable.js'
import { plural, truncate } from './wording.js'

/** Text that Markdown shows as it is: no markup, mention, reference to an issue, or link. */
const plain = /^(?:(?!www\.|http)[\p{L}\p{N} .,;:'"()?!%/-])*$/iu

/**
 * Formats a sentence: names in backticks as code, and all other text as it is, unless Markdown or
 * GitHub could interpret it; then as code too.
 */
export function proseSpan(sentence: string): string {
  const parts = sentence.split('`')
  const isWellFormed =
    parts.length % 2 === 1 &&
    parts.every((part, at) => (at % 2 === 0 ? plain.test(part) : part !== '')) &&
    // Such a start of a line is a list or a heading.
    /^(?:\p{L}|`|$)/u.test(sentence)
  if (!isWellFormed) return codeSpan(sentence)
  return parts.map((part, at) => (at % 2 === 0 ? part : codeSpan(part))).join('')
}

/** Formats a text of one line as code in HTML, where Markdown is not parsed. */
export const htmlCode = (text: string, limit = 200): string => {
  const { shown, omitted } = truncate(printable(text), limit)
  return `<code>${escapeHtml(shown)}${omitted === 0 ? '' : '…'}</code>`
}

/** Formats a text as a code block whose fence the text cannot close; cuts long texts. */
export function codeBlock(text: string, language = ''): string {
  const { shown, omitted } = truncate(printableLines(text))
  const runs = shown.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1)
  const more = omitted === 0 ? '' : `\n\n${plural(omitted, 'more character')} omitted`
  return `${fence}${language}\n${shown}\n${fence}${more}`
}

/** Joins the first lines of a list, and says how many more there are. */
export const listed = (lines: readonly string[], most: number, noun: string): string =>
  lines.slice(0, most).join('\n') +
  (lines.length > most ? `\n\n${plural(lines.length - most, `more ${noun}`)}` : '')

const longest = 1000

/** Formats a text as Markdown code, which disables markup, HTML, mentions and links. Cuts long texts. */
export function codeSpan(text: string): string {
  if (text === '') return '–'
  const { shown, omitted } = truncate(printable(text), longest)
  const runs = shown.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  // Without padding, backticks at the ends or a blank text would be parsed differently.
  const pad = /^`|`$|^ .* $|^ *$/.test(shown) ? ' ' : ''
  const code = `${fence}${pad}${shown}${pad}${fence}`
  return omitted === 0 ? code : `${code} …`
}

/** Formats a text as code in a table cell, where a bar must be escaped. */
export const codeCell = (text: string): string => codeSpan(text).replaceAll('|', '\\|')
