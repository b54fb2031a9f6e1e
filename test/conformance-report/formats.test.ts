import { expect, test } from 'vitest'
import type { ConformanceReport } from '../../src/conformance/report/report.js'
import { noColors } from '../../src/conformance/reports/colors.js'
import { reportFormatNames } from '../../src/conformance/reports/format-names.js'
import { reportFormats } from '../../src/conformance/reports/index.js'
import { clean, excepted, nothingRan, varied } from './reports.js'

/** A report of every kind of result, with a finding of a request, one of a sequence and their rules. */
const kinds = ['accepted', 'sequence']
const findings = varied.findings.filter(({ kind }) => kinds.includes(kind))
const operations = findings.map(({ operation }) => operation)
const subjects = [...findings.map(({ subject }) => subject), 'rate-limit/exceeded']
const rich: ConformanceReport = {
  ...varied,
  findings,
  coverage: {
    ...varied.coverage,
    rules: varied.coverage.rules.filter(
      ({ operation, subject }) => operations.includes(operation) && subjects.includes(subject),
    ),
  },
}

test.each([
  ['pretty', 'rich.txt'],
  ['markdown', 'rich.md'],
  ['junit', 'rich.xml'],
] as const)('%s keeps its format', async (format, file) => {
  await expect(reportFormats[format](rich, noColors)).toMatchFileSnapshot(`golden/${file}`)
})

test('JSON is the report itself, without control characters', () => {
  for (const report of [varied, clean, nothingRan]) {
    const text = reportFormats.json(report, noColors)
    const { schemaVersion, ...written } = JSON.parse(text)
    expect(schemaVersion).toBe(1)
    expect(written).toEqual(JSON.parse(JSON.stringify(report)))
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202e\u2066\u200f\ufeff]/u)
  }
})

test.each([
  [clean, /^passed: /m, '✅ passed'],
  [nothingRan, /^nothing ran/m, 'nothing ran'],
])('the outcome is at the top', (report, pretty, markdown) => {
  expect(reportFormats.pretty(report, noColors)).toMatch(pretty)
  expect(reportFormats.markdown(report, noColors).split('\n')[0]).toContain(markdown)
})

test.each(reportFormatNames)(
  '%s shows why a finding is accepted, and which exceptions to remove',
  (format) => {
    const text = reportFormats[format](excepted, noColors)
    expect(text).toContain('Weekly campaigns')
    expect(text).toContain('2026-12-31')
    const isAboutRules = format === 'junit'
    if (!isAboutRules) {
      expect(text).toContain('Flash campaigns')
      expect(text).toContain('No credentials yet.')
    }
    expect(reportFormats[format](clean, noColors)).not.toContain('exception (')
    if (format === 'html') expect(text).not.toContain('<img src=x')
  },
)
