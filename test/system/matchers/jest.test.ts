import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { blocks, docs, root } from '../../docs/markdown.js'

interface JestReport {
  testResults: {
    name: string
    message: string
    assertionResults: { title: string; status: string; failureMessages: string[] }[]
  }[]
}

const project = realpathSync(mkdtempSync(join(tmpdir(), 'jest-project-')))
afterAll(() => rmSync(project, { recursive: true }))

const page = docs.find(({ path }) => path === 'docs/matchers.md')
const examples = (page === undefined ? [] : blocks(page, 'js')).filter((code) =>
  code.includes('expect('),
)

let report: JestReport
const installed = join(project, 'node_modules/campaign-contract')
beforeAll(async () => {
  cpSync(fileURLToPath(new URL('jest-project', import.meta.url)), project, { recursive: true })
  for (const [index, code] of examples.entries()) {
    writeFileSync(join(project, `example-${index}.test.cjs`), code)
  }
  await build({
    entryPoints: [join(root, 'src/testing/matchers/jest.ts')],
    outfile: join(installed, 'jest.cjs'),
    bundle: true,
    format: 'cjs',
    external: ['@jest/globals'],
  })
  const exports = { './jest': './jest.cjs' }
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ exports }))
  const settings = {
    rootDir: project,
    testMatch: ['**/*.test.cjs'],
    testEnvironment: 'node',
    transform: {},
    setupFilesAfterEnv: ['campaign-contract/jest'],
  }
  writeFileSync(join(project, 'jest.config.json'), JSON.stringify(settings))
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const output = join(project, 'report.json')
  const { stderr } = spawnSync(
    process.execPath,
    [jest, '--config', 'jest.config.json', '--runInBand', '--json', '--outputFile', output],
    { cwd: project, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  )
  try {
    report = JSON.parse(readFileSync(output, 'utf8'))
  } catch {
    throw new Error(stderr)
  }
})

const resultsOf = (file: RegExp) =>
  report.testResults
    .filter(({ name }) => file.test(name))
    .flatMap(({ message, assertionResults }) => {
      if (assertionResults.length === 0) throw new Error(message)
      return assertionResults
    })

it('Jest supports the matchers, and the example in the docs runs', () => {
  const results = resultsOf(/right|example/)
  expect(results.flatMap(({ failureMessages }) => failureMessages)).toEqual([])
  expect(results).toHaveLength(2 + examples.length)
  expect(examples).toHaveLength(1)
})

it('Jest shows the messages that Vitest shows', () => {
  const pinned: Record<string, string[]> = parse(
    readFileSync(new URL('../../matchers/messages.yaml', import.meta.url), 'utf8'),
  )
  const results = resultsOf(/wrong\.test/)
  expect(results).toHaveLength(6)
  for (const { title, status, failureMessages } of results) {
    const message = failureMessages[0]?.replace(/\n {4}at [\s\S]*$/, '').replace(/^\w*Error: /, '')
    expect([status, message]).toEqual(['failed', pinned[title]?.join('\n')])
  }
})

it('Jest runs the tests of a rule', () => {
  const messages = resultsOf(/wrong-rule/).map(({ title, failureMessages }) => [
    title,
    failureMessages[0]?.replace(/\n {4}at [\s\S]*$/, ''),
  ])
  expect(messages).toEqual([
    ['valid', undefined],
    ['not reported', 'Error: Rule `acme/silent` must report:\n  action\nIt reports:\n  nothing'],
    [
      'invalid structure',
      expect.stringContaining('did not run: the structure of the request is invalid.'),
    ],
  ])
})
