import { plural } from '../../conformance/reports/wording.js'
import { printable } from '../../core/base/printable.js'
import type { ErrorResponse } from '../../core/index.js'
import type { Colors } from '../host/colors.js'
import { wrapParts, wrapText } from '../host/wrap.js'
import { inputErrorIn, type Outcome, outcomeOf, type Result } from '../results/result.js'
import type { Screen } from './screen.js'
import { compactLines, showErrorFrame, showFindings } from './show-finding.js'

/** Formats the result of one document for people; empty where a compact screen has nothing to say. */
export function showResult(result: Result, screen: Screen): string {
  if (screen.compact) return [...compactLines(result, screen), ...showTruncated(result)].join('\n')
  const { colors, answer, width } = screen
  const outcome = outcomeOf(result)
  const { file, document, operation, isAssumed, response } = result
  const error = inputErrorIn(result)
  const label = paint(colors, outcome)(outcome.padEnd(labelWidth))
  const head = (name: string, ...parts: readonly string[]) =>
    wrapParts([label, colors.bold(printable(file) + name) + which, ...parts], width, labelWidth + 2)
  const which = document === undefined ? '' : ` (document ${document})`
  if (error) {
    const position = error.line === undefined ? '' : `:${error.line}:${error.column}`
    const message = wrapText(printable(error.message), width, labelWidth + 2)
    return [...head(position, message), ...showErrorFrame(error, screen)].join('\n')
  }
  const answered =
    response && outcome === 'invalid'
      ? [colors.bold(`${response.status} ${response.body.error.code}`)]
      : []
  const first = head(
    '',
    ...(operation === null ? [] : [isAssumed ? `${operation} (assumed)` : operation]),
    ...answered,
  )
  const notes = [...showKnown(result), ...showReplay(result)].map((line) => `  ${colors.dim(line)}`)
  const findings = showFindings(result, screen)
  const more = showTruncated(result)
  if (findings.length === 0) return [...first, ...notes].join('\n')
  const last = findings.at(-1) === '' ? [] : ['']
  const body = response && answer ? [...showAnswer(response, colors), ''] : []
  const end = [...more, ...notes]
  return [
    ...first,
    '',
    ...findings,
    ...last,
    ...body,
    ...end,
    ...(end.length > 0 ? [''] : []),
  ].join('\n')
}

/** Columns of an outcome. */
export const labelWidth = 10

/** Returns the color function of an outcome. */
export function paint(colors: Colors, outcome: Outcome): (text: string) => string {
  const { green, red, cyan, magenta } = colors
  return { valid: green, invalid: red, known: cyan, unreadable: magenta }[outcome]
}

const showAnswer = (response: ErrorResponse, colors: Colors): string[] => [
  '  The API would answer:',
  ...answerLines(response).map((line) => colors.dim(`    ${line}`)),
]

/** Returns a response as text: its status, its special headers and its body. */
export function answerLines({ status, headers, body }: ErrorResponse): string[] {
  // Loaded here, because most results do not need it.
  const { STATUS_CODES } = process.getBuiltinModule('node:http')
  const special = Object.entries(headers).filter(([name]) => name !== 'Content-Type')
  return [
    `${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
    ...special.map(([name, value]) => `${name}: ${value}`),
    ...JSON.stringify(body, null, 2).split('\n'),
  ]
}

const showKnown = ({ known }: Result): string[] =>
  known === undefined ? [] : [`${plural(known, 'finding')} in the baseline`]

const showReplay = ({ replay }: Result): string[] =>
  replay
    ? [`repeated request: the API would return its first response (${replay.status}) again`]
    : []

const showTruncated = ({ truncated }: Result): string[] =>
  truncated === undefined ? [] : [`  and ${plural(truncated, 'more finding')}`]
