import assert from 'node:assert/strict'
import { reportFormats, runConformance } from 'campaign-contract/conformance'
import { createSandbox } from 'campaign-contract/sandbox'

const report = await runConformance({
  target: createSandbox().fetch,
  fixtures: { states: '/sandbox/given' },
  seed: 1,
  only: ['createOffering'],
  cases: 5,
})
assert.equal(report.outcome, 'passed')
assert.ok(report.cases.passed > 0 && report.generated.passed > 0)
assert.match(reportFormats.html(report), /<html/)
