import { loadCases } from '../src/conformance/cases/cases.js'
import { runConformance } from '../src/conformance/run/run.js'
import { createSandbox } from '../src/testing/sandbox/index.js'
const cases = loadCases()
const t = performance.now()
const states = process.argv[2] === 'states'
const report = await runConformance({ target: createSandbox().fetch, fixtures: states ? { states: '/sandbox/given', maxBodyBytes: 1048576 } : {}, seed: 1, cases: Number(process.argv[3] ?? 40) }, { cases })
console.log(((performance.now() - t)/1000).toFixed(1), 's', report.requests, report.outcome, report.rateLimited, JSON.stringify(report.cases), JSON.stringify(report.generated), JSON.stringify(report.sequences))
for (const f of report.findings) console.log(f.level, f.key, f.count, f.message.slice(0,150))
for (const s of report.skipped) console.log(s.count, s.reason)
