import imported, { type Builder, type TestCase, type TestSuite } from 'junit-report-builder'
import { noColors } from '../../conformance/reports/colors.js'
import { xmlSection, xmlText } from '../../conformance/reports/xml-text.js'
import { printable } from '../../core/base/printable.js'
import { located } from '../documents/place.js'
import type { Result } from '../results/result.js'
import type { MakeFormat } from './format.js'
import { plural, showResult } from './show-result.js'

// Its types name a default export; its CommonJS is that export.
const builder = imported as unknown as Builder

/**
 * For CI servers: a suite for each file, and in it a test case for each request. Holds all that it
 * writes, since the counts stand at the beginning.
 */
export const junit: MakeFormat = () => {
  const document = builder.newBuilder().name('campaign-contract check')
  let current: { file: string; suite: TestSuite } | undefined
  const suiteOf = (file: string): TestSuite => {
    if (current?.file !== file) {
      current = { file, suite: document.testSuite().name(xmlText(printable(file))) }
    }
    return current.suite
  }
  return {
    result(result) {
      const name = nameOf(result)
      const suite = suiteOf(result.file)
      const className = xmlText(printable(result.file))
      fill(suite.testCase().className(className).name(xmlText(name)), result)
      return ''
    },
    end: () => `${document.build().trimEnd()}\n`,
  }
}

function nameOf({ operation, document }: Result): string {
  const number = document === undefined ? '' : ` (document ${document})`
  return `${operation ?? 'request'}${number}`
}

function fill(testCase: TestCase, result: Result): void {
  const { file, error, violations } = result
  const [first] = violations
  if (error) {
    testCase.error(attribute(`${located(file, error)}: ${error.message}`), 'unusable')
  } else if (first) {
    const others = violations.length - 1
    const more = others === 0 ? '' : ` (and ${plural(others, 'more violation')})`
    testCase
      .failure(attribute(first.message) + more, first.rule)
      .stacktrace(xmlSection(showResult(result, noColors).trimEnd()))
  } else if (result.warnings.length > 0) {
    testCase.standardOutput(xmlSection(showResult(result, noColors).trimEnd()))
  }
}

const attribute = (text: string): string => xmlText(printable(text))
