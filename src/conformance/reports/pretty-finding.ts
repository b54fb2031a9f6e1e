import { printable, printableLines } from '../../core/base/printable.js'
import { acceptedBecause } from '../../core/contract/exception-text.js'
import type { ConformanceFinding } from '../report/report.js'
import type { Colors } from './colors.js'
import { curlCommand, curlLine, type Run, replayCommand } from './commands.js'
import { type DifferenceLine, difference, excerpt, statusDifference } from './difference.js'
import { elsewhere, grouped, kindName, plural, truncate } from './wording.js'
import { wrap } from './wrap.js'

const terminalWidth = 116
const maxText = 600
const maxDifferences = 14
const around = 2
const maxCases = 3
const maxCommand = 2000

/** Returns a finding in a few lines, in no more columns than the width but for words and commands. */
export function prettyFinding(
  finding: ConformanceFinding,
  run: Run,
  colors: Colors,
  width = terminalWidth,
): string {
  return [
    prettyHead(finding, colors, width),
    ...paragraph(finding.message, width).map((line) => `  ${line}`),
    ...labelled(
      finding.requirement === '' ? 'source' : 'required',
      paragraph(requirementOf(finding), width - 10),
      colors,
    ),
    ...labelled('accepted', paragraph(acceptance(finding), width - 10), colors),
    ...labelled('diff', differenceLines(finding, colors, width - 10), colors),
    ...labelled('also', [cut(elsewhere(finding), width - 10)], colors),
    ...labelled('seen', [cut(seen(finding), width - 10)], colors),
    ...commandLines(finding, run, colors, width),
  ].join('\n')
}

/** Returns level, kind, operation, subject and target of a finding in one line. */
export function prettyHead(
  finding: ConformanceFinding,
  colors: Colors,
  width = terminalWidth,
): string {
  const { level, operation, subject, target, isExpected } = finding
  const paint = level === 'MUST' ? colors.red : colors.yellow
  const label = level.padEnd(6)
  const parts = [label, kindName(finding), operation, printable(subject)]
  const place = cut(target, Math.max(20, width - parts.join('  ').length))
  return [
    isExpected ? label : colors.bold(paint(label)),
    kindName(finding),
    colors.bold(operation),
    colors.cyan(printable(subject)),
    ...(place === '' ? [] : [place]),
  ].join('  ')
}

/** Returns why an exception accepts a finding; '' if none does. */
const acceptance = ({ exception }: Pick<ConformanceFinding, 'exception'>): string =>
  exception === undefined ? '' : acceptedBecause(exception).replace(/^Accepted:? ?/, '')

/** Returns the statement that a finding rests on, with its section. */
function requirementOf({ requirement, source }: ConformanceFinding): string {
  if (requirement === '') return source
  return source === '' ? requirement : `${requirement} (${source})`
}

function paragraph(text: string, columns: number): string[] {
  const { shown, omitted } = truncate(text, maxText)
  const more = omitted === 0 ? '' : ` … and ${plural(omitted, 'more character')}`
  return printableLines(shown + more)
    .split('\n')
    .flatMap((line) => wrap(line, columns))
}

function labelled(label: string, lines: readonly string[], colors: Colors): string[] {
  if (lines.join('') === '') return []
  return lines.map(
    (line, index) => `  ${colors.dim((index === 0 ? label : '').padEnd(8))}  ${line}`,
  )
}

function cut(text: string, columns: number): string {
  const { shown, omitted } = truncate(printable(text), columns)
  return omitted === 0 ? shown : `${truncate(shown, columns - 1).shown}…`
}

function differenceLines(
  { expected, got }: ConformanceFinding,
  colors: Colors,
  columns: number,
): string[] {
  const lines = statusDifference(expected, got) ?? excerpt(difference(expected, got), around)
  const shown = lines.slice(0, maxDifferences)
  const omitted = lines.length - shown.length
  const paint = { '-': colors.green, '+': colors.red, ' ': colors.dim, '…': colors.dim }
  const show = ({ sign, text }: DifferenceLine) =>
    paint[sign](cut(`${sign} ${text}`, Math.min(columns, maxText)))
  return [
    `${paint['-']('- expected')}  ${paint['+']('+ received')}`,
    ...shown.map(show),
    ...(omitted === 0 ? [] : [show({ sign: '…', text: plural(omitted, 'more line') })]),
  ]
}

function seen({ count, cases, isShrunk }: ConformanceFinding): string {
  const named = cases.slice(0, maxCases).join(', ')
  const more = cases.length > maxCases ? ', …' : ''
  const shrunk = isShrunk ? ' (smallest request shown)' : ''
  return `${plural(count, 'request')}${shrunk}${named === '' ? '' : `: ${named}${more}`}`
}

/** Returns a command without breaking its lines, so that it can be copied. */
function commandLines(
  finding: ConformanceFinding,
  run: Run,
  colors: Colors,
  width: number,
): string[] {
  const line = curlLine(finding)
  if (line !== undefined && line.length <= width) return labelled('repeat', [line], colors)
  const replay = replayCommand(finding, run)
  if (replay !== undefined) return labelled('replay', [replay], colors)
  const command = curlCommand(finding)
  if (command.text === undefined) return labelled('repeat', [command.reason], colors)
  if (command.text.length > maxCommand) {
    const length = grouped(command.text.length)
    return labelled('repeat', [`a command of ${length} characters; see the json report`], colors)
  }
  return [`  ${command.text}`]
}
