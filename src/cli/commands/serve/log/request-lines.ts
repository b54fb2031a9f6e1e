import { printable } from '../../../../core/base/printable.js'
import type { Colors } from '../../../host/colors.js'
import { wrapText } from '../../../host/wrap.js'
import {
  cutText,
  type RecordedViolation,
  type RequestRecord,
  verdictNames,
} from './request-record.js'

/** Limits of the lines: a log is read at a glance, the page has the rest. */
export const lineLimits = { violations: 10, url: 200, target: 120, message: 300 }

/** Formats a request for people: a line, and its violations below, wrapped to the width. */
export function requestLines(
  record: RequestRecord,
  colors: Colors,
  width = Number.POSITIVE_INFINITY,
): string {
  const { method, url, operation, status, milliseconds, violations, warnings } = record
  const head = [
    colors.dim(timeOfDay(new Date(record.time))),
    colors.bold(shown(method, 32)),
    shown(url, lineLimits.url),
    ...(operation === undefined ? [] : [colors.cyan(operation)]),
    `${paintOf(record, colors)(`${status} ${verdictNames[record.verdict]}`)}${notesOf(record)}`,
    colors.dim(durationOf(milliseconds)),
  ].join('  ')
  const found = [
    ...violations.map((each) => violationLine(each, colors.red('error'), colors)),
    ...warnings.map((each) => violationLine(each, colors.yellow('warn'), colors)),
  ]
  const lines = found.slice(0, lineLimits.violations)
  const omitted = found.length - lines.length + (record.omitted ?? 0)
  return [
    head,
    ...errorLine(record, colors),
    ...lines,
    ...(omitted > 0 ? [`  and ${omitted} more`] : []),
  ]
    .map((line) => `${wrapText(line, width, 4)}\n`)
    .join('')
}

function violationLine(violation: RecordedViolation, severity: string, colors: Colors): string {
  const target =
    violation.target === '' ? '' : `${colors.bold(shown(violation.target, lineLimits.target))}  `
  const message = shown(violation.message, lineLimits.message)
  return `  ${severity}  ${target}${message}  ${colors.dim(shown(violation.rule, lineLimits.target))}`
}

/** Explains a rejection without violations, such as a state that the sandbox does not allow. */
function errorLine({ error }: RequestRecord, colors: Colors): string[] {
  if (error === undefined) return []
  const code = error.code === undefined ? '' : `${colors.bold(shown(error.code, 64))}  `
  return [`  ${colors.red('error')}  ${code}${shown(error.message, lineLimits.message)}`]
}

function notesOf({ repeated, aborted }: RequestRecord): string {
  const notes = [
    ...(repeated ? ['repeated request'] : []),
    ...(aborted ? ['client disconnected'] : []),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

function paintOf({ verdict, status }: RequestRecord, { green, red, yellow }: Colors) {
  if (verdict === 'invalid' || status >= 500) return red
  return verdict === 'valid' && status < 400 ? green : yellow
}

/** Shortens a text, and escapes what a terminal would act on. */
const shown = (text: string, most: number): string => printable(cutText(text, most))

const timeOfDay = (time: Date): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`
}

const durationOf = (milliseconds: number): string =>
  `${milliseconds < 10 ? milliseconds : Math.round(milliseconds)} ms`
