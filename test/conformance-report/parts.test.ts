import picocolors from 'picocolors'
import { expect, test } from 'vitest'
import type { FindingSubject } from '../../src/conformance/report/finding-subject.js'
import { curlCommand } from '../../src/conformance/reports/commands.js'
import { coverageCounts, operationNames } from '../../src/conformance/reports/coverage-counts.js'
import type { ReportFormat } from '../../src/conformance/reports/format-names.js'
import { htmlReport } from '../../src/conformance/reports/html.js'
import { reportFormats } from '../../src/conformance/reports/index.js'
import { ruleResults } from '../../src/conformance/reports/rule-results.js'
import { truncate } from '../../src/conformance/reports/truncate.js'
import { duration, plural } from '../../src/conformance/reports/wording.js'
import { xmlText } from '../../src/conformance/reports/xml-text.js'
import { clean, nothingRan, varied } from './reports.js'

test.each<[string, number, string, number]>([
  ['abcd', 4, 'abcd', 0],
  ['abcde', 4, 'abcd', 1],
  ['abc👍', 4, 'abc', 2],
  ['ab👍c', 4, 'ab👍', 1],
  ['👍', 1, '', 2],
])('%s truncate to %i is %s, with %i left out', (text, limit, shown, omitted) => {
  expect(truncate(text, limit)).toEqual({ shown, omitted })
})

test.each([
  [0, '0 ms'],
  [999.4, '999 ms'],
  [1000, '1.0 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 0 s'],
  [74_310, '1 min 14 s'],
  [3_600_000, '60 min 0 s'],
])('%d milliseconds are %s', (milliseconds, want) => {
  expect(duration(milliseconds)).toBe(want)
})

test('nouns agree with their number', () => {
  const nouns = [0, 1, 2, 1000].map((count) => plural(count, 'case'))
  expect(nouns).toEqual(['0 cases', '1 case', '2 cases', '1,000 cases'])
})

test.each<[string, string | undefined]>([
  ["curl 'http://a'", "curl 'http://a'"],
  ["curl --data-raw '{\n}'", "curl --data-raw '{\n}'"],
  ['', undefined],
  ["curl 'a\u0007'", undefined],
  ["curl 'a\u202e'", undefined],
  ["curl 'a\rb'", undefined],
  ['x'.repeat(131_071), 'x'.repeat(131_071)],
  ['x'.repeat(131_072), undefined],
])('a command is shown as it is or not at all', (curl, want) => {
  expect(curlCommand({ curl }).text).toBe(want)
})

test.each([
  ['a\tb\nc\rd é 👍 \ud7ff\ue000\ufffd', 'a\tb\nc\rd é 👍 \ud7ff\ue000\ufffd'],
  ['\0\u0008\u000b\u001f', '\\u0000\\u0008\\u000b\\u001f'],
  ['\ud800 \udfff \ufffe \uffff', '\\ud800 \\udfff \\ufffe \\uffff'],
])('XML holds what it can, and an escape of the rest', (text, want) => {
  expect(xmlText(text)).toBe(want)
})

function stateWith(subject: FindingSubject, wrong: number, right: number, skipped: number) {
  const rules = [{ operation: 'getCampaign' as const, subject, wrong, right, findings: 0, skipped }]
  return ruleResults({ ...clean, coverage: { ...clean.coverage, rules } })[0]?.state
}

test.each<[FindingSubject, number, number, number, string]>([
  ['structure', 1, 0, 0, 'passed'],
  ['structure', 1, 9, 9, 'passed'],
  // Valid requests do not test a rule.
  ['structure', 0, 9, 0, 'not-covered'],
  ['structure', 0, 9, 1, 'skipped'],
  ['structure', 0, 0, 0, 'not-covered'],
  ['response/status', 0, 9, 0, 'passed'],
  ['sequence/repeat', 0, 1, 0, 'passed'],
  ['sequence/repeat', 0, 0, 1, 'skipped'],
])('%s with %i wrong, %i right and %i skipped: %s', (subject, wrong, right, skipped, want) => {
  expect(stateWith(subject, wrong, right, skipped)).toBe(want)
})

test('findings outrank coverage, the worst first', () => {
  const rules = varied.coverage.rules.slice(0, 1)
  const [first] = rules
  const [finding] = varied.findings
  if (!first || !finding) throw new Error('the report is empty')
  const state = (...findings: Partial<typeof finding>[]) =>
    ruleResults({
      ...varied,
      findings: findings.map((own) => ({ ...finding, ...first, findings: 0, ...own })),
      coverage: { ...varied.coverage, rules },
    }).map((result) => result.state)
  expect(state({ level: 'SHOULD' })).toEqual(['failed-should'])
  expect(state({ level: 'SHOULD' }, { level: 'MUST' })).toEqual(['failed-must'])
  expect(state({ level: 'MUST', isExpected: true })).toEqual(['expected'])
  expect(state({ level: 'MUST', isExpected: true }, { level: 'SHOULD' })).toEqual(['failed-should'])
})

test('coverage counts the reached operations and rules', () => {
  expect(operationNames).toHaveLength(12)
  expect(coverageCounts(varied)).toMatchObject({
    reached: 11,
    notReached: ['searchCampaigns'],
    notCovered: ['rate-limit/exceeded'],
  })
  expect(coverageCounts(nothingRan)).toMatchObject({ reached: 0, rules: 0, covered: 0 })
})

test('every format has its name', () => {
  const names: ReportFormat[] = ['pretty', 'json', 'junit', 'html', 'markdown']
  expect(Object.keys(reportFormats)).toEqual(names)
  const [pretty, json, junit, html, markdown] = names.map((name) =>
    reportFormats[name](clean, picocolors.createColors(false)),
  )
  expect(pretty).toMatch(/^passed: /m)
  expect(json).toMatch(/^\{\n/)
  expect(junit).toMatch(/^<\?xml /)
  expect(html).toBe(htmlReport(clean))
  expect(markdown).toMatch(/^### Conformance: ✅ passed\n/)
})
