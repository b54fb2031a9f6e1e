import { expect, test } from 'vitest'
import { jsonReport } from '../../src/conformance/reports/json.js'
import { expectGolden } from './golden.js'
import { clean, nothingRan, varied } from './reports.js'

test('writes the report as JSON', () => {
  for (const report of [varied, clean, nothingRan]) {
    const { schemaVersion, ...written } = JSON.parse(jsonReport(report))
    expect(schemaVersion).toBe(1)
    expect(written).toEqual(JSON.parse(JSON.stringify(report)))
  }
})

test('escapes control characters', () => {
  expect(jsonReport(varied)).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u202e\u2066\u200f]/u)
})

test('keeps its format', () => {
  // Long bodies would make the golden file unreadable.
  const findings = varied.findings.filter(({ subject }) => subject !== 'structure')
  const rules = varied.coverage.rules.slice(0, 2)
  expectGolden(
    'varied.json.txt',
    jsonReport({ ...varied, findings, coverage: { ...varied.coverage, rules } }),
  )
})
