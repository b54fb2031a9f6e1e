import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The tests that need nothing but the core: not those of the command, documents and texts. */
const coreTests = [
  'test/basic-credentials.test.ts',
  // A prefix selects all names that begin with it.
  'test/conformance/',
  'test/engine',
  'test/formats',
  'test/http',
  'test/json-text',
  'test/protocol',
  'test/responses',
  'test/rules',
  'test/standard-schema.test.ts',
  'test/text.test.ts',
]

/** Runs the tests of the core's source on a Node and counts them; throws where one fails. */
export function runCoreTests(node: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'core-tests-'))
  const results = join(folder, 'tests.json')
  const { status, stdout } = spawnSync(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      // Sharing modules between files halves the time.
      '--no-isolate',
      '--pool=threads',
      // A slow machine must not fail the tests.
      '--test-timeout=120000',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...coreTests,
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${stdout}\ntests of the core fail on ${node}`)
  const { numPassedTests } = JSON.parse(readFileSync(results, 'utf8'))
  rmSync(folder, { recursive: true })
  return numPassedTests
}
