import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { writeFileSync } from 'node:fs'
import { loadCases } from '../src/conformance/cases/cases.js'
import { runConformance } from '../src/conformance/run/run.js'
const mode = process.argv[2] === 'states' ? ['--states'] : []
const file = 'tools/proof/seeded-bugs/server.mjs'
const bug = process.argv[4] ? ['--bug', process.argv[4]] : []
const child = spawn(process.execPath, [file, '--port', '0', ...mode, ...bug], { stdio: ['ignore', 'pipe', 'inherit'] })
const [line] = await once(createInterface(child.stdout as never), 'line')
const origin = String(line).replace('listening on ', '')
const fixtures = JSON.parse(execFileSync(process.execPath, [file, '--fixtures', ...mode], { encoding: 'utf8' }))
const cases = loadCases()
let lastT = Date.now(), lastL = ''
function tick(p: any) { const n = Date.now(); if (n - lastT > 1500) console.log((n - lastT), 'ms before', p.done, p.label, p.wait ? JSON.stringify(p.wait) : ''); if (p.done % 1000 === 0) console.log('at', p.done, n - t0); lastT = n }
const t0 = Date.now()
const report = await runConformance({ target: origin, fixtures, onProgress: tick, seed: 1, cases: Number(process.argv[3] ?? 60) }, { cases })
child.kill()
console.log(report.milliseconds, 'ms', report.requests, report.outcome, report.endedBy, report.rateLimited, JSON.stringify(report.cases), JSON.stringify(report.variants), JSON.stringify(report.generated), JSON.stringify(report.sequences))
for (const f of report.findings) if (f.level === 'MUST') console.log(f.level, f.key, f.count, f.cases[0], '|', f.message.slice(0, 150), '|', f.requirement.slice(0, 100), '|', f.got.replace(/\s+/g, ' ').slice(0, 200))
console.log(report.findings.filter((f) => f.level === 'SHOULD').length, 'SHOULD')
for (const s of report.skipped) console.log(s.count, s.reason)
writeFileSync(`/tmp/clean-${process.argv[2]}${process.argv[4] ?? ''}.json`, JSON.stringify(report, null, 1))
