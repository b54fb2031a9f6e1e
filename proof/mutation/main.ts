import { readdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { figuresOf, type Status, writeResults } from './results.js'

const resultsFile = 'proof/results/mutation.json'

/** The folders of the source; `src` for the files beside them. */
const folders = [
  'src',
  ...readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`),
]

/** Folders, or single files, of which nothing is recorded; everything where none is named. */
const asked = process.argv.slice(2)
const mutated = asked.length > 0 ? asked : folders

const mutants = await new Stryker({
  mutate: mutated.map((path) => (path.endsWith('.ts') ? path : `${path}/*.ts`)),
  plugins: ['./proof/mutation/test-runner.ts'],
  testRunner: 'suite',
  testRunnerNodeArgs: ['--import', 'tsx'],
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

const statusesIn = (folder: string): Status[] =>
  mutants
    .filter(({ fileName }) => relative('.', dirname(fileName)) === folder)
    .map(({ status }) => status)

const measured = folders
  .filter((folder) => mutated.includes(folder))
  .map((folder) => [folder, figuresOf(statusesIn(folder))] as const)
if (measured.length > 0) writeResults(resultsFile, Object.fromEntries(measured))
