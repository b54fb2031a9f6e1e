import type { ModelFigures } from '../../test/models/model-test.js'
import { recordResult } from './record-result.js'
import { runTests } from './run-tests.js'

/**
 * A long run of the model-based tests: `tsx tools/proof/models.ts [runs]`. Writes what each test did
 * and its seed; `MODEL_SEED` repeats a run.
 */
const runs = Number(process.argv[2] ?? 10_000)

const results = runTests('test/models', { MODEL_RUNS: String(runs) })
const tests = results
  .map(({ title, file, status, meta }) => ({
    test: title,
    file,
    result: status,
    ...(meta.model as Partial<ModelFigures> | undefined),
  }))
  .filter(({ commands, result }) => commands !== undefined || result !== 'passed')
  .sort((a, b) => (a.file < b.file ? -1 : 1))
const success = results.length > 0 && results.every(({ status }) => status === 'passed')

recordResult('models', { success, runs: sumOf('runs'), commands: sumOf('commands'), tests })
process.exitCode = success ? 0 : 1

function sumOf(figure: 'runs' | 'commands'): number {
  return tests.reduce((sum, test) => sum + (test[figure] ?? 0), 0)
}
