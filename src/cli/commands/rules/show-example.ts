import { STATUS_CODES } from 'node:http'
import { wrapIndented } from '../../host/wrap.js'
import type { CheckedExample } from './checked-example.js'
import { changedLines, markedLines } from './example-lines.js'
import type { Layout } from './rule-groups.js'

/** Shows an example: the marked request, the corrected one, and the answer. */
export function showExample(id: string, example: CheckedExample, layout: Layout): string {
  const { rejected, corrected, severity, violations, response, isHttp } = example
  const { colors, width } = layout
  const heading = (text: string) => ['', `  ${colors.bold(text)}`, '']
  const note = (text: string) => [wrapIndented(colors.dim(text), width, 2), '']
  const { status, headers, body } = response
  const special = Object.entries(headers).filter(([name]) => name !== 'Content-Type')
  const answer = [
    `${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
    ...special.map(([name, value]) => `${name}: ${value}`),
    ...JSON.stringify(body, null, 2).split('\n'),
  ]
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
    ...heading(severity === 'error' ? 'Answer' : `Answer with --rule ${id}=error`),
    ...answer.map((line, index) => `    ${index === 0 ? line : colors.dim(line)}`),
    '',
  ].join('\n')
}

const headings = {
  error: 'Rejected request',
  warn: 'Request with a warning',
  off: 'Reported request',
} as const
