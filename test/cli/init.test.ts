import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { defineConfig } from '../../src/cli/config/index.js'
import { campaignContract, folderOf, root } from './command.js'

const config = 'campaign-contract.config.yaml'
const workflow = '.github/workflows/campaign-contract.yml'
const hooks = '.pre-commit-config.yaml'
const example = 'requests/stop-a-campaign.yaml'

const init = (cwd: string, ...args: string[]) => campaignContract(['init', ...args], { cwd })
const textIn = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8')
const filesIn = (cwd: string) =>
  readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1))
    .sort()

/** Installs the package from its source into a project. */
const installed = {
  'node_modules/campaign-contract/package.json': JSON.stringify({
    name: 'campaign-contract',
    type: 'module',
    exports: { './config': './config.mjs' },
  }),
  'node_modules/campaign-contract/config.mjs': `export const defineConfig = ${defineConfig}`,
}

describe('init in an empty folder', () => {
  test.each([
    ['yaml', config],
    ['json', 'campaign-contract.config.json'],
    ['ts', 'campaign-contract.config.ts'],
    ['js', 'campaign-contract.config.mjs'],
  ])('writes a working setup, as %s', async (kind, name) => {
    const cwd = folderOf(installed)
    const lines = [example, name, workflow, hooks].map((file) => `wrote ${file}\n`).join('')
    expect(await init(cwd, '--as', kind)).toEqual({
      code: 0,
      stdout: `${lines}\nNext:\n  npx campaign-contract check\n`,
      stderr: '',
    })
    const own = filesIn(cwd).filter((file) => !file.startsWith('node_modules'))
    expect(own).toEqual([hooks, workflow, name, example].sort())
    const { code, stdout, stderr } = await campaignContract(['check'], { cwd })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('\n1 file: 1 valid, 0 invalid, 0 unreadable\n')
  })

  test('suggests installing the package when it is missing', async () => {
    const { stdout } = await init(folderOf({}))
    const next = ['npm install --save-dev campaign-contract', 'npx campaign-contract check']
    expect(stdout).toMatch(new RegExp(`\nNext:\n  ${next.join('\n {2}')}\n$`))
  })

  test('writes a configuration with valid options in its comments', async () => {
    const cwd = folderOf({})
    await init(cwd)
    const text = textIn(cwd, config)
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\/node_modules\/campaign-contract\//)
    const schema = /\$schema=\.\/node_modules\/campaign-contract\/(\S+)/.exec(text)?.[1]
    expect(existsSync(`${root}${schema}`)).toBe(true)
    const whole = text.replace(/^# (?=serviceName|rules|overrides| )/gm, '')
    expect(Object.keys(parse(whole))).toEqual(['files', 'serviceName', 'rules', 'overrides'])
    const other = folderOf({ [config]: whole, 'requests/a.yaml': textIn(cwd, example) })
    expect(await campaignContract(['check'], { cwd: other })).toMatchObject({ code: 0, stderr: '' })
  })

  test('writes a workflow and a hook that run the check', async () => {
    const cwd = folderOf({})
    await init(cwd)
    const { on, permissions, jobs } = parse(textIn(cwd, workflow))
    expect(Object.keys(on)).toEqual(['push', 'pull_request'])
    expect(permissions).toEqual({ contents: 'read' })
    const { steps, 'runs-on': machine } = jobs.check
    expect(machine).toBe('ubuntu-latest')
    expect(steps.map(({ uses, run }: Record<string, string>) => uses ?? run)).toEqual([
      'actions/checkout@v4',
      'actions/setup-node@v4',
      'npm ci',
      'npx campaign-contract check',
    ])
    const hook = { id: 'campaign-contract', name: 'campaign-contract', language: 'system' }
    const entry = 'npx campaign-contract check'
    expect(parse(textIn(cwd, hooks))).toEqual({
      repos: [{ repo: 'local', hooks: [{ ...hook, entry, pass_filenames: false }] }],
    })
  })

  test('writes nothing with --dry-run', async () => {
    const cwd = folderOf({})
    const { stdout, code } = await init(cwd, '--dry-run', '--force')
    const lines = [example, config, workflow, hooks].map((file) => `would write ${file}\n`).join('')
    expect(stdout.startsWith(lines)).toBe(true)
    expect({ code, files: readdirSync(cwd) }).toEqual({ code: 0, files: [] })
  })
})

describe('init in a project', () => {
  const request = 'operation: changeCampaignStatus\nbody: {action: STOP}\n'

  test.each(['yaml', 'json', 'ts', 'js'])('checks the given files, as %s', async (kind) => {
    const cwd = folderOf({ ...installed, 'a"b/x.yaml': request, 'c/y.yaml': request })
    await init(cwd, '--as', kind, 'a"b', 'c/*.yaml')
    expect(existsSync(join(cwd, 'requests'))).toBe(false)
    const { stdout } = await campaignContract(['check'], { cwd })
    expect(stdout).toContain('\n2 files: 2 valid')
  })

  test('keeps existing requests', async () => {
    const cwd = folderOf({ 'requests/own.yaml': request })
    expect((await init(cwd)).stdout).not.toContain('requests')
    expect(readdirSync(join(cwd, 'requests'))).toEqual(['own.yaml'])
  })

  test('overwrites files only with --force', async () => {
    const cwd = folderOf({ [config]: 'files: mine', [workflow]: 'mine', [hooks]: 'repos: []' })
    const hint = '(already exists; --force overwrites it)'
    const { stdout } = await init(cwd)
    expect(stdout).toContain(
      `kept ${config} ${hint}\nkept ${workflow} ${hint}\nadded to ${hooks}\n`,
    )
    expect([textIn(cwd, config), textIn(cwd, workflow)]).toEqual(['files: mine', 'mine'])
    const forced = await init(cwd, '--force')
    expect(forced.stdout).toContain(
      `wrote ${config}\nwrote ${workflow}\nkept ${hooks} (already has`,
    )
    expect(textIn(cwd, config)).not.toContain('mine')
    expect(textIn(cwd, workflow)).not.toContain('mine')
  })

  test.each([
    ['package.json', '{"campaign-contract": {"files": "requests"}}'],
    ['campaign-contract.config.mjs', 'export default {}'],
  ])('writes no second configuration next to %s, even with --force', async (name, text) => {
    const cwd = folderOf({ [name]: text })
    const { stdout } = await init(cwd, '--force')
    expect(stdout).toContain(`kept ${name} (already the configuration)\n`)
    expect(existsSync(join(cwd, config))).toBe(false)
    expect(textIn(cwd, name)).toBe(text)
  })

  test('changes nothing the second time', async () => {
    const cwd = folderOf({})
    await init(cwd)
    const before = filesIn(cwd).map((name) => [name, textIn(cwd, name)])
    const { code, stdout } = await init(cwd)
    expect({ code, lines: stdout.match(/^\w+/gm) }).toEqual({
      code: 0,
      lines: ['kept', 'kept', 'kept', 'Next'],
    })
    expect(filesIn(cwd).map((name) => [name, textIn(cwd, name)])).toEqual(before)
  })
})

describe('init adds its hook to existing hooks', () => {
  const hook = { id: 'campaign-contract', name: 'campaign-contract', language: 'system' }
  const entry = { ...hook, entry: 'npx campaign-contract check', pass_filenames: false }
  const remarked = `# ours
repos:
  - repo: https://example.com/a # pinned
    rev: v1
    hooks: [{id: b}] # one
`

  test.each([
    ['with comments', remarked],
    ['with their indentation', remarked.replaceAll('\n  ', '\n')],
    ['before other keys', `${remarked}fail_fast: true # yes\n`],
    ['in an empty list', 'repos: []\n'],
    ['in an empty file', ''],
    ['in a flow list', 'repos: [{repo: a, rev: b, hooks: [{id: c}]}]\n'],
  ])('%s', async (_what, text) => {
    const cwd = folderOf({ [hooks]: text })
    expect((await init(cwd)).stdout).toContain(`added to ${hooks}\n`)
    const after = textIn(cwd, hooks)
    const before = parse(text) ?? { repos: [] }
    const repos = [...before.repos, { repo: 'local', hooks: [entry] }]
    expect(parse(after)).toEqual({ ...before, repos })
    // All former lines are still there.
    const lines = text.split('\n').filter((line) => !line.startsWith('repos: ['))
    expect(after.split('\n').filter((line) => lines.includes(line))).toEqual(lines)
  })

  test('only once, anywhere in the file', async () => {
    const text =
      'repos: [{repo: https://example.com/a, hooks: [{id: x}, {id: campaign-contract}]}]\n'
    const cwd = folderOf({ [hooks]: text })
    expect((await init(cwd, '--force')).stdout).toContain(`kept ${hooks} (already has the hook)`)
    expect(textIn(cwd, hooks)).toBe(text)
  })

  test.each([
    ['invalid YAML', 'repos: [', 'invalid YAML: '],
    ['a list', '- a', 'not a pre-commit configuration: '],
    ['no repos', 'a: 1', 'not a pre-commit configuration: '],
    ['other repos', 'repos: a', 'not a pre-commit configuration: '],
    ['recursive aliases', 'a: &a [*a]\nrepos: *a', 'not a pre-commit configuration: '],
  ])('and writes nothing to an invalid file: %s', async (_what, text, message) => {
    const cwd = folderOf({ [hooks]: text })
    const { code, stdout, stderr } = await init(cwd)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`error: ${hooks}: ${message}`)
    expect(filesIn(cwd)).toEqual([hooks])
  })

  test.each([
    ['at the left', '', '\n'],
    ['indented', '  ', '\n'],
    ['with other line breaks', '    ', '\r\n'],
  ])('and keeps the existing text: %s', async (_what, indent, lineEnd) => {
    const list = `- repo:   x   # pin\n  hooks:\n    - id: a\n      args: [ "--x",  'y' ]\n      # within\n`
    const lines = `# mine\nrepos:\n${list.replace(/^/gm, indent).trimEnd()}\n`
    const own = `${lines}\n# the end\nfail_fast:   true\n`.replaceAll('\n', lineEnd)
    const cwd = folderOf({ [hooks]: own })
    expect(await init(cwd)).toMatchObject({ code: 0, stderr: '' })
    const text = textIn(cwd, hooks)
    const start = text.indexOf(`${indent}- repo: local${lineEnd}`)
    const end = text.indexOf('pass_filenames: false') + `pass_filenames: false${lineEnd}`.length
    expect(text.slice(0, start) + text.slice(end)).toBe(own)
    expect(text.split(lineEnd).join('')).not.toMatch(/[\r\n]/)
    const { repos, fail_fast } = parse(text)
    expect(repos.map(({ repo }: { repo: string }) => repo)).toEqual(['x', 'local'])
    expect(fail_fast).toBe(true)
  })

  test('and ends the last line first', async () => {
    const cwd = folderOf({ [hooks]: 'repos:\n- repo: x' })
    await init(cwd)
    expect(parse(textIn(cwd, hooks)).repos).toHaveLength(2)
  })

  test('and ignores invalid entries', async () => {
    const cwd = folderOf({ [hooks]: 'repos:\n  - null\n  - a\n  - hooks: [null, a]\n' })
    expect(await init(cwd)).toMatchObject({ code: 0, stderr: '' })
  })
})

test('reports a file that cannot be written', async () => {
  const cwd = folderOf({ '.github': 'a file' })
  const { code, stderr } = await init(cwd)
  expect(code).toBe(2)
  expect(stderr).toContain(`error: ${workflow}: `)
})
