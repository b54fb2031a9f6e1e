import { printable, printableLines } from '../../core/base/printable.js'
import type { ConformanceFinding } from '../report/report.js'
import type { Colors } from './colors.js'
import { cut } from './cut.js'
import { replayCommand } from './replay-command.js'
import { grouped, kindNames, plural } from './wording.js'

const longestText = 600
const longestTarget = 200
const mostLines = 12
const mostCases = 3
const longestCommand = 2000

/** The block of one finding. */
export function prettyFinding(finding: ConformanceFinding, colors: Colors): string {
  const { message, expected, got, source } = finding
  return [
    prettyHead(finding, colors),
    ...printableLines(shortened(message))
      .split('\n')
      .map((line) => `  ${line}`),
    ...labelled('expected', shortened(expected), colors),
    ...labelled('got', shortened(got), colors),
    ...labelled('seen', seen(finding), colors),
    ...labelled('source', shortened(source), colors),
    ...showCommand(finding, colors),
  ].join('\n')
}

/** What a finding is about, in one line. */
export function prettyHead(finding: ConformanceFinding, colors: Colors): string {
  const { level, kind, operation, subject, target, isExpected } = finding
  const paint = level === 'MUST' ? colors.red : colors.yellow
  const label = level.padEnd(6)
  const parts = [
    isExpected ? label : colors.bold(paint(label)),
    kindNames[kind],
    colors.bold(operation),
    colors.cyan(printable(subject)),
    ...(target === '' ? [] : [printable(shortened(target, longestTarget))]),
  ]
  return parts.join('  ')
}

function labelled(label: string, text: string, colors: Colors): string[] {
  if (text === '') return []
  return printableLines(text)
    .split('\n')
    .map((line, index) => `  ${colors.dim((index === 0 ? label : '').padEnd(8))}  ${line}`)
}

/** As much of a text as a block has room for. */
function shortened(text: string, limit = longestText): string {
  const { shown } = cut(text, limit)
  const kept = shown.split('\n').slice(0, mostLines).join('\n')
  const leftOut = text.length - kept.length
  return leftOut === 0 ? kept : `${kept} … and ${plural(leftOut, 'character')} more`
}

function seen({ count, cases, isShrunk }: ConformanceFinding): string {
  const named = cases.slice(0, mostCases).join(', ')
  const more = cases.length > mostCases ? ', …' : ''
  const shrunk = isShrunk ? '; made as small as it can be' : ''
  return `${plural(count, 'request')}${named === '' ? '' : `: ${named}${more}`}${shrunk}`
}

/** Its lines stand as they are, without a margin: a line break in it is within quotes. */
function showCommand({ curl }: ConformanceFinding, colors: Colors): string[] {
  const command = replayCommand(curl)
  if (command.text === undefined) return labelled('again', command.reason, colors)
  if (command.text.length > longestCommand) {
    const length = grouped(command.text.length)
    return labelled('again', `a command of ${length} characters, which the json report has`, colors)
  }
  return [`  ${command.text}`]
}
