import { printable, printableLines } from '../../core/base/printable.js'
import type { ConformanceFinding } from '../report/report.js'
import type { Colors } from './colors.js'
import { replayCommand } from './replay-command.js'
import { truncate } from './truncate.js'
import { grouped, kindNames, plural } from './wording.js'

const maxText = 600
const maxTarget = 200
const maxLines = 12
const maxCases = 3
const maxCommand = 2000

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

/** Returns level, kind, operation, subject and target of a finding in one line. */
export function prettyHead(finding: ConformanceFinding, colors: Colors): string {
  const { level, kind, operation, subject, target, isExpected } = finding
  const paint = level === 'MUST' ? colors.red : colors.yellow
  const label = level.padEnd(6)
  const parts = [
    isExpected ? label : colors.bold(paint(label)),
    kindNames[kind],
    colors.bold(operation),
    colors.cyan(printable(subject)),
    ...(target === '' ? [] : [printable(shortened(target, maxTarget))]),
  ]
  return parts.join('  ')
}

function labelled(label: string, text: string, colors: Colors): string[] {
  if (text === '') return []
  return printableLines(text)
    .split('\n')
    .map((line, index) => `  ${colors.dim((index === 0 ? label : '').padEnd(8))}  ${line}`)
}

/** Truncates a text to the size of a block. */
function shortened(text: string, limit = maxText): string {
  const { shown } = truncate(text, limit)
  const kept = shown.split('\n').slice(0, maxLines).join('\n')
  const omitted = text.length - kept.length
  return omitted === 0 ? kept : `${kept} … and ${plural(omitted, 'character')} more`
}

function seen({ count, cases, isShrunk }: ConformanceFinding): string {
  const named = cases.slice(0, maxCases).join(', ')
  const more = cases.length > maxCases ? ', …' : ''
  const shrunk = isShrunk ? '; smallest request' : ''
  return `${plural(count, 'request')}${named === '' ? '' : `: ${named}${more}`}${shrunk}`
}

/** Returns the command without a margin, because quoted line breaks must stay unchanged. */
function showCommand({ curl }: ConformanceFinding, colors: Colors): string[] {
  const command = replayCommand(curl)
  if (command.text === undefined) return labelled('repeat', command.reason, colors)
  if (command.text.length > maxCommand) {
    const length = grouped(command.text.length)
    return labelled('repeat', `a command of ${length} characters; see the json report`, colors)
  }
  return [`  ${command.text}`]
}
