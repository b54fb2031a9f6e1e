import { acceptedBecause } from '../../../core/contract/exception-text.js'
import type { OperationName } from '../../../core/index.js'
import { groupBy } from '../../grouping.js'
import type { SentRequest } from '../../report/exchange.js'
import type { ConformanceFinding, ConformanceReport } from '../../report/report.js'
import { curlCommand, replayCommand, reportFile, requestText, responseText } from '../commands.js'
import { type DifferenceLine, difference, excerpt } from '../difference.js'
import { findingIds, groupFindings, operationNames, rulePage } from '../rule-results.js'
import { kindName, plural, truncate } from '../wording.js'
import { block, code, folded, joined, lines, list, text, unseen, withCode } from './markup.js'

export function findings(report: ConformanceReport): string {
  const { must, should, unexpected, expected } = groupFindings(report)
  const all = [...unexpected, ...expected]
  const operations = operationNames.filter((name) =>
    all.some(({ where }) => where.some(({ operation }) => operation === name)),
  )
  const ids = findingIds(report)
  const ofRule = ([subject, own]: [string, readonly ConformanceFinding[]]) => {
    const page = rulePage(subject)
    const name = code(subject)
    return `<div class="rule group">
<h5>${page === undefined ? name : `<a href="${text(page)}" rel="noreferrer">${name}</a>`}</h5>
${joined(own.map((finding) => findingDetails(finding, ids.get(finding) ?? '', report)))}
</div>`
  }
  const level = (
    id: string,
    name: string,
    meaning: string,
    own: readonly ConformanceFinding[],
  ): string => {
    if (own.length === 0) return ''
    const groups = operationNames.map((operation) => {
      const of = own.filter((finding) => finding.operation === operation)
      if (of.length === 0) return ''
      return `<div class="operation card group">
<h4 id="${id}-${operation}">${operation} <span class="note">${plural(of.length, 'finding')}</span></h4>
${joined([...groupBy(of, ({ subject }) => subject)].map(ofRule))}
</div>`
    })
    return `<section class="level group ${id}" id="level-${id}" aria-labelledby="level-${id}-title">
<h3 id="level-${id}-title"><span class="badge">${name}</span> ${plural(own.length, 'finding')} <span class="note">${meaning}</span></h3>
${joined(groups)}
</section>`
  }
  const note = report.level === 'MUST' ? ', which do not fail the run' : ''
  const levels = [
    level('must', 'MUST', 'violations of the API description', must),
    level('should', 'SHOULD', `deviations from decisions${note}`, should),
    level('expected', 'Expected failures', 'listed as known', expected),
  ]
  return `<section id="findings" aria-labelledby="findings-title" tabindex="-1">
<h2 id="findings-title">Findings</h2>
${all.length === 0 ? `<p class="card">${noFindings(report)}</p>` : joined([filters(operations), ...levels])}
</section>`
}

const noFindings = ({ outcome }: ConformanceReport): string =>
  outcome === 'nothing-ran'
    ? 'None, because no request was checked.'
    : 'None: all responses conform to the contract.'

function filters(operations: readonly OperationName[]): string {
  const options = operations.map((name) => `<option>${name}</option>`).join('')
  return `<div class="filters card" role="search" aria-label="Findings" hidden>
<div class="field"><label for="filter-level">Level</label><select id="filter-level"><option value="">All</option><option value="MUST">MUST</option><option value="SHOULD">SHOULD</option><option value="expected">Expected failures</option></select></div>
<div class="field"><label for="filter-operation">Operation</label><select id="filter-operation"><option value="">All</option>${options}</select></div>
<div class="field grow"><label for="filter-text">Text</label><input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="rule, field, message …"></div>
<button type="button" id="filter-reset">Show all</button>
<button type="button" id="toggle-all">Expand all</button>
<p id="filter-count" role="status"></p>
</div>`
}

/** Returns one finding, collapsed: what is required, what differs, and how to repeat it. */
function findingDetails(
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
  const parts = [withCode(sentence), source === '' ? '' : `<cite>${text(source)}</cite>`]
  const shown = parts.filter((part) => part !== '').join(' ')
  return shown === '' ? '' : `<p class="requirement">${shown}</p>`
}

function places({ where }: ConformanceFinding): string {
  const others = where.slice(1)
  if (others.length === 0) return ''
  const items = others.map(({ operation, subject, target }) =>
    [operation, code(subject), ...(target === '' ? [] : [code(target)])].join(' '),
  )
  const title = `Also at ${plural(others.length, 'other place')}`
  return `<details class="places"><summary>${title}</summary>${list(items)}</details>`
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
  const title = `Replay the test, with the report of <code>--output json=${text(report.file ?? reportFile)}</code>`
  return command(title, shown, `${id}-replay`)
}

const command = (title: string, shown: string, id: string): string =>
  `<div class="command"><h6>${title}</h6><pre id="${id}" tabindex="0">\n${lines(shown)}</pre><button type="button" class="copy" data-copies="${id}" hidden>Copy</button></div>`

function about({ count, cases, key, isShrunk }: ConformanceFinding): string {
  const origin = `Found by ${plural(count, 'request')}${isShrunk ? '; this one is the smallest' : ''}.`
  const found =
    cases.length === 0 ? '' : folded(plural(cases.length, 'case'), list(cases.map(code)))
  const known = folded('Key, to list it as an expected failure', block(key))
  return `<div class="about"><p>${origin}</p>${found}${known}</div>`
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

function exchange({ request, response }: ConformanceFinding): string {
  if (request === undefined) return ''
  const side = (title: string, shown: string) => `<div class="side"><h6>${title}</h6>${shown}</div>`
  const received = response === undefined ? '<p>None.</p>' : block(responseText(response))
  return `<details class="exchange"><summary>Request and response <code>${heading(request, response?.status)}</code></summary>
<div class="sides">${side('Request', block(requestText(request)))}${side('Response', received)}</div>
</details>`
}

/** Returns all requests that lead to a finding, if it takes more than one. */
function steps({ steps: all }: ConformanceFinding): string {
  if (all.length < 2) return ''
  const items = all.map(({ purpose, request, status }) => {
    const title = `${text(purpose)} <code>${heading(request, status)}</code>`
    return `<li>${folded(title, block(requestText(request)))}</li>`
  })
  return `<h6>Steps</h6><ol class="steps">${items.join('')}</ol>`
}

const maxUrlLength = 120

function heading({ method, url }: SentRequest, status: number | undefined): string {
  const shown = url.length > maxUrlLength ? `${url.slice(0, maxUrlLength)}…` : url
  return `${text(method)} ${text(shown)} → ${status ?? 'no response'}`
}
