import { acceptedBecause } from '../../../core/contract/exception-text.js'
import type { ReceivedResponse, SentRequest } from '../../report/exchange.js'
import type { ConformanceFinding, ConformanceReport, FindingStep } from '../../report/report.js'
import { curlCommand, replayCommand, reportFile, requestText, responseText } from '../commands.js'
import { type DifferenceLine, difference, excerpt } from '../difference.js'
import { grouped, kindName, plural, truncate } from '../wording.js'
import { block, joined, lines, text, unseen, withCode } from './markup.js'

/** Returns one finding, collapsed: what is required, what differs, and how to repeat it. */
export function findingDetails(
  finding: ConformanceFinding,
  id: string,
  report: ConformanceReport,
): string {
  const { level, target, operation, message, expected, got, isExpected, where } = finding
  const operations = new Set([operation, ...where.map((place) => place.operation)])
  const filtered = isExpected ? 'expected' : level
  return `<details class="finding" id="${id}" data-level="${filtered}" data-operation="${[...operations].join(' ')}">
<summary><span class="kind">${kindName(finding)}</span>${target === '' ? '' : ` <code class="target">${text(target)}</code>`} <span class="message">${withCode(message)}</span></summary>
<div class="inside">
${joined([
  requirement(finding),
  acceptance(finding),
  places(finding),
  differenceBlock(expected, got),
  steps(finding),
  exchange(finding),
  curl(finding, id),
  replay(finding, id, report),
  about(finding),
])}
</div>
</details>`
}

function requirement({ requirement: sentence, source }: ConformanceFinding): string {
  const section = source === '' ? '' : `<cite>${text(source)}</cite>`
  if (sentence === '') return section === '' ? '' : `<p class="requirement">${section}</p>`
  return `<p class="requirement">${withCode(sentence)}${section === '' ? '' : ` ${section}`}</p>`
}

function places({ where }: ConformanceFinding): string {
  const others = where.slice(1)
  if (others.length === 0) return ''
  const items = others.map(
    ({ operation, subject, target }) =>
      `<li>${operation} <code>${text(subject)}</code>${target === '' ? '' : ` <code>${text(target)}</code>`}</li>`,
  )
  return `<details class="places"><summary>Also at ${plural(others.length, 'other place')}</summary><ul>${items.join('')}</ul></details>`
}

const acceptance = ({ exception }: ConformanceFinding): string =>
  exception === undefined ? '' : `<p class="note">${text(acceptedBecause(exception))}</p>`

function curl(finding: ConformanceFinding, id: string): string {
  const shown = curlCommand(finding)
  return shown.text === undefined
    ? `<p class="note">No command to repeat the request: ${shown.reason}.</p>`
    : command('Repeat the request', shown.text, `${id}-curl`)
}

function replay(finding: ConformanceFinding, id: string, report: ConformanceReport): string {
  const shown = replayCommand(finding, report)
  if (shown === undefined) return ''
  const title = `Replay the test, with the report of <code>--output json=${reportFile}</code>`
  return command(title, shown, `${id}-replay`)
}

const command = (title: string, shown: string, id: string): string =>
  `<div class="command"><h6>${title}</h6><pre id="${id}" tabindex="0">\n${lines(shown)}</pre><button type="button" class="copy" data-copies="${id}" hidden>Copy</button></div>`

function about({ count, cases, key, isShrunk }: ConformanceFinding): string {
  const items = cases.map((name) => `<li><code>${text(name)}</code></li>`).join('')
  const origin = `Found by ${plural(count, 'request')}${isShrunk ? '; this one is the smallest' : ''}.`
  const list =
    cases.length === 0
      ? ''
      : `<details><summary>${grouped(cases.length)} ${cases.length === 1 ? 'case' : 'cases'}</summary><ul>${items}</ul></details>`
  return `<div class="about"><p>${origin}</p>${list}<details><summary>Key, to list it as an expected failure</summary>${block(key)}</details></div>`
}

const around = 4
const maxLine = 1000

const kinds = { '-': 'expected', '+': 'received', ' ': 'both', '…': 'omitted' } as const

/** Returns the expected and the received text, line by line, with a sign at those that differ. */
function differenceBlock(expected: string, got: string): string {
  const all = excerpt(difference(expected, got), around)
  return `<div class="difference"><p class="signs"><span class="expected">- expected</span> <span class="received">+ received</span></p>
<pre tabindex="0">${all.map(differenceLine).join('')}</pre></div>`
}

function differenceLine({ sign, text }: DifferenceLine): string {
  const { shown, omitted } = truncate(text, maxLine)
  const more = omitted === 0 ? '' : ` … ${omitted.toLocaleString('en-US')} more characters omitted`
  const kind = kinds[sign]
  const spoken = sign === '-' || sign === '+' ? unseen(`${kind}: `) : ''
  return `<span class="line ${kind}"><span class="sign" aria-hidden="true">${sign}</span>${spoken}<span>${lines(shown)}${more}</span>\n</span>`
}

/** Returns the request and the response of a finding, side by side. */
function exchange({ request, response }: ConformanceFinding): string {
  if (request === undefined) return ''
  return `<details class="exchange"><summary>Request and response <code>${heading(request, response?.status)}</code></summary>
<div class="sides"><div class="side"><h6>Request</h6>${block(requestText(request))}</div>${received(response)}</div>
</details>`
}

const received = (response: ReceivedResponse | undefined): string =>
  `<div class="side"><h6>Response</h6>${response === undefined ? '<p>None.</p>' : block(responseText(response))}</div>`

/** Returns all requests that lead to a finding, if it takes more than one. */
function steps({ steps: all }: ConformanceFinding): string {
  if (all.length < 2) return ''
  return `<h6>Steps</h6><ol class="steps">${all.map(step).join('')}</ol>`
}

const step = ({ purpose, request, status }: FindingStep): string =>
  `<li><details><summary>${text(purpose)} <code>${heading(request, status)}</code></summary>${block(requestText(request))}</details></li>`

const maxUrlLength = 120

function heading({ method, url }: SentRequest, status: number | undefined): string {
  const shown = url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url
  return `${text(method)} ${text(shown)} → ${status ?? 'no response'}`
}
