import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCases } from '../../../src/conformance/cases/cases.js'
import { runConformance } from '../../../src/conformance/run/run.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { mutants as servedMutants } from '../../../src/testing/sandbox/mutants/index.js'
import { mutants } from '../../../tools/proof/mutants/index.js'
import { settings, tryMutant } from './try-mutant.js'

const conformanceCases = loadCases()
const seed = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31)

/** So many mutants are tried here; `npm run proof:mutants` tries them all. */
const sample = 25

/** Mutants spread over all kinds, another part of them with every seed. */
function chosen() {
  const step = Math.floor(mutants.length / sample)
  return mutants.filter((_, index) => index % step === seed % step)
}

test('the names of the mutants are unique, and tell a group and what it is', () => {
  const names = mutants.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(160)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z-]+(?:\/[a-z0-9-]+)+$/.test(name))).toEqual([])
})

test('each mutant says what it does, in a sentence of its own', () => {
  const summaries = mutants.map(({ summary }) => summary)
  expect(summaries.filter((summary) => !/^[A-Z].*\.$/.test(summary))).toEqual([])
  expect(summaries.filter((text, index) => summaries.indexOf(text) !== index)).toEqual([])
})

test('every fault that the sandbox knows by name is among the mutants', () => {
  const bySummary = new Map(mutants.map(({ name, summary }) => [name, summary]))
  expect(servedMutants).toHaveLength(12)
  expect(servedMutants.filter(({ name, summary }) => bySummary.get(name) !== summary)).toEqual([])
})

test('the suite finds nothing wrong with the sandbox as it is', async () => {
  const { findings, generated, sequences } = await runConformance(
    { ...settings, target: createSandbox().fetch, cases: 50, seed },
    { cases: conformanceCases },
  )
  expect(findings.map(({ key, cases }) => [key, cases[0]])).toEqual([])
  expect(generated.passed).toBeGreaterThan(500)
  expect(sequences.passed).toBeGreaterThan(10)
})

test.each(chosen())(`the suite notices $name (seed ${seed})`, async (mutant) => {
  const { found } = await tryMutant(mutant, conformanceCases, seed)
  expect(found?.key).toBeDefined()
})
