import { truncate } from '../../conformance/reports/truncate.js'
import { printable } from '../../core/base/printable.js'

const longest = 1000

/**
 * A text as code in Markdown. In code nothing is obeyed: no markup, no HTML, no
 * mention of a user and no link. Of a long text it is the beginning.
 */
export function codeSpan(text: string): string {
  if (text === '') return '–'
  const { shown, omitted } = truncate(printable(text), longest)
  const runs = shown.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1)
  // A text that begins or ends with the sign, or is but spaces, would be read otherwise.
  const pad = /^`|`$|^ .* $|^ *$/.test(shown) ? ' ' : ''
  const code = `${fence}${pad}${shown}${pad}${fence}`
  return omitted === 0 ? code : `${code} …`
}

/** The same in a cell of a table, which a bar would end even in code. */
export const codeCell = (text: string): string => codeSpan(text).replaceAll('|', '\\|')
