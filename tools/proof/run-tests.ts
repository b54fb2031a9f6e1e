import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A test as the test runner reports it. */
interface TestResult {
  /** From the root of the repository. */
  file: string
  title: string
  fullName: string
  status: string
  /** What the test left about itself. */
  meta: Record<string, unknown>
}

interface Report {
  testResults: { name: string; assertionResults: Omit<TestResult, 'file'>[] }[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** Runs the tests at a path, with more in the environment, and shows them as they run. */
export function runTests(path: string, environment: Record<string, string>): TestResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    spawnSync(process.execPath, [vitest, 'run', path, '--testTimeout=3600000', ...reporters], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    })
    const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((result) => ({ ...result, file: relative(root, name) })),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
