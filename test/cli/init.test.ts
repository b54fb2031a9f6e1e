import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { defineConfig } from '../../src/cli/config/index.js'
import { campaignContract, folderOf, root } from './command.js'

const config = 'campaign-contract.config.yaml'
const facts = 'campaign-contract.facts.yaml'
const workflow = '.github/workflows/campaign-contract.yml'
const example = 'requests/stop-a-campaign.yaml'
const request = 'operation: changeCampaignStatus\nbody: {action: STOP}\n'

const init = (cwd: string, ...args: string[]) => campaignContract(['init', ...args], { cwd })
const textIn = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8')
const filesIn = (cwd: string) =>
  readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1))
    .filter((name) => !name.startsWith('node_modules'))
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

const kinds = [
  ['yaml', config],
  ['json', 'campaign-contract.config.json'],
  ['ts', 'campaign-contract.config.mts'],
  ['js', 'campaign-contract.config.mjs'],
] as const

test.each(kinds)('writes a working setup, as %s', async (kind, name) => {
  const cwd = folderOf(installed)
  const written = [example, name, facts, workflow].map((file) => `wrote ${file}\n`).join('')
  expect(await init(cwd, '--as', kind)).toEqual({
    code: 0,
    stdout: `${written}\nNext:\n  npx campaign-contract check\n`,
    stderr: '',
  })
  expect(filesIn(cwd)).toEqual([workflow, name, facts, example].sort())
  const { code, stdout, stderr } = await campaignContract(['check'], { cwd })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('\n1 file: 1 valid, 0 invalid, 0 unreadable\n')
})

test.each(kinds)('checks the given files, as %s', async (kind) => {
  const cwd = folderOf({ ...installed, 'a"b/x.yaml': request, 'c/y.yaml': request })
  await init(cwd, '--as', kind, 'a"b', 'c/*.yaml')
  expect(existsSync(join(cwd, 'requests'))).toBe(false)
  expect((await campaignContract(['check'], { cwd })).stdout).toContain('\n2 files: 2 valid')
})

test('suggests installing the package when it is missing', async () => {
  const next = '  npm install --save-dev campaign-contract\n  npx campaign-contract check\n'
  expect((await init(folderOf({}))).stdout.endsWith(`\nNext:\n${next}`)).toBe(true)
})

