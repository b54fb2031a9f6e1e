import { type JunitCase, type JunitSuite, junitFile } from '../../conformance/reports/junit-file.js'
import { plural } from '../../conformance/reports/wording.js'
import { printable } from '../../core/base/printable.js'
import { located } from '../documents/position.js'
import { levelOf, unreadable } from '../results/finding.js'
import { countOf, type Result } from '../results/result.js'
import type { MakeFormat } from './format.js'
import { plainScreen } from './screen.js'
import { showResult } from './show-result.js'

/** JUnit XML: a suite per file, a test case per request. Buffers everything, because counts come first. */
export const junit: MakeFormat = () => {
  const suites: (JunitSuite & { file: string; cases: JunitCase[] })[] = []
  return {
    result(result) {
      const { file } = result
      const name = printable(file)
      if (suites.at(-1)?.file !== file) suites.push({ file, name, cases: [] })
      suites.at(-1)?.cases.push({ className: name, name: nameOf(result), ...caseOutcome(result) })
      return ''
    },
    end: () => junitFile('campaign-contract check', suites),
  }
}

function nameOf({ operation, document }: Result): string {
  const number = document === undefined ? '' : ` (document ${document})`
  return `${operation ?? 'request'}${number}`
}

/** Returns the outcome of a test case; empty for a valid request. */
function caseOutcome(result: Result): Pick<JunitCase, 'outcome' | 'output'> {
  const { file, findings } = result
  const [first] = findings
  if (first === undefined) return {}
  if (first.rule === unreadable) {
    const message = printable(`${located(file, first)}: ${first.message}`)
    return { outcome: { is: 'error', message, type: unreadable } }
  }
  const text = showResult(result, { ...plainScreen, answer: true }).trimEnd()
  if (levelOf(first) !== 'error') return { output: text }
  const others = countOf(result, 'error') - 1
  const more = others === 0 ? '' : ` (and ${plural(others, 'more violation')})`
  const message = printable(first.message) + more
  return { outcome: { is: 'failure', message, type: first.rule, text } }
}
