import { Command } from 'commander'
import { count, newSeed } from './options.js'
import { recordResult } from './record-result.js'
import { runTests } from './run-tests.js'

/*
 * `npm run proof:properties`: runs the property tests of `npm test` with many more runs and writes
 * their seed.
 */

/** The tests, the variable that sets how often a property runs, and how often it does here. */
const measures = [
  { path: 'test/arbitraries', variable: 'ARBITRARIES_RUNS', share: 0.4 },
  { path: 'test/system/contract/compiled.test.ts', variable: 'COMPILED_RUNS', share: 1 },
  { path: 'test/engine/laws.test.ts', variable: 'LAWS_RUNS', share: 5 },
] as const

const { runs, seed } = new Command()
  .option('--runs <count>', 'how often a property runs, more or less as it costs', count, 1000)
  .option('--seed <seed>', 'seed of the generators', count, newSeed())
  .parse()
  .opts<{ runs: number; seed: number }>()

const results = measures.map(({ path, variable, share }) => {
  const times = Math.ceil(runs * share)
  const environment = { [variable]: String(times), PROPERTY_SEED: String(seed) }
  const tests = runTests(path, environment).map(({ file, fullName, status }) => ({
    file,
    fullName,
    status,
  }))
  const failed = tests.filter(({ status }) => status !== 'passed')
  return { path, runsOfEach: times, tests: tests.length, failed }
})

recordResult('properties', { seed, results })
process.exitCode = results.every(({ failed, tests }) => tests > 0 && failed.length === 0) ? 0 : 1
