import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf, root } from '../command.js'

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
    ['campaign-contract.config.ts', typed],
    ['campaign-contract.config.mts', typed],
    ['campaign-contract.config.cts', `module.exports = ${json} as const`],
    ['package.json', `{"name": "a", "campaign-contract": ${json}}`],
  ])('%s', async (name, text) => {
    const cwd = folderOf({ ...requests, [name]: text })
    const { code, stdout, stderr } = await campaignContract(['check'], { cwd })
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('requests/a.yaml:2:22  error  reson')
  })

  test('ESM with the extension .js and "type": "module"', async () => {
    const cwd = folderOf({
      ...requests,
      'package.json': '{"type": "module"}',
      'campaign-contract.config.js': `export default ${json}`,
    })
    expect(await campaignContract(['check'], { cwd })).toMatchObject({ code: 1, stderr: '' })
  })
})

describe('looks for a configuration', () => {
  test('upwards, past an unrelated package.json, with paths relative to its folder', async () => {
    const cwd = folderOf({
      ...requests,
      'campaign-contract.config.yaml': strict,
      'one/two/package.json': '{"name": "two"}',
    })
    const { code, stdout } = await campaignContract(['check'], { cwd: join(cwd, 'one/two') })
    expect(code).toBe(1)
    expect(stdout).toContain('../../requests/a.yaml:2:22  error')
  })

  test('in the nearest folder that has one', async () => {
    const cwd = folderOf({
      'campaign-contract.config.yaml': 'no: such option',
      'one/campaign-contract.config.yaml': 'files: [.]',
      'one/a.yaml': request,
    })
    const { code, stdout } = await campaignContract(['check'], { cwd: join(cwd, 'one') })
    expect(code).toBe(0)
    expect(stdout).toContain('a.yaml:2:22  warn')
    expect(stdout).toContain('\n1 file: 1 valid')
  })

  test('by the path of --config, despite others', async () => {
    const cwd = folderOf({
      'campaign-contract.config.yaml': 'no: such option',
      'ci/[strict].yaml': strict,
      'ci/requests/a.yaml': request,
    })
    const args = ['check', '--config', 'ci/[strict].yaml']
    const { code, stdout } = await campaignContract(args, { cwd })
    expect(code).toBe(1)
    expect(stdout).toContain('ci/requests/a.yaml:2:22  error')
  })

  test('in a folder whose name contains glob characters', async () => {
    const cwd = folderOf({
      '(a)/[b]/campaign-contract.config.yaml': 'files: requests/**/*.yaml',
      '(a)/[b]/requests/a.yaml': request,
    })
    const args = ['check', '--config', '(a)/[b]/campaign-contract.config.yaml']
    const { code, stdout } = await campaignContract(args, { cwd })
    expect({ code, stdout }).toMatchObject({ code: 0 })
    expect(stdout).toContain('1 file: 1 valid')
  })

  test('not with --no-config, and not for commands without configuration', async () => {
    const cwd = folderOf({ ...requests, 'campaign-contract.config.yaml': 'no: such option' })
    const outcome = await campaignContract(['check', '--no-config', 'requests'], { cwd })
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(await campaignContract(['completion', 'bash'], { cwd })).toMatchObject({ code: 0 })
  })

  test('and does not check it as a request', async () => {
    const cwd = folderOf({ 'campaign-contract.config.yaml': 'files: .', 'a.yaml': request })
    for (const args of [['check'], ['check', '--no-config', '.']]) {
      const { stdout } = await campaignContract(args, { cwd })
      expect(stdout).toContain('\n1 file: 1 valid')
    }
  })
})

describe('reports the file of a configuration that cannot be loaded', () => {
  const yaml = 'campaign-contract.config.yaml'
  const mjs = 'campaign-contract.config.mjs'
  test.each([
    ['an empty one', yaml, '', ':1:1: the file is empty'],
    ['one with only comments', yaml, '# files: .\n', ':1:1: the file is empty'],
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
    [
      'a duplicate key in JSON',
      'campaign-contract.config.json',
      '{"a":1,"a":1}',
      ':1:8: Duplicate key `a`',
    ],
    ['invalid UTF-8', yaml, Buffer.from([0xff, 0xfe, 0x61, 0]), ': not UTF-8 but UTF-16'],
    ['one that throws', mjs, 'throw new Error("no\\nway")', ': loading failed: Error: no\n'],
    ['one that throws a string', mjs, 'throw "no way"', ': loading failed: no way\n'],
    ['invalid code', mjs, 'export default {', ': loading failed: '],
    ['invalid TypeScript', 'campaign-contract.config.ts', 'const a: = 1', ': loading failed: '],
    ['nothing exported', mjs, 'export const a = 1', ': the configuration must be an object'],
    ['a function', mjs, 'export default () => ({})', ': the configuration must be an object'],
    ['a list', yaml, '- files: .', ':1:1: the configuration must be an object'],
    ['an invalid package.json', 'package.json', '{"campaign-contract": ', ':1:23: invalid JSON'],
    [
      'an unknown key in package.json',
      'package.json',
      '{"campaign-contract":\n {"quiett": 1}}',
      ':2:3: Unknown option `quiett`. Did you mean `quiet`?',
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
    expect(stderr).toBe(`error: ${join(cwd, 'one', yaml)}: is a folder\n`)
  })

  test.each([
    ['none.yaml', 'none.yaml: file not found'],
    [
      '.',
      ': the file extension must be one of .js, .mjs, .cjs, .ts, .mts, .cts, .json, .yaml, .yml',
    ],
    ['a.txt', 'a.txt: the file extension must be one of '],
    ['none.mjs', 'none.mjs: file not found'],
    ['none.ts', 'none.ts: file not found'],
    ['package.json', 'package.json: missing key `campaign-contract`'],
  ])('--config %s', async (name, message) => {
    const cwd = folderOf({ 'package.json': '{}' })
    const { code, stderr } = await campaignContract(['check', '--config', name], { cwd })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })

  test('ignores a broken link', async () => {
    const cwd = folderOf({ 'a.yaml': request })
    symlinkSync(join(cwd, 'nowhere'), join(cwd, yaml))
    expect(await campaignContract(['check', 'a.yaml'], { cwd })).toMatchObject({ code: 0 })
  })

  test('ignores a package.json that is not an object', async () => {
    const cwd = folderOf({ 'a.yaml': request })
    for (const text of ['null', '[]', '1', '{"campaign-contract": null}']) {
      writeFileSync(join(cwd, 'package.json'), text)
      expect(await campaignContract(['check', 'a.yaml'], { cwd })).toMatchObject({ code: 0 })
    }
  })
})
