import { expect, test } from 'vitest'
import type { ConformanceReport } from '../../src/conformance/report/report.js'
import { junitReport } from '../../src/conformance/reports/junit.js'
import { junitErrors } from '../cli/junit-schema.js'
import { elementsIn } from './junit-xml.js'
import { clean, hostile, many, nothingRan, varied } from './reports.js'

const reports: [string, ConformanceReport][] = [
  ['varied', varied],
  ['strict', { ...varied, level: 'SHOULD' }],
  ['clean', clean],
  ['nothing-ran', nothingRan],
  ['many', many],
]

test.each(reports)('writes a file that CI servers read: %s', async (_, report) => {
  const xml = junitReport(report)
  expect(await junitErrors(xml)).toEqual([])
  expect(elementsIn(xml, 'testsuites')).toHaveLength(1)
  for (const { attributes, inner } of elementsIn(xml, 'testsuite')) {
    const count = (wanted: string) => String(inner.filter((name) => name === wanted).length)
    expect(attributes).toMatchObject({
      tests: count('testcase'),
      failures: count('failure'),
      errors: count('error'),
      skipped: count('skipped'),
      timestamp: '2026-03-01T07:30:12',
    })
  }
  const names = elementsIn(xml, 'testcase').map(({ attributes }) =>
    Object.values(attributes).join(),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('escapes hostile text and characters that XML forbids', () => {
  const failure = elementsIn(junitReport(varied), 'failure').find(({ attributes }) =>
    attributes.message?.includes(hostile.markup),
  )
  for (const text of [hostile.style, hostile.attribute, hostile.entities, hostile.cdata]) {
    expect(failure?.attributes.message).toContain(text)
    expect(failure?.text).toContain(text)
  }
  expect(failure?.attributes.message).toContain('a\\ud800b\\udfffc')
  expect(failure?.attributes.message).toContain('\\ufffe\\uffff\\u000b')
  expect(failure?.text).toContain('\\u0000\\u0007\\u001b[2J')
})

test.each<[string, ConformanceReport, string, string, string[]]>([
  ['a MUST fails', varied, 'createCampaign', 'geofence/dwell-time-required', ['failure']],
  ['a SHOULD is noted', varied, 'createCampaign', 'response/request-id-echo', ['system-out']],
  [
    'a SHOULD fails where it is asked for',
    { ...varied, level: 'SHOULD' },
    'createCampaign',
    'response/request-id-echo',
    ['failure'],
  ],
  [
    'an expected failure is skipped',
    varied,
    'updateCampaign',
    'auth/permission-missing',
    ['skipped', 'system-out'],
  ],
  [
    'what was not run is skipped',
    varied,
    'testCampaign',
    'rate-limit/exceeded',
    ['skipped', 'system-out'],
  ],
  [
    'what was not covered is skipped',
    varied,
    'createCampaign',
    'email/body-required',
    ['skipped', 'system-out'],
  ],
  ['a sequence fails', varied, 'testCampaign', 'sequence/idempotent-repeat', ['failure']],
  ['what holds passes', varied, 'getCampaign', 'structure', []],
  ['an unexpected pass fails', varied, 'expected failures', 'updateCampaign', ['failure']],
  ['a run of nothing is an error', nothingRan, 'run', 'requests are checked', ['error']],
])('%s', (_, report, operation, rule, want) => {
  const found = elementsIn(junitReport(report), 'testcase').filter(
    ({ attributes: { classname, name } }) => classname === operation && name?.startsWith(rule),
  )
  expect(found.map(({ inner }) => inner)).toEqual([want])
})

test('reports several findings of a rule as one failure', () => {
  const first = varied.findings[1]
  const two = [1, 2].map((n) => ({ ...first, target: `place ${n}` }))
  const [failure] = elementsIn(
    junitReport({ ...varied, findings: two } as ConformanceReport),
    'failure',
  )
  expect(failure?.attributes.message).toContain('(and 1 more finding)')
  expect(failure?.text).toMatch(/place 1[\s\S]*place 2/)
})
