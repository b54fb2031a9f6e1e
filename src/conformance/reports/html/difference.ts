import { type DifferenceLine, difference, excerpt } from '../difference.js'
import { truncate } from '../truncate.js'
import { lines, unseen } from './markup.js'

const around = 4
const maxLine = 1000

const kinds = { '-': 'expected', '+': 'received', ' ': 'both', '…': 'omitted' } as const

/** Returns the expected and the received text, line by line, with a sign at those that differ. */
export function differenceBlock(expected: string, got: string): string {
  const all = excerpt(difference(expected, got), around)
  return `<div class="difference"><p class="signs"><span class="expected">- expected</span> <span class="received">+ received</span></p>
<pre tabindex="0">${all.map(line).join('')}</pre></div>`
}

function line({ sign, text }: DifferenceLine): string {
  const { shown, omitted } = truncate(text, maxLine)
  const more = omitted === 0 ? '' : ` … ${omitted.toLocaleString('en-US')} more characters omitted`
  const kind = kinds[sign]
  const spoken = sign === '-' || sign === '+' ? unseen(`${kind}: `) : ''
  return `<span class="line ${kind}"><span class="sign" aria-hidden="true">${sign}</span>${spoken}<span>${lines(shown)}${more}</span>\n</span>`
}
