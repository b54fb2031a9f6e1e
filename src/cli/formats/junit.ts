import { noColors } from '../../conformance/reports/colors.js'
import { type JunitCase, type JunitSuite, junitFile } from '../../conformance/reports/junit-file.js'
import { printable } from '../../core/base/printable.js'
import { located } from '../documents/place.js'
import type { Result } from '../results/result.js'
import type { MakeFormat } from './format.js'
import { plural, showResult } from './show-result.js'

/**
 * For CI servers: a suite for each file, and in it a test case for each request. Holds all that it
 * writes, since the counts stand at the beginning.
 */
export const junit: MakeFormat = () => {
  const suites: (JunitSuite & { file: string; cases: JunitCase[] })[] = []
  return {
    result(result) {
      const { file } = result
      const name = printable(file)
      if (suites.at(-1)?.file !== file) suites.push({ file, name, cases: [] })
      suites.at(-1)?.cases.push({ className: name, name: nameOf(result), ...fateOf(result) })
      return ''
    },
    end: () => junitFile('campaign-contract check', suites),
  }
}

function nameOf({ operation, document }: Result): string {
  const number = document === undefined ? '' : ` (document ${document})`
  return `${operation ?? 'request'}${number}`
}

/** What has become of a request; nothing where it is right. */
function fateOf(result: Result): Pick<JunitCase, 'outcome' | 'output'> {
  const { file, error, violations, warnings } = result
  const [first] = violations
  if (error) {
    const message = printable(`${located(file, error)}: ${error.message}`)
    return { outcome: { is: 'error', message, type: 'unusable' } }
  }
  const shown = () => showResult(result, noColors).trimEnd()
  if (first) {
    const others = violations.length - 1
    const more = others === 0 ? '' : ` (and ${plural(others, 'more violation')})`
    const message = printable(first.message) + more
    return { outcome: { is: 'failure', message, type: first.rule, text: shown() } }
  }
  return warnings.length > 0 ? { output: shown() } : {}
}
