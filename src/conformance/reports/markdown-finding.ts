import { acceptedBecause } from '../../core/contract/exception-text.js'
import { curlOf } from '../report/curl.js'
import type { SentRequest } from '../report/exchange.js'
import type { ConformanceFinding } from '../report/report.js'
import { curlCommand, type Run, replayCommand, requestText, responseText } from './commands.js'
import { difference, excerpt } from './difference.js'
import { codeBlock, codeSpan, htmlCode, listed, proseSpan } from './markdown-text.js'
import { rulePage } from './rule-results.js'
import { kindName, plural } from './wording.js'

const around = 3
const maxLine = 300

export function markdownFinding(finding: ConformanceFinding, run: Run): string {
  const { subject, target, message, expected, got, count, isShrunk } = finding
  const { response, exception } = finding
  const request = finding.request && withoutCredentials(finding.request)
  const place = target === '' ? '' : ` ${htmlCode(target)}`
  const received =
    request === undefined || response === undefined
      ? []
      : ['Response:', codeBlock(responseText(response), 'http')]
  return [
    `<details><summary>${htmlCode(subject)} ${kindName(finding)}${place}</summary>`,
    proseSpan(message),
    ...requirement(finding),
    ...(exception === undefined ? [] : [proseSpan(acceptedBecause(exception))]),
    ...places(finding),
    'Expected (-) and received (+):',
    codeBlock(differenceText(expected, got), 'diff'),
    ...steps(finding),
    ...(request === undefined ? [] : ['Request:', codeBlock(requestText(request), 'http')]),
    ...received,
    ...commands(finding, run),
    `Found by ${plural(count, 'request')}${isShrunk ? '; this one is the smallest' : ''}.`,
    '</details>',
  ].join('\n\n')
}

function requirement({ requirement: sentence, source, subject }: ConformanceFinding): string[] {
  const page = rulePage(subject)
  const parts = [
    ...(sentence === '' ? [] : [proseSpan(sentence)]),
    ...(source === '' ? [] : [`(${proseSpan(source)})`]),
    ...(page === undefined ? [] : [`[about the rule](${page})`]),
  ]
  return parts.length === 0 ? [] : [`> ${parts.join(' ')}`]
}

const differenceText = (expected: string, got: string): string =>
  excerpt(difference(expected, got), around)
    .map(
      ({ sign, text }) => `${sign} ${text.length > maxLine ? `${text.slice(0, maxLine)}…` : text}`,
    )
    .join('\n')

const maxListed = 20

function places({ where }: ConformanceFinding): string[] {
  const others = where.slice(1)
  if (others.length === 0) return []
  const lines = others.map(({ operation, subject, target }) =>
    [`- ${operation}`, codeSpan(subject), ...(target === '' ? [] : [codeSpan(target)])].join(' '),
  )
  return ['Also:', listed(lines, maxListed, 'place')]
}

function steps({ steps: all }: ConformanceFinding): string[] {
  if (all.length < 2) return []
  const lines = all.map(({ purpose, request, status }, index) => {
    const address = codeSpan(`${request.method} ${request.url}`.slice(0, maxLine))
    return `${index + 1}. ${proseSpan(purpose)}: ${address} → ${status ?? 'no response'}`
  })
  return ['Steps:', listed(lines, maxListed, 'step')]
}

/** Replaces valid credentials, because anyone can read the summary of a public repository. */
function withoutCredentials(request: SentRequest): SentRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    /^authorization$/i.test(name) && typeof value === 'string'
      ? value.replace(/^(\w+ +)(?=[\w+/]{4})\S+$/, '$1***')
      : value,
  ])
  return { ...request, headers: Object.fromEntries(headers) }
}

/** Longest command shown, because a part of one is of no use. */
const maxCommand = 3000

function commands(finding: ConformanceFinding, run: Run): string[] {
  const steps = finding.steps.map((step) => ({
    ...step,
    request: withoutCredentials(step.request),
  }))
  const { text: curl } = curlCommand({ curl: curlOf(steps, run.baseUrl) })
  const replay = replayCommand(finding, run)
  const shown = [curl, replay].filter(
    (each): each is string => each !== undefined && each.length <= maxCommand,
  )
  return shown.length === 0 ? [] : ['To repeat it:', codeBlock(shown.join('\n\n'), 'sh')]
}
