import { describe, expect, test } from 'vitest'
import { isBrief } from '../../src/cli/commands/is-brief.js'
import { folderOf } from './command.js'

const files = {
  'a.json': '{}',
  'b.yaml': '{}',
  'large.json': ' '.repeat(2 ** 17 + 1),
  'lines.ndjson': '{}',
  'inner/c.json': '{}',
  'package.json': '{"devDependencies": {"campaign-contract": "1.0.0"}}',
}

describe('A command runs in the main thread', () => {
  test.each([
    [[]],
    [['--version']],
    [['--help']],
    [['rules', 'auth/*']],
    [['check', 'a.json']],
    [['check', 'a.json', 'b.yaml', '--format', 'json', '--rule', 'auth/credentials=off']],
    [['check', 'a.json', 'missing.json']],
  ])('if it reads little: %j', (argv) => {
    expect(isBrief(argv, { cwd: () => folderOf(files) })).toBe(true)
  })
})

describe('A command runs in a thread of its own', () => {
  test.each([
    [['check']],
    [['check', '-']],
    [['check', 'inner']],
    [['check', 'large.json']],
    [['check', 'lines.ndjson']],
    [['check', 'missing.json']],
    [['check', 'a.json', '**/*.json']],
    [['check', 'a.json', '--watch']],
    [['check', 'a.json', '--lines']],
    [['check', 'a.json', '--output=json=report.json']],
    [['check', 'a.json', '--baseline', 'missing.json']],
    [['check', 'a.json', '--config', 'b.yaml']],
    [['check', 'a.json', 'a.json/b', '\0']],
    [['fix', 'a.json']],
    [['serve']],
  ])('if it may take longer: %j', (argv) => {
    expect(isBrief(argv, { cwd: () => folderOf(files) })).toBe(false)
  })

  test.each([
    [{ 'campaign-contract.config.mjs': 'for (;;);' }],
    [{ 'package.json': '{"campaign-contract": {}}' }],
    [{ 'package.json': '{' }],
  ])('if a configuration may apply, here or in a folder above: %j', (config) => {
    const folder = folderOf({ ...files, ...config })
    expect(isBrief(['check', 'a.json'], { cwd: () => folder })).toBe(false)
    expect(isBrief(['check', 'c.json'], { cwd: () => `${folder}/inner` })).toBe(false)
  })
})
