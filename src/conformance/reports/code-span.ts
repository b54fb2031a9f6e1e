import { printable } from '../../core/base/printable.js'
import { truncate } from './truncate.js'

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
