import type { ConformanceFinding } from '../../report/report.js'
import { curlCommand } from '../commands.js'
import { grouped, kindNames, plural } from '../wording.js'
import { exchange } from './exchange.js'
import { block, joined, lines, text } from './markup.js'

/** Returns one finding: expected and received values, and the command to reproduce it. */
export function findingArticle(finding: ConformanceFinding, id: string): string {
  const { level, subject, target, kind, operation, message, expected, got, isExpected } = finding
  const badge = isExpected ? `${level}, expected` : level
  return `<article class="card finding ${isExpected ? 'expected' : level.toLowerCase()}" id="${id}" data-level="${isExpected ? 'expected' : level}" data-operation="${operation}" aria-labelledby="${id}-title" tabindex="-1">
<h4 id="${id}-title"><span class="badge">${badge}</span> <code>${text(subject)}</code> <span class="kind">${kindNames[kind]}</span></h4>
${joined([
  target === '' ? '' : `<p class="target">at <code>${text(target)}</code></p>`,
  `<p class="message">${withCode(message)}</p>`,
  `<div class="sides"><div class="side"><h5>Expected</h5>${block(expected)}</div><div class="side received"><h5>Received</h5>${block(got)}</div></div>`,
  exchange(finding),
  command(finding, id),
  about(finding),
])}
</article>`
}

/** Formats names in backticks as code. */
const withCode = (message: string): string => text(message).replace(/`([^`]+)`/g, '<code>$1</code>')

function command(finding: ConformanceFinding, id: string): string {
  const { text: shown, ...without } = curlCommand(finding)
  if (shown === undefined) {
    return 'reason' in without
      ? `<p class="note">No command to repeat the request: ${without.reason}.</p>`
      : ''
  }
  return `<div class="command"><h5>Repeat the request</h5><pre id="${id}-command" tabindex="0">\n${lines(shown)}</pre><button type="button" class="copy" data-copies="${id}-command" hidden>Copy</button></div>`
}

function about({ count, cases, source, isShrunk }: ConformanceFinding): string {
  const items = cases.map((name) => `<li><code>${text(name)}</code></li>`).join('')
  const origin = `Found by ${plural(count, 'request')}${isShrunk ? '; this one is the smallest' : ''}`
  return `<div class="about"><p>${origin}.${source === '' ? '' : ` Source: ${text(source)}.`}</p>${
    cases.length === 0
      ? ''
      : `<details><summary>${grouped(cases.length)} ${cases.length === 1 ? 'case' : 'cases'}</summary><ul>${items}</ul></details>`
  }</div>`
}
