import { expect, test } from 'vitest'
import { readJson } from '../../src/cli/documents/json-document.js'
import type { SourceDocument } from '../../src/cli/documents/source-document.js'
import { withPositions } from '../../src/cli/results/violation-position.js'
import { createContract, type RuleId, type Violation } from '../../src/core/index.js'

const violation = (rule: string, pointer: string): Violation => ({
  ...{ rule: rule as RuleId, pointer, target: '', message: '', source: '' },
  ...{ severity: 'warn', status: 400, code: 'VALIDATION_FAILED' },
})

/** Returns line and column of each violation of a bare body. */
function placesOf(text: string, violations: readonly Violation[]): string[] {
  const document = readJson(text) as SourceDocument
  const placed = withPositions(violations, {
    ...{ document, bodyPath: [], bodyScan: document.json?.scan },
    ...{ operation: 'createOffering', contract: createContract() },
  })
  return placed.map(({ line, column }) => `${line}:${column}`)
}

const text = `{"a": 1,
"a": 2,
"b": {"a": 1,
"a": 2,
"c": [{"d": 1e400,
"d": 1}, 1e400]}, "c": 1e400,
"a": 3}`

test('locates each violation about the text', () => {
  const pointers = ['/a', '/b/a', '/b/c/0/d', '/a']
  const found = placesOf(
    text,
    pointers.map((pointer) => violation('body/duplicate-key', pointer)),
  )
  expect(found).toEqual(['2:1', '4:1', '6:1', '7:1'])
})

test.each([
  ['/b/a', '4:1'],
  ['/b/c/0/d', '6:1'],
])('skips a scan finding without a violation: %s', (pointer, position) => {
  expect(placesOf(text, [violation('body/duplicate-key', pointer)])).toEqual([position])
})

test.each([
  ['/b/c/0/d', '5:13'],
  ['/b/c/1', '6:10'],
  ['/c', '6:24'],
])('locates numbers like keys: %s', (pointer, position) => {
  expect(placesOf(text, [violation('body/number-precision', pointer)])).toEqual([position])
})

test.each([
  ['body/duplicate-key', '/b/c', '5:6'],
  ['body/number-precision', '/b', '3:6'],
  ['structure', '/b/a', '4:6'],
  ['field/unknown', '/b/a', '4:1'],
])('locates other violations at their values: %s %s', (rule, pointer, position) => {
  expect(placesOf(text, [violation(rule, pointer)])).toEqual([position])
})

test('locates a violation without a field at the body', () => {
  const named = { ...violation('auth/credentials-malformed', ''), target: 'Authorization' }
  expect(placesOf('\n {}', [named, violation('body/missing', '')])).toEqual(['2:2', '2:2'])
  expect(placesOf('\n null', [named])).toEqual(['2:2'])
})
