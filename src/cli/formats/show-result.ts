import { printable, printableJson } from '../../core/base/printable.js'
import type { ErrorResponse } from '../../core/index.js'
import type { Colors } from '../host/colors.js'
import { printableStart } from '../host/printable-start.js'
import { type Outcome, outcomeOf, type Result } from '../results/result.js'
import type { LocatedViolation } from '../results/violation-position.js'

/** Formats the result of one document for people. */
export function showResult(result: Result, colors: Colors): string {
  const outcome = outcomeOf(result)
  const { file, document, operation, error } = result
  const label = paint(colors, outcome)(outcome.padEnd(10))
  const which = document === undefined ? '' : ` (document ${document})`
  if (error) {
    const position = error.line === undefined ? '' : `:${error.line}:${error.column}`
    return `${label}  ${colors.bold(printable(file) + position)}${which}  ${printable(error.message)}`
  }
  const head = `${label}  ${colors.bold(printable(file))}${which}  ${operation}`
  const notes = [...showKnown(result), ...showReplay(result), ...showUnchecked(result)].map(
    (line) => `  ${colors.dim(line)}`,
  )
  const findings = [...result.violations, ...result.warnings].flatMap((violation) =>
    showViolation(violation, file, colors),
  )
  if (findings.length === 0) return [head, ...notes].join('\n')
  const answer = result.response ? ['', ...showAnswer(result.response, colors)] : []
  const last = notes.length === 0 ? [] : ['', ...notes]
  return [head, '', ...findings, ...showTruncated(result), ...answer, ...last, ''].join('\n')
}

/** Returns the color function of an outcome. */
export function paint(colors: Colors, outcome: Outcome): (text: string) => string {
  const { green, red, cyan, magenta } = colors
  return { valid: green, invalid: red, known: cyan, unreadable: magenta }[outcome]
}

function showViolation(violation: LocatedViolation, file: string, colors: Colors): string[] {
  const { line, column, severity, target, message, rule } = violation
  const position = `${printableStart(file)}:${line}:${column}`
  const painted = severity === 'error' ? colors.red('error') : colors.yellow('warn')
  const named = target === '' ? '' : `  ${colors.bold(printable(target))}`
  return [
    `  ${colors.cyan(position)}  ${painted}${named}`,
    `    ${printableStart(message)}  ${colors.dim(rule)}`,
  ]
}

function showAnswer({ status, headers, body }: ErrorResponse, colors: Colors): string[] {
  // Loaded here, because most results do not need it.
  const { STATUS_CODES } = process.getBuiltinModule('node:http')
  const special = Object.entries(headers).filter(([name]) => name !== 'Content-Type')
  const lines = [
    `${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
    ...special.map(([name, value]) => printable(`${name}: ${value}`)),
    ...printableJson(body).split('\n'),
  ]
  return ['  The API would answer:', ...lines.map((line) => colors.dim(`    ${line}`))]
}

const showKnown = ({ known }: Result): string[] =>
  known === undefined ? [] : [`${plural(known, 'finding')} in the baseline`]

const showReplay = ({ replay }: Result): string[] =>
  replay
    ? [`repeated request: the API would return its first response (${replay.status}) again`]
    : []

function showUnchecked({ unchecked, needs }: Result): string[] {
  if (unchecked.length === 0) return []
  const missing = needs.length === 0 ? '' : ` (missing: ${needs.join(', ')})`
  return [`${plural(unchecked.length, 'rule')} skipped${missing}`]
}

const showTruncated = ({ truncated }: Result): string[] =>
  truncated === undefined ? [] : [`  and ${truncated} more`]

/** Formats a count with its noun. */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
