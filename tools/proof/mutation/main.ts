import { Stryker } from '@stryker-mutator/core'
import { writeResults } from './results.js'

/** Files and folders of the source; all of it where none is named. */
const paths = process.argv.slice(2)

if (paths.length === 0 || paths.some((path) => path.startsWith('src/testing/arbitraries'))) {
  Object.assign(process.env, { MUTATE_ARBITRARIES: '1', ARBITRARIES_RUNS: '5' })
}

// Every process that Stryker starts loads the test runner.
process.env.NODE_OPTIONS = '--import tsx'

const mutants = await new Stryker({
  mutate: [
    ...(paths.length > 0 ? paths : ['src']).map((path) =>
      path.endsWith('.ts') ? path : `${path}/**/*.ts`,
    ),
    // Read by the generator alone; a test holds it against what was read.
    '!src/core/rules/registry.ts',
  ],
  plugins: ['./tools/proof/mutation/test-runner.ts'],
  testRunner: 'suite',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Only what hangs takes this long; a busy machine must not make it seem to.
  timeoutMS: 60_000,
  ignorePatterns: ['dist', 'docs', '.ci'],
  tempDirName: '.stryker-tmp',
  reporters: ['progress-append-only', 'clear-text'],
  allowConsoleColors: false,
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
} as ConstructorParameters<typeof Stryker>[0]).runMutationTest()

writeResults('tools/proof/results/mutation.json', mutants)
