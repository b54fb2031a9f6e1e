import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ModelFigures } from '../test/models/model-test.js'

/**
 * A long run of the model-based tests: `tsx proof/models.ts [runs]`. Writes down what each test did
 * and with which seed; `MODEL_SEED` repeats one.
 */
const runs = Number(process.argv[2] ?? 10_000)
const root = fileURLToPath(new URL('..', import.meta.url))

/** The part of the test runner's report that is read here. */
interface Report {
  success: boolean
  testResults: {
    name: string
    assertionResults: { title: string; status: string; meta: { model?: ModelFigures } }[]
  }[]
}

const folder = mkdtempSync(join(tmpdir(), 'models-'))
const outputFile = join(folder, 'report.json')
const vitest = resolve(root, 'node_modules/vitest/vitest.mjs')
const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`]
spawnSync(process.execPath, [vitest, 'run', 'test/models', ...options], {
  cwd: root,
  env: { ...process.env, MODEL_RUNS: String(runs) },
  stdio: 'inherit',
})
const report: Report = JSON.parse(readFileSync(outputFile, 'utf8'))
rmSync(folder, { recursive: true })

const tests = report.testResults
  .flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, meta }) => ({
      test: title,
      file: relative(root, name),
      result: status,
      ...meta.model,
    })),
  )
  .filter(({ commands, result }) => commands !== undefined || result !== 'passed')
  .sort((a, b) => (a.file < b.file ? -1 : 1))

const figures = {
  date: new Date().toISOString().slice(0, 10),
  success: report.success,
  runs: sumOf('runs'),
  commands: sumOf('commands'),
  tests,
}
writeFileSync(
  new URL('results/models.json', import.meta.url),
  `${JSON.stringify(figures, null, 2)}\n`,
)
process.exitCode = report.success ? 0 : 1

function sumOf(figure: 'runs' | 'commands'): number {
  return tests.reduce((sum, test) => sum + (test[figure] ?? 0), 0)
}
