import { chownSync, mkdirSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, type Files, folderOf, replaceBuiltin, root } from '../command.js'

const request = 'operation: changeCampaignStatus\nbody: {action: STOP, reson: x}\n'
const requests = { 'requests/a.yaml': request }
const strict = 'files: requests\nrules: {field/unknown: error}\n'
const object = { files: 'requests', rules: { 'field/unknown': 'error' } }
const json = JSON.stringify(object)
const typed = `import { defineConfig, type Config } from '${root}src/cli/config/index.ts'
const config: Config = ${json}
export default defineConfig(config)`

describe('loads a configuration as', () => {
  test.each([
    ['campaign-contract.config.yaml', strict],
    ['campaign-contract.config.yml', `# remark\n---\n${strict}`],
    ['campaign-contract.config.json', `{"$schema": "config.json", ${json.slice(1)}`],
    ['campaign-contract.config.mjs', `export default ${json}`],
    ['campaign-contract.config.cjs', `module.exports = ${json}`],
    ['campaign-contract.config.js', `module.exports = ${json}`],
    ['campaign-contract.config.js', `export default ${json}`],
    ['campaign-contract.config.ts', typed],
    ['campaign-contract.config.mts', typed],
    ['campaign-contract.config.cts', `module.exports = ${json} as const`],
    ['package.json', `{"name": "a", "campaign-contract": ${json}}`],
  ])('%s', async (name, text) => {
    const isModule = name.endsWith('.js') && text.startsWith('export')
    const manifest = isModule ? { 'package.json': '{"type": "module"}' } : {}
    const cwd = folderOf({ ...requests, ...manifest, [name]: text })
    const { code, stdout, stderr } = await campaignContract(['check'], { cwd })
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('requests/a.yaml:2:22  error  reson')
  })
})

describe('looks for a configuration', () => {
  const unread = { 'campaign-contract.config.yaml': 'no: such option' }

  test.each<[string, Files, string, string, string]>([
    [
      'upwards, past an unrelated package.json',
      {
        ...requests,
        'campaign-contract.config.yaml': strict,
        'one/two/package.json': '{"name": "two"}',
      },
      'one/two',
      'check',
      '../../requests/a.yaml:2:22  error',
    ],
    [
      'in the nearest folder that has one',
      { ...unread, 'one/campaign-contract.config.yaml': 'files: [.]', 'one/a.yaml': request },
      'one',
      'check',
      'a.yaml:2:22  warn',
    ],
    [
      'by the path of --config, despite others',
      { ...unread, 'ci/[strict].yaml': strict, 'ci/requests/a.yaml': request },
      '.',
      'check --config ci/[strict].yaml',
      'ci/requests/a.yaml:2:22  error',
    ],
    [
      'in a folder whose name contains glob characters',
      {
        '(a)/[b]/campaign-contract.config.yaml': 'files: requests/**/*.yaml',
        '(a)/[b]/requests/a.yaml': request,
      },
      '.',
      'check --config (a)/[b]/campaign-contract.config.yaml',
      '1 file: 1 valid',
    ],
    ['not with --no-config', { ...unread, ...requests }, '.', 'check --no-config .', 'warn'],
    [
      'not with --no-config and a file that is named like a flag',
      { ...unread, ...requests },
      '.',
      'check --no-config . --config=missing.yaml',
      'warn',
    ],
    ['not for commands without one', unread, '.', 'completion bash', 'complete'],
    [
      'that is no request',
      { 'campaign-contract.config.yaml': 'files: .', 'a.yaml': request },
      '.',
      'check',
      '\n1 file: 1 valid',
    ],
  ])('%s', async (_, files, folder, args, text) => {
    const cwd = join(folderOf(files), folder)
    const { stdout, stderr } = await campaignContract(args.split(' '), { cwd })
    expect(stderr).toBe('')
    expect(stdout).toContain(text)
  })
})

test.runIf(process.getuid?.() === 0).each([
  ['campaign-contract.config.yaml', 'quiet: true'],
  ['campaign-contract.workspace.yaml', 'tags: []'],
])('uses no %s of another user from a folder above', async (name, text) => {
  const above = folderOf({ [name]: text, 'mine/a.yaml': request })
  const cwd = join(above, 'mine')
  chownSync(join(above, name), 4321, 4321)
  const { code, stderr } = await campaignContract(['check', 'a.yaml'], { cwd })
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/ belongs to another user; name it with a flag to use it\n$/),
  })
  // A container may run as another user than the one that the whole project belongs to.
  chownSync(cwd, 4321, 4321)
  expect((await campaignContract(['check', 'a.yaml'], { cwd })).stderr).toBe('')
})

