import { diffLines } from 'diff'
import type { Region } from '../../documents/position.js'
import { answerLines } from '../../formats/show-result.js'
import { textWidth, wrapIndented, wrapText } from '../../host/wrap.js'
import type { CheckedExample, ExampleViolation } from './checked-example.js'
import type { Layout } from './rule-groups.js'

/** Shows an example: the marked request, the corrected one, and the answer. */
export function showExample(id: string, example: CheckedExample, layout: Layout): string {
  const { rejected, corrected, severity, violations, response, isHttp } = example
  const { colors, width } = layout
  const heading = (text: string) => ['', `  ${colors.bold(text)}`, '']
  const note = (text: string) => [wrapIndented(colors.dim(text), width, 2), '']
  const fixes = violations.flatMap(({ fix }) => fix ?? [])
  return [
    ...heading(headings[severity]).slice(1),
    ...(isHttp ? note('This is an HTTP request as `checkHttp` takes it.') : []),
    ...(severity === 'off' ? note(`Off by default; enable it with --rule ${id}=error.`) : []),
    ...markedLines(rejected, violations, layout),
    ...heading('Corrected request'),
    ...changedLines(rejected, corrected, layout),
    ...(fixes.length > 0
      ? ['', ...note(`\`campaign-contract fix\` does this: ${fixes.join(' ')}`).slice(0, 1)]
      : []),
    ...heading(severity === 'error' ? 'Response' : `Response with --rule ${id}=error`),
    ...answerLines(response).map((line, index) => `    ${index === 0 ? line : colors.dim(line)}`),
    '',
  ].join('\n')
}

const headings = {
  error: 'Rejected request',
  warn: 'Request with a warning',
  off: 'Reported request',
} as const

/** Numbers the lines of a request, and marks and explains its violations. */
function markedLines(
  text: string,
  violations: readonly ExampleViolation[],
  { colors, width }: Layout,
): string[] {
  const lines = linesOf(text)
  const digits = String(lines.length).length
  return lines.flatMap((line, index) => {
    const own = violations.filter((violation) => violation.line === index + 1)
    const number = String(index + 1).padStart(digits)
    if (own.length === 0) return [`    ${colors.dim(`${number} │`)} ${line}`]
    const gutter = `    ${colors.dim(`${' '.repeat(digits)} │`)} `
    return [
      `  ${colors.red('>')} ${colors.dim(`${number} │`)} ${line}`,
      ...[...new Set(own.map((violation) => carets(line, violation)))].map(
        (marks) => gutter + colors.red(marks),
      ),
      ...own.flatMap(({ target, message }) => {
        const named = target === '' ? message : `${target}: ${message}`
        const wrapped = wrapText(named, width, digits + 7).split('\n')
        return wrapped.map((part) => gutter + colors.red(part.trimStart()))
      }),
    ]
  })
}

/** Returns carets under a region; a region without an end gets them under its first word. */
function carets(line: string, { line: from, column, endLine, endColumn }: Region): string {
  const word = /^[\w$-]+/.exec(line.slice(column - 1))?.[0].length ?? 1
  const end = endLine === from ? endColumn : endLine === undefined ? undefined : line.length + 1
  const marked = line.slice(column - 1, end === undefined ? column - 1 + word : end - 1)
  return ' '.repeat(textWidth(line.slice(0, column - 1))) + '^'.repeat(textWidth(marked) || 1)
}

/** Lines of context around a change in a long request. */
const context = 2
/** Longer requests are shown by their changes. */
const longest = 16

/**
 * Shows the corrected request with a `+` at new lines, and a `-` at lines that have no replacement. Of
 * a long request, shows only the changes.
 */
function changedLines(rejected: string, corrected: string, { colors }: Layout): string[] {
  const parts = diffLines(rejected, corrected)
  const lines = parts.flatMap(({ value, added, removed }, index) => {
    if (removed && parts[index + 1]?.added) return []
    const sign: Sign = added ? '+' : removed ? '-' : ' '
    return linesOf(value).map((text) => ({ text: `  ${sign} ${text}`, sign }))
  })
  const isShown = (at: number) =>
    lines.length <= longest ||
    lines.slice(Math.max(0, at - context), at + context + 1).some(({ sign }) => sign !== ' ')
  const paint = { '+': colors.green, '-': colors.red, ' ': (text: string) => text }
  return lines.flatMap(({ text, sign }, at) => {
    if (isShown(at)) return [paint[sign](text)]
    return at === 0 || isShown(at - 1) ? [colors.dim('    …')] : []
  })
}

type Sign = '+' | '-' | ' '

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n')
