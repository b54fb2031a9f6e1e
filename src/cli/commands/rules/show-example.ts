import { paintPatch } from '../../apply/patch.js'
import { linesIn } from '../../documents/position.js'
import { codeFrame } from '../../formats/code-frame.js'
import { answerLines } from '../../formats/show-result.js'
import { wrapIndented } from '../../host/wrap.js'
import { excerptAt } from '../../results/excerpts.js'
import { type CheckedExample, markedExample } from './checked-example.js'
import type { Layout } from './rule-list.js'

/** Shows an example: the marked request, the correction, and the response. */
export function showExample(id: string, example: CheckedExample, layout: Layout): string {
  const { rejected, severity, violations, response, isHttp } = example
  const { colors, width } = layout
  const heading = (text: string) => ['', `  ${colors.bold(text)}`, '']
  const note = (text: string) => [wrapIndented(colors.dim(text), width, 2), '']
  const fixes = violations.flatMap(({ fix }) => fix ?? [])
  // The violations of an example are at one place.
  const [first = {}] = violations
  const excerpt = excerptAt(first, linesIn(rejected), linesOf(rejected).length)
  return [
    ...heading(headings[severity]).slice(1),
    ...(isHttp ? note('This is an HTTP request as `checkHttp` takes it.') : []),
    ...(severity === 'off' ? note(`Off by default; enable it with --rule ${id}=error.`) : []),
    ...(excerpt ? codeFrame(excerpt, 'error', layout) : []),
    '',
    ...violations.map(({ target, message }) => {
      const text = target === '' ? message : `${target}: ${message}`
      return wrapIndented(colors.red(text), width, 4)
    }),
    ...heading('Correction'),
    ...linesOf(paintPatch(markedExample(id) ?? '', colors)).map((line) => `  ${line}`),
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

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')