test('writes a configuration with valid options in its comments, and an existing schema', async () => {
  const cwd = folderOf({})
  await init(cwd)
  const text = textIn(cwd, config)
  const schema =
    /^# yaml-language-server: \$schema=\.\/node_modules\/campaign-contract\/(\S+)/.exec(text)?.[1]
  expect(existsSync(`${root}${schema}`)).toBe(true)
  const whole = text.replace(/^# (?=serviceName|overrides| )/gm, '')
  expect(Object.keys(parse(whole))).toEqual([
    'files',
    'facts',
    'maxWarnings',
    'rules',
    'serviceName',
    'overrides',
  ])
  const other = folderOf({
    [config]: whole,
    [facts]: textIn(cwd, facts),
    'requests/a.yaml': textIn(cwd, example),
  })
  expect(await campaignContract(['check'], { cwd: other })).toMatchObject({ code: 0, stderr: '' })
})

test('writes a workflow that runs the check', async () => {
  const cwd = folderOf({})
  await init(cwd)
  const { on, permissions, jobs } = parse(textIn(cwd, workflow))
  expect({ on: Object.keys(on), permissions }).toEqual({
    on: ['push', 'pull_request'],
    permissions: { contents: 'read' },
  })
  expect(jobs.check.steps.at(-1).run).toBe('npx campaign-contract check')
})

test.each([
  ['pnpm-lock.yaml', 'corepack enable && pnpm install', 'pnpm exec', 'pnpm add --save-dev'],
  ['yarn.lock', 'corepack enable && yarn install', 'yarn', 'yarn add --dev'],
  [
    'bun.lock',
    'npm install --global bun && bun install --frozen-lockfile',
    'bunx',
    'bun add --dev',
  ],
])('uses the package manager of %s', async (lock, install, run, add) => {
  const cwd = folderOf({ [lock]: '' })
  const { stdout } = await init(cwd)
  const check = `${run} campaign-contract check`
  expect(stdout).toContain(`Next:\n  ${add} campaign-contract\n  ${check}\n`)
  const { steps } = parse(textIn(cwd, workflow)).jobs.check
  expect(steps.slice(-2)).toEqual([{ run: install }, { run: check }])
})

test('writes the workflow where GitHub looks for it, for a project in a folder', async () => {
  const locks = { 'pnpm-lock.yaml': '', 'packages/a b/yarn.lock': '' }
  const cwd = join(folderOf({ ...installed, ...locks, '.git/HEAD': '' }), 'packages/a b')
  const file = '../../.github/workflows/campaign-contract-packages-a b.yml'
  expect((await init(cwd)).stdout).toContain(
    `wrote ${file}\n\nNext:\n  yarn campaign-contract check\n`,
  )
  const { defaults, steps } = parse(textIn(cwd, file)).jobs.check
  expect(defaults).toEqual({ run: { 'working-directory': 'packages/a b' } })
  expect(steps).toHaveLength(4)
  expect(textIn(cwd, config)).toContain('$schema=../../node_modules/campaign-contract/')
})

test('writes nothing with --dry-run', async () => {
  const cwd = folderOf({})
  const { stdout, code } = await init(cwd, '--dry-run', '--force')
  const lines = [example, config, facts, workflow].map((file) => `would write ${file}\n`).join('')
  expect(stdout.startsWith(lines)).toBe(true)
  expect({ code, files: readdirSync(cwd) }).toEqual({ code: 0, files: [] })
})

test('keeps existing requests', async () => {
  const cwd = folderOf({ 'requests/own.yaml': request })
  expect((await init(cwd)).stdout).not.toContain('requests')
  expect(readdirSync(join(cwd, 'requests'))).toEqual(['own.yaml'])
})

test('overwrites files only with --force', async () => {
  const cwd = folderOf({ [config]: 'files: mine', [workflow]: 'mine' })
  const hint = '(already exists; --force overwrites it)'
  expect((await init(cwd)).stdout).toContain(`kept ${config} ${hint}\nkept ${workflow} ${hint}\n`)
  expect([textIn(cwd, config), textIn(cwd, workflow)]).toEqual(['files: mine', 'mine'])
  expect((await init(cwd, '--force')).stdout).toContain(
    `wrote ${config}\nwrote ${facts}\nwrote ${workflow}\n`,
  )
  expect(textIn(cwd, config) + textIn(cwd, workflow)).not.toContain('mine')
})

test.each([
  ['package.json', '{"campaign-contract": {"files": "requests"}}'],
  ['campaign-contract.config.mjs', 'export default {}'],
])('writes no second configuration next to %s, even with --force', async (name, text) => {
  const cwd = folderOf({ [name]: text })
  expect((await init(cwd, '--force')).stdout).toContain(
    `kept ${name} (already the configuration)\n`,
  )
  expect(existsSync(join(cwd, config))).toBe(false)
  expect(textIn(cwd, name)).toBe(text)
})

test('changes nothing the second time', async () => {
  const cwd = folderOf({})
  await init(cwd)
  const contents = () => filesIn(cwd).map((name) => [name, textIn(cwd, name)])
  const before = contents()
  expect((await init(cwd)).stdout.match(/^\w+/gm)).toEqual(['kept', 'kept', 'Next'])
  expect(contents()).toEqual(before)
})

test('reports a file that cannot be written', async () => {
  const { code, stderr } = await init(folderOf({ '.github': 'a file' }))
  expect(code).toBe(2)
  expect(stderr).toContain(`error: ${workflow}: `)
})

test('fixes the time, and rejects warnings and unknown fields', async () => {
  const cwd = folderOf({})
  await init(cwd)
  expect(textIn(cwd, facts)).toMatch(/^now: \d{4}-\d\d-\d\dT00:00:00Z$/m)
  const other = folderOf({
    [config]: textIn(cwd, config),
    [facts]: 'now: 2026-01-01T00:00:00Z',
    'requests/dated.yaml':
      'operation: updateOffering\nbody: {scheduling: {expiry_datetime: 2026-01-02T00:00:00Z}}\n',
    'requests/unknown.yaml': 'operation: updateOffering\nbody: {colour: red}\n',
  })
  const { code, stdout } = await campaignContract(['check'], { cwd: other })
  expect(code).toBe(1)
  expect(stdout).toMatch(/^valid +requests\/dated\.yaml/m)
  expect(stdout).toContain('error  colour  field/unknown')
})
