import { stripVTControlCharacters } from 'node:util'
import picocolors from 'picocolors'
import { expect, test } from 'vitest'
import { prettyReport } from '../../src/conformance/reports/pretty.js'
import { clean, many, varied } from './reports.js'

const plain = picocolors.createColors(false)

test('escapes all control characters except its own colors', () => {
  const text = prettyReport(varied, picocolors.createColors(true))
  expect(text).toContain('\u001b[31m')
  expect(stripVTControlCharacters(text)).toBe(prettyReport(varied, plain))
  expect(prettyReport(varied, plain)).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202e\u2066\u200f\ufeff]/u)
})

const levelsIn = (text: string) => [...text.matchAll(/^(MUST|SHOULD) /gm)].map(([, level]) => level)

test('prints the first of each of many groups in full, and a line for all others', () => {
  const text = prettyReport({ ...many, level: 'SHOULD' }, plain)
  expect(levelsIn(text)).toEqual(Array(20).fill('MUST'))
  const shown = [...text.matchAll(/^ {2}and (\d+) more findings? like it$/gm)]
  const others = shown.reduce((sum, [, count]) => sum + Number(count), 20)
  const [, rest = 0] = /^(\d+) more findings, --format html lists each$/m.exec(text) ?? []
  expect(others + Number(rest)).toBe(many.findings.length)
  expect(text.split('\n').length).toBeLessThan(500)
})

test('prints the MUST findings before the first ones of others', () => {
  const findings = many.findings.filter(({ level }, at) => level === 'SHOULD' || at < 30)
  const text = prettyReport({ ...many, findings }, plain)
  expect(levelsIn(text)).toEqual([...Array(10).fill('MUST'), ...Array(10).fill('SHOULD')])
})

test('shows counted SHOULD findings', () => {
  expect(prettyReport(varied, plain)).toContain('1 SHOULD (not counted)')
  const strict = prettyReport({ ...varied, level: 'SHOULD' }, plain)
  expect(strict).toContain('5 MUST, 1 SHOULD, 1 expected')
})

test('names the file that findings are replayed from', () => {
  const text = prettyReport({ ...many, file: 'out/run 1.json' }, plain)
  expect(text).toMatch(/ --replay 'out\/run 1\.json#\w/)
  expect(text).not.toContain('report.json')
  expect(prettyReport(many, plain)).toContain(
    'To replay findings, write report.json: --output json=report.json',
  )
})

test.each([
  ['passed', { 200: 1, 400: 9 }, undefined],
  ['passed, incomplete', { 200: 1 }, 'time-limit'],
  ['passed, but no request succeeded', { 400: 9, 404: 1 }, undefined],
] as const)('says of a run without findings: %s', (name, statuses, endedBy) => {
  const report = { ...clean, endedBy, coverage: { ...clean.coverage, statuses } }
  expect(prettyReport(report, plain)).toContain(`\n${name}: 0 MUST`)
})

test('omits empty sections', () => {
  expect(prettyReport(clean, plain)).not.toMatch(
    /Not run|Not implemented|as expected|but passed|Created|Rate limited|Ended/,
  )
})
