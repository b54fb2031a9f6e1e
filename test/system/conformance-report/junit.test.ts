import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConformanceReport } from '../../../src/conformance/report/report.js'
import { junitReport } from '../../../src/conformance/reports/junit.js'
import { junitErrors } from '../../cli/junit-schema.js'
import {
  allElements as all,
  junitElements as allowed,
  readXml,
} from '../../conformance-report/junit-xml.js'
import { clean, hostile, many, nothingRan, varied } from '../../conformance-report/reports.js'
import { launchChromium } from './chromium.js'

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

const parsed = (xml: string) => readXml(browser, xml)

const reports: [string, ConformanceReport][] = [
  ['varied', varied],
  ['strict', { ...varied, level: 'SHOULD' }],
  ['clean', clean],
  ['nothing-ran', nothingRan],
  ['many', many],
]

test.each(reports)('writes a file that CI servers read: %s', async (_, report) => {
  const text = junitReport(report)
  expect(await junitErrors(text)).toEqual([])
  const root = await parsed(text)
  expect(root.name).toBe('testsuites')
  for (const { name, attributes, children } of all(root)) {
    expect(allowed).toHaveProperty(name)
    expect(Object.keys(attributes).sort()).toEqual([...(allowed[name]?.attributes ?? [])].sort())
    const order = allowed[name]?.children ?? []
    const places = children.map((child) => order.indexOf(child.name))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  }
  for (const suite of root.children) {
    const cases = suite.children.filter(({ name }) => name === 'testcase')
    const having = (name: string) =>
      String(cases.filter(({ children }) => children.some((child) => child.name === name)).length)
    expect(suite.attributes).toMatchObject({
      tests: String(cases.length),
      failures: having('failure'),
      errors: having('error'),
      skipped: having('skipped'),
    })
    expect(suite.attributes.timestamp).toBe('2026-03-01T07:30:12')
    const names = cases.map(({ attributes }) => attributes.name)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('escapes hostile text and characters that XML forbids', async () => {
  const root = await parsed(junitReport(varied))
  const failure = all(root).find(({ attributes }) => attributes.message?.includes(hostile.markup))
  for (const text of [hostile.style, hostile.attribute, hostile.entities, hostile.cdata]) {
    expect(failure?.attributes.message).toContain(text)
    expect(failure?.text).toContain(text)
  }
  expect(failure?.attributes.message).toContain('a\\ud800b\\udfffc')
  expect(failure?.attributes.message).toContain('\\ufffe\\uffff\\u000b')
  expect(failure?.text).toContain('\\u0000\\u0007\\u001b[2J')
})

async function outcomeOf(report: ConformanceReport, operation: string, rule: string) {
  const root = await parsed(junitReport(report))
  const found = all(root).filter(
    ({ name, attributes }) =>
      name === 'testcase' &&
      attributes.classname === operation &&
      attributes.name?.startsWith(rule),
  )
  return found.map(({ children }) => children.map(({ name }) => name))
}

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
])('%s', async (_, report, operation, rule, want) => {
  expect(await outcomeOf(report, operation, rule)).toEqual([want])
})

test('reports several findings of a rule as one failure', async () => {
  const first = varied.findings[1]
  const two = [1, 2].map((n) => ({ ...first, target: `place ${n}` }))
  const report = { ...varied, findings: two } as ConformanceReport
  const root = await parsed(junitReport(report))
  const failure = all(root).find(({ name }) => name === 'failure')
  expect(failure?.attributes.message).toContain('(and 1 more finding)')
  expect(failure?.text).toMatch(/place 1[\s\S]*place 2/)
})
