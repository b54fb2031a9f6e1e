import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadCases } from '../../../src/conformance/cases.js'
import { runConformance } from '../../../src/conformance/run.js'
import { seededFaults } from '../../../src/testing/sandbox/faults/index.js'
import { createSandbox } from '../../../src/testing/sandbox/index.js'
import { settings, tryFault } from './try-fault.js'

const conformanceCases = loadCases()
const seed = fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31)

/** So many faults are tried here; `npm run proof:faults` tries them all. */
const sample = 25

/** Faults spread over all kinds, another part of them with every seed. */
function chosen() {
  const step = Math.floor(seededFaults.length / sample)
  return seededFaults.filter((_, index) => index % step === seed % step)
}

test('the names of the faults are unique, and tell a group and what it is', () => {
  const names = seededFaults.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(160)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^[a-z-]+(?:\/[a-z0-9-]+)+$/.test(name))).toEqual([])
})

test('each fault says what it does, in a sentence of its own', () => {
  const summaries = seededFaults.map(({ summary }) => summary)
  expect(summaries.filter((summary) => !/^[A-Z].*\.$/.test(summary))).toEqual([])
  expect(summaries.filter((text, index) => summaries.indexOf(text) !== index)).toEqual([])
})

test('the suite finds nothing wrong with a sandbox that has no fault', async () => {
  const { findings, generated, sequences } = await runConformance(
    { ...settings, target: createSandbox().fetch, cases: 50, seed },
    { cases: conformanceCases },
  )
  expect(findings.map(({ key, cases }) => [key, cases[0]])).toEqual([])
  expect(generated.passed).toBeGreaterThan(500)
  expect(sequences.passed).toBeGreaterThan(10)
})

test.each(chosen())(`the suite notices $name (seed ${seed})`, async (fault) => {
  const { found } = await tryFault(fault, conformanceCases, seed)
  expect(found?.key).toBeDefined()
})
