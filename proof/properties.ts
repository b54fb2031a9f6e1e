import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError } from 'commander'
import { recordResult } from './record-result.js'

/*
 * `npm run proof:properties`: the property tests of `npm test` with many more runs, from a seed
 * that is written down.
 */

/** The tests, the variable that sets how often a property runs, and how often it does here. */
const measures = [
  { path: 'test/arbitraries', variable: 'ARBITRARIES_RUNS', share: 0.4 },
  { path: 'test/contract/compiled.test.ts', variable: 'COMPILED_RUNS', share: 1 },
  { path: 'test/engine/laws.test.ts', variable: 'LAWS_RUNS', share: 5 },
] as const

const count = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('Not a count.')
  return value
}
const { runs, seed } = new Command()
  .option('--runs <count>', 'how often a property runs, more or less as it costs', count, 1000)
  .option('--seed <seed>', 'seed of the generators', count, Date.now() % 2 ** 31)
  .parse()
  .opts<{ runs: number; seed: number }>()

const root = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'properties-'))
process.on('exit', () => rmSync(scratch, { recursive: true }))

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

const results = measures.map(({ path, variable, share }) => {
  const outputFile = join(scratch, 'report.json')
  const times = Math.ceil(runs * share)
  spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', path, '--testTimeout=3600000'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
    ],
    {
      cwd: root,
      env: { ...process.env, [variable]: String(times), PROPERTY_SEED: String(seed) },
      stdio: 'inherit',
    },
  )
  const { testResults }: Report = JSON.parse(readFileSync(outputFile, 'utf8'))
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(root, name),
      fullName,
      status,
    })),
  )
  const failed = tests.filter(({ status }) => status !== 'passed')
  return { path, runsOfEach: times, tests: tests.length, failed }
})

recordResult('properties', { seed, results })
process.exitCode = results.every(({ failed, tests }) => tests > 0 && failed.length === 0) ? 0 : 1
