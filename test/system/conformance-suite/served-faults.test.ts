import { expect, it } from 'vitest'
import type { ConformanceReport } from '../../../src/conformance/report/report.js'
import { mutants } from '../../../src/testing/sandbox/mutants.js'
import { campaignContract } from '../../cli/command.js'
import { keysOf } from '../../conformance-suite/trying.js'
import { served } from '../../sandbox/served.js'

/* The command `conform` against the command `serve`, as a reader of the documentation tries both. */

const conform = (origin: string, ...flags: readonly string[]) =>
  campaignContract(['conform', origin, '--level', 'should', '--seed', '1', ...flags])

it('finds nothing in the sandbox, with every request', async () => {
  const { origin } = await served()
  const flags = ['--rate-limits', '--cases', '40', '--format', 'json']
  const { code, stdout } = await conform(origin, ...flags)
  const report: ConformanceReport = JSON.parse(stdout)
  expect({ code, outcome: report.outcome, findings: keysOf(report) }).toEqual({
    code: 0,
    outcome: 'passed',
    findings: [],
  })
  expect(report.cases.passed).toBeGreaterThan(3300)
  expect(report.generated.passed).toBeGreaterThan(12 * 40 * 0.9)
  expect(report.sequences.passed).toBeGreaterThan(15)
  expect(report.coverage.operations.every(({ requests }) => requests > 0)).toBe(true)
  const rules = report.coverage.rules.filter(
    ({ subject }) => !/^(response|sequence)\//.test(subject),
  )
  const broken = new Set(rules.filter(({ invalid }) => invalid > 0).map(({ subject }) => subject))
  const unbroken = rules.filter(({ subject }) => !broken.has(subject))
  // The rule is off by default.
  expect([...new Set(unbroken.map(({ subject }) => subject))]).toEqual(['request-id/format'])
})

it.each(mutants.map(({ name }) => name))('finds %s', async (name) => {
  const { origin } = await served(['--fault', name])
  const { code, stdout } = await conform(origin, '--bail')
  expect({ code, stdout }).toMatchObject({ code: 1 })
})

it('lists each of them in the help of `serve`', async () => {
  const { stdout } = await campaignContract(['serve', '--help'])
  for (const { name } of mutants) expect(stdout).toContain(`  ${name}`)
})
