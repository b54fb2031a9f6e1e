import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('../', import.meta.url))

const testFile = `
import { describe, it } from 'vitest'
import { golden } from ${JSON.stringify(new URL('golden.ts', import.meta.url).pathname)}
const { expectTexts } = golden(new URL('golden.yaml', import.meta.url))
it('one', () => expectTexts('one', ['new']))
describe('others', () => {
  it('two', () => expectTexts('two', ['new']))
  it('gone', () => expectTexts('gone', []))
})
`

/** Returns the golden file after an update with the arguments. */
function updated(...args: string[]): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'golden.yaml'), 'one: [old]\ntwo: [old]\ngone: [old]\nstale: [old]\n')
  writeFileSync(join(folder, 'any.test.ts'), testFile)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, UPDATE_GOLDEN: '1' }
  execFileSync(process.execPath, [vitest, 'run', ...args], { cwd: folder, env, stdio: 'pipe' })
  return parse(readFileSync(join(folder, 'golden.yaml'), 'utf8'))
}

it('replaces a golden file when all tests run', () => {
  expect(updated()).toEqual({ one: ['new'], two: ['new'] })
})

it('keeps the entries of tests that a filter skips', () => {
  expect(updated('-t', 'two')).toEqual({
    one: ['old'],
    two: ['new'],
    gone: ['old'],
    stale: ['old'],
  })
  expect(updated('-t', 'gone')).toEqual({ one: ['old'], two: ['old'], stale: ['old'] })
})
