/**
 * `npm run proof:fuzz`: calls every function and the command with odd values for FUZZ_MINUTES (default
 * 10), with the seed FUZZ_SEED (default: the time), and writes the counts and the failures.
 */
import fc from 'fast-check'
import { attempts } from './fuzz/attempt.js'
import { documentKinds, holdCommand } from './fuzz/command.js'
import { hold, targets } from './fuzz/targets.js'
import { newSeed } from './options.js'
import { recordResult } from './record-result.js'

const minutes = Number(process.env.FUZZ_MINUTES ?? 10)
const firstSeed = Number(process.env.FUZZ_SEED ?? newSeed())

const byTarget: Record<string, number> = {}
const byKind: Record<string, number> = {}
const findings: { target: string; message: string }[] = []

const count = (counts: Record<string, number>, name: string, more = 1) => {
  counts[name] = (counts[name] ?? 0) + more
}

/** Shrinks what departs, and goes on with the other targets. */
function look(target: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    const { message } = error as Error
    findings.push({ target, message })
    console.error(`${target}: ${message}`)
  }
}

const start = Date.now()
const runsAtOnce = 100
const documentsAtOnce = 10
let seed = firstSeed
for (; Date.now() - start < minutes * 60_000; seed++) {
  for (const target of Object.keys(targets)) {
    const property = fc.property(attempts, (attempt) => {
      count(byTarget, target)
      const { requestEdits, factEdits, responseEdits } = attempt
      for (const { kind } of [...requestEdits, ...factEdits, ...responseEdits]) count(byKind, kind)
      hold(target, attempt)
    })
    look(target, () => fc.assert(property, { seed, numRuns: runsAtOnce }))
  }
  look('command', () => holdCommand(seed, documentsAtOnce))
  count(byTarget, 'command', Object.keys(documentKinds).length * documentsAtOnce + 1)
  for (const kind of Object.keys(documentKinds)) count(byKind, `document ${kind}`, documentsAtOnce)
}

const results = {
  seeds: { first: firstSeed, last: seed - 1 },
  seconds: Math.round((Date.now() - start) / 1000),
  inputs: Object.values(byTarget).reduce((sum, each) => sum + each, 0),
  byTarget,
  byKind,
  findings,
}
recordResult('fuzz', results)
console.log(`${results.inputs} inputs, ${findings.length} findings, seeds from ${firstSeed}`)
process.exitCode = findings.length === 0 ? 0 : 1
