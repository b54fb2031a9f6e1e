import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { mutants as servedMutants } from '../../../src/testing/sandbox/mutants/index.js'
import { mutants } from '../../../tools/proof/mutants/index.js'
import { settings, tryMutant } from './try-mutant.js'

const conformanceCases = loadCases()
const seed = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31)

/** Number of mutants tested here; `npm run proof:mutants` tests them all. */
const sample = 25

/** Selects mutants of all kinds; each seed selects others. */
function chosen() {
  const step = Math.floor(mutants.length / sample)
  return mutants.filter((_, index) => index % step === seed % step)
}

test('mutants have unique names with a group', () => {
  const names = mutants.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(160)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z-]+(?:\/[a-z0-9-]+)+$/.test(name))).toEqual([])
})

test('each mutant has its own summary sentence', () => {
  const summaries = mutants.map(({ summary }) => summary)
  expect(summaries.filter((summary) => !/^[A-Z].*\.$/.test(summary))).toEqual([])
  expect(summaries.filter((text, index) => summaries.indexOf(text) !== index)).toEqual([])
})

test('every mutant of `serve --fault` is also tested', () => {
  const bySummary = new Map(mutants.map(({ name, summary }) => [name, summary]))
  expect(servedMutants).toHaveLength(12)
  expect(servedMutants.filter(({ name, summary }) => bySummary.get(name) !== summary)).toEqual([])
})

test('the suite finds nothing in the sandbox', async () => {
  const { findings, generated, sequences } = await runConformance(
    { ...settings, target: createSandbox().fetch, cases: 50, seed },
    { cases: conformanceCases },
  )
  expect(findings.map(({ key, cases }) => [key, cases[0]])).toEqual([])
  expect(generated.passed).toBeGreaterThan(500)
  expect(sequences.passed).toBeGreaterThan(10)
}, 300_000)

test.each(chosen())(`the suite detects $name (seed ${seed})`, async (mutant) => {
  const { found } = await tryMutant(mutant, conformanceCases, seed)
  expect(found?.key).toBeDefined()
})