test('finds a configuration for a user without a home folder, as in a container', async () => {
  replaceBuiltin(os, 'homedir', () => {
    throw new Error('no such user')
  })
  const cwd = join(folderOf({ 'campaign-contract.config.yaml': strict, ...requests }), 'requests')
  expect((await campaignContract(['check'], { cwd })).stdout).toContain('a.yaml:2:22  error')
})

describe('reports the file of a configuration that cannot be loaded', () => {
  const yaml = 'campaign-contract.config.yaml'
  const mjs = 'campaign-contract.config.mjs'
  test.each([
    ['an empty one', yaml, '', ':1:1: the file is empty'],
    [
      'several documents',
      yaml,
      'quiet: true\n---\nquiet: true\n',
      ': must contain one document, not several',
    ],
    ['invalid YAML', yaml, 'files: [a\n', ':1:10: invalid YAML: '],
    ['a duplicate key', yaml, 'quiet: true\nquiet: true\n', ':2:1: Duplicate key `quiet`'],
    ['very deep YAML', yaml, `files: ${'['.repeat(5000)}`, ':1:207: nested deeper than 200 levels'],
    ['invalid JSON', 'campaign-contract.config.json', '{"files": }', ':1:11: invalid JSON: '],
    ['invalid UTF-8', yaml, Buffer.from([0xff, 0xfe, 0x61, 0]), ': not UTF-8 but UTF-16'],
    ['one that throws', mjs, 'throw new Error("no\\nway")', ': loading failed: Error: no\n'],
    ['invalid code', mjs, 'export default {', ': loading failed: '],
    ['invalid TypeScript', 'campaign-contract.config.ts', 'const a: = 1', ': loading failed: '],
    ['nothing exported', mjs, 'export const a = 1', ': The configuration must be an object'],
    ['a function', mjs, 'export default () => ({})', ': The configuration must be an object'],
    ['a list', yaml, '- files: .', ':1:1: The configuration must be an object'],
    ['an invalid package.json', 'package.json', '{"campaign-contract": ', ':1:23: invalid JSON'],
    [
      'an unknown key in package.json',
      'package.json',
      '{"campaign-contract":\n {"quiett": 1}}',
      ':2:3: Unknown option: `quiett`. Did you mean `quiet`?',
    ],
  ])('%s', async (_what, name, text, message) => {
    const cwd = folderOf({ [name]: text })
    const { code, stdout, stderr } = await campaignContract(['check'], { cwd })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^error: [^\n]*\n$/)
    expect(stderr).toContain(`${name}${message}`)
  })

  test('two in one folder', async () => {
    const names = ['campaign-contract.config.mjs', 'campaign-contract.config.yaml']
    for (const other of [yaml, 'package.json']) {
      const text = other === yaml ? strict : `{"campaign-contract": ${json}}`
      const cwd = folderOf({ [String(names[0])]: `export default ${json}`, [other]: text })
      expect(await campaignContract(['check'], { cwd })).toEqual({
        code: 2,
        stdout: '',
        stderr: `error: ${cwd} contains two configurations, ${names[0]} and ${other}; keep one of them\n`,
      })
    }
  })

  test('a folder with the name of a configuration, also in a parent folder', async () => {
    const cwd = folderOf({ 'one/two/a.yaml': request })
    mkdirSync(join(cwd, 'one', yaml))
    const { code, stderr } = await campaignContract(['check', '.'], { cwd: join(cwd, 'one/two') })
    expect(code).toBe(2)
    expect(stderr).toBe(`error: ${join('..', yaml)}: is a folder\n`)
  })

  test.each([
    ['none.yaml', 'none.yaml: file not found'],
    ['none.ts', 'none.ts: file not found'],
    ['a.txt', 'a.txt: the file extension must be one of .js, .mjs, .cjs, .ts, .mts, .cts, .json,'],
    ['package.json', 'package.json: missing key `campaign-contract`'],
  ])('--config %s', async (name, message) => {
    const cwd = folderOf({ 'package.json': '{}' })
    const { code, stderr } = await campaignContract(['check', '--config', name], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})

test.each(['null', '[]', '1', '{"campaign-contract": null}'])(
  'ignores a broken link, and a package.json of %s',
  async (text) => {
    const cwd = folderOf({ 'a.yaml': request, 'package.json': text })
    symlinkSync(join(cwd, 'nowhere'), join(cwd, 'campaign-contract.config.yaml'))
    expect(await campaignContract(['check', 'a.yaml'], { cwd })).toMatchObject({ code: 0 })
  },
)
