import { describe, expect, it } from 'vitest'
import type { ConformanceCase } from '../../src/conformance/cases/cases.js'
import { loadCases } from '../../src/conformance/cases/load-cases.js'
import type { ConformanceReport } from '../../src/conformance/report/report.js'
import { noColors } from '../../src/conformance/reports/colors.js'
import { markdownReport } from '../../src/conformance/reports/markdown.js'
import { prettyReport } from '../../src/conformance/reports/pretty.js'
import type { Exception } from '../../src/core/index.js'
import { createSandbox } from '../../src/testing/sandbox/index.js'
import { run } from './trying.js'

const reason = 'This deployment has weekly campaigns.'
const weekly: Exception = {
  rule: 'structure',
  operation: 'createCampaign',
  target: 'campaign_delivery_type',
  values: ['WEEKLY'],
  reason,
  until: '2999-12-31',
}

/** Tests a sandbox that has some exceptions with a suite that knows others. */
async function tested(
  ofServer: readonly Exception[],
  exceptions: readonly Exception[],
  isWanted: (each: ConformanceCase) => boolean = ({ id }) =>
    id.startsWith('structure#create-delivery-type'),
): Promise<ConformanceReport> {
  const sandbox = createSandbox({ contract: { exceptions: ofServer } })
  return run(
    { target: sandbox.fetch, contract: { exceptions }, only: ['createCampaign'] },
    { cases: loadCases().filter(isWanted), kinds: ['cases'] },
  )
}

const found = ({ findings }: ConformanceReport) =>
  findings.map(({ kind, subject, target, isExpected, exception }) => ({
    found: `${kind} ${subject} ${target}`,
    isExpected,
    ...(exception && { reason: exception.reason }),
  }))

const accepted = 'accepted structure campaign_delivery_type'

describe('the suite, given the exceptions of a deployment', () => {
  it('finds a value that the contract does not have', async () => {
    const report = await tested([weekly], [])
    expect(report.outcome).toBe('failed')
    expect(found(report)).toEqual([{ found: accepted, isExpected: false }])
    expect(report).not.toHaveProperty('exceptions')
  })

  it('turns the finding into a note, and passes', async () => {
    const report = await tested([weekly], [weekly])
    expect(found(report)).toEqual([{ found: accepted, isExpected: true, reason }])
    expect(report.outcome).toBe('passed')
    expect(report.cases.failed).toBe(0)
    expect(report.exceptions).toEqual({ unused: [], expired: [] })
    const shown = `Accepted until 2999-12-31: ${reason}`
    expect(prettyReport(report, noColors)).toContain(shown)
    expect(markdownReport(report)).toContain(shown)
  })

  it('sends each value that an exception names, wherever the contract lets it', async () => {
    const flash = { ...weekly, values: ['FLASH', 'DAILY'] }
    const tag: Exception = {
      rule: 'structure',
      target: 'basic_details.tags.*',
      values: [7],
      reason: 'Numbered.',
    }
    const all = [flash, tag]
    const isValid = ({ expect: { ok } }: ConformanceCase) => ok
    const report = await tested(all, all, isValid)
    expect(report.outcome).toBe('passed')
    expect(report.exceptions).toEqual({ unused: [], expired: [] })
    const places = report.findings.flatMap(({ exception, target }) => (exception ? [target] : []))
    expect(places.sort()).toEqual(['basic_details.tags.N', 'campaign_delivery_type'])
    const strict = await tested([flash], all, isValid)
    expect(strict.outcome).toBe('passed')
    expect(strict.exceptions?.unused).toEqual([tag])
  })

  it('still finds any other value', async () => {
    const { values: _, ...any } = weekly
    const report = await tested([any], [weekly])
    expect(report.outcome).toBe('failed')
    const all = found(report)
    expect(all).toContainEqual({ found: accepted, isExpected: true, reason })
    expect(all).toContainEqual({ found: accepted, isExpected: false })
  })

  it('passes a server that does not have the value, and reports the exception', async () => {
    const report = await tested([], [weekly])
    expect(found(report)).toEqual([])
    expect(report.outcome).toBe('passed')
    expect(report.exceptions).toEqual({ unused: [weekly], expired: [] })
    expect(prettyReport(report, noColors)).toContain('unused exception: structure createCampaign')
  })

  it('does not apply an expired exception, and reports it', async () => {
    const expired = { ...weekly, until: '2020-01-31' }
    const report = await tested([weekly], [expired])
    expect(report.outcome).toBe('failed')
    expect(report.exceptions).toEqual({ unused: [], expired: [expired] })
    expect(markdownReport(report)).toContain('expired exception (2020-01-31): structure')
  })
})
