import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'

const yaml = 'campaign-contract.workspace.yaml'
const config = 'campaign-contract.config.yaml'
const request = 'operation: updateOffering\nbody: {tags: [tag_summer]}\n'
const rejecting = 'tags: {tag_winter: Winter sale}\n'
const accepting = 'tags: [tag_summer]\n'
const all = 'For all problems, run `campaign-contract workspace check`.'

const check = (files: Record<string, string>, args = '', folder = '') => {
  const cwd = folderOf({ 'a.yaml': request, ...files })
  mkdirSync(join(cwd, folder), { recursive: true })
  const flags = args.split(' ').filter((arg) => arg !== '')
  return campaignContract(['check', join(cwd, 'a.yaml'), ...flags], { cwd: join(cwd, folder) })
}

test.each<[what: string, files: Record<string, string>, args?: string, folder?: string]>([
  ['of the working folder', { [yaml]: rejecting }],
  ['in a `.yml` file', { 'campaign-contract.workspace.yml': rejecting }],
  ['in a `.json` file', { 'campaign-contract.workspace.json': '{"tags": ["tag_winter"]}' }],
  ['of a folder above', { [yaml]: rejecting }, '', 'one/two'],
  ['that is the nearest', { [yaml]: accepting, [`one/${yaml}`]: rejecting }, '', 'one/two'],
  ['of the flag', { 'own.yaml': rejecting, [yaml]: accepting }, '--workspace own.yaml'],
  [
    'of the configuration, relative to its folder',
    { [`one/${config}`]: 'workspace: w/own.yaml', 'one/w/own.yaml': rejecting, [yaml]: accepting },
    '',
    'one/two',
  ],
  [
    'next to the configuration',
    { [`one/${config}`]: 'maxErrors: 9', [`one/${yaml}`]: rejecting, [yaml]: accepting },
    `--config one/${config}`,
  ],
  [
    'of the flag rather than of the configuration',
    { [config]: 'workspace: none.yaml', 'own.yaml': rejecting },
    '--workspace own.yaml',
  ],
  ['without configuration', { [yaml]: rejecting, [config]: '1' }, '--no-config'],
])('`check` uses the workspace %s', async (_, files, args, folder) => {
  const { code, stdout, stderr } = await check(files, args, folder)
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
  expect(stdout).toContain('a.yaml:2:15  error  tags.0  offering/tag-unknown')
})

test.each<[what: string, files: Record<string, string>, args?: string]>([
  ['no workspace', {}],
  ['no workspace with --no-workspace', { [yaml]: rejecting }, '--no-workspace'],
  [
    'no configured workspace with --no-workspace',
    { [config]: 'workspace: own.yaml', 'own.yaml': rejecting },
    '--no-workspace',
  ],
  [
    'facts of a file first',
    { [yaml]: rejecting, 'f.yaml': 'workspace: {tagIds: [tag_summer]}' },
    '--facts f.yaml',
  ],
  [
    'facts of the document first',
    { [yaml]: rejecting, 'a.yaml': `${request}facts: {workspace: {tagIds: [tag_summer]}}\n` },
  ],
])('`check` uses %s', async (_, files, args) => {
  const { code, stdout } = await check(files, args)
  expect(stdout).not.toContain('offering/tag-unknown')
  expect(code).toBe(0)
})

test('`check` uses the workspace in overrides, too', async () => {
  const overrides = "overrides: [{files: '*.yaml', rules: {offering/tag-unknown: warn}}]"
  const { code, stdout } = await check({ [yaml]: rejecting, [config]: overrides })
  expect(code).toBe(0)
  expect(stdout).toContain('warn  tags.0  offering/tag-unknown')
})

test.each<[what: string, files: Record<string, string>, args: string, message: string]>([
  ['missing', {}, '--workspace none.yaml', 'none.yaml: file not found\n'],
  [
    'invalid',
    { [yaml]: 'tags:\n  - 5\n' },
    '',
    `${yaml}:2:5: \`tags.0\` must be a non-empty string. ${all}\n`,
  ],
  [
    'with an unknown member',
    { [yaml]: 'tag: []\n' },
    '',
    `${yaml}:1:1: \`tag\`: unknown member. Did you mean \`tags\`? ${all}\n`,
  ],
  ['no object', { [yaml]: '[]\n' }, '', `${yaml}:1:1: the workspace must be an object. ${all}\n`],
  [
    'one with a duplicate key',
    { 'a.json': '{"tags":[],"tags":[]}' },
    '--workspace a.json',
    'a.json:1:12: Duplicate key `tags`\n',
  ],
  [
    'one of two',
    { [yaml]: '{}', 'campaign-contract.workspace.json': '{}' },
    '',
    'contains two workspaces, campaign-contract.workspace.yaml and campaign-contract.workspace.json; keep one',
  ],
  ['overwritten', { [yaml]: '{}' }, `--output json=${yaml}`, 'this file is an input\n'],
])('is an error if it is %s', async (_, files, args, message) => {
  const outcome = await check(files, args)
  expect(outcome).toMatchObject({ code: 2, stdout: '' })
  expect(outcome.stderr).toContain(message)
})

test('a workspace is not a request', async () => {
  const cwd = folderOf({ 'a.yaml': request, [yaml]: accepting, 'own.yaml': accepting })
  for (const command of ['check', 'fix']) {
    const { code, stdout } = await campaignContract([command, '.', '--workspace', 'own.yaml'], {
      cwd,
    })
    expect(code).toBe(0)
    expect(stdout).toContain('\n1 file: 1 valid')
  }
})

test('`check` names only the facts that the workspace does not have', async () => {
  const text =
    'operation: updateOffering\nparams: {offer_id: offer_1}\nheaders: {}\nbody: {tags: [tag_summer]}\n'
  const needs = async (workspace: string) => {
    const { stdout } = await check({ 'a.yaml': text, [yaml]: workspace }, '--format json')
    return JSON.parse(stdout).files[0].needs
  }
  const unknown = ['facts.workspace', 'facts.recentRequests', 'facts.offering']
  expect(await needs('{}')).toEqual(unknown)
  expect(await needs(accepting)).toEqual(unknown)
  expect(await needs(`offerings_enabled: true\n${accepting}`)).not.toContain('facts.workspace')
  const stored = 'offerings: {offer_1: {status: draft}}\n'
  expect(await needs(`${accepting}${stored}`)).not.toContain('facts.offering')
})

describe('`schema`', () => {
  const warning = { [config]: 'rules: {offering/tag-unknown: warn}' }
  test.each<[string, Record<string, string>, string[], object]>([
    [
      'lists the names of the workspace with their labels',
      {},
      [],
      { enum: ['tag_winter'], enumDescriptions: ['Winter sale'] },
    ],
    ['lists none with --no-workspace', {}, ['--no-workspace'], { enum: undefined }],
    ['accepts other names with a warning', warning, [], { anyOf: [{ enum: ['tag_winter'] }, {}] }],
  ])('%s', async (_, files, args, items) => {
    const cwd = folderOf({ [yaml]: rejecting, ...files })
    const { stdout } = await campaignContract(['schema', 'createOffering', ...args], { cwd })
    const { properties } = JSON.parse(stdout).$defs.OfferingCreate
    expect({ enum: undefined, ...properties.tags.items }).toMatchObject(items)
  })
})

test('`conform` reads the workspace of its flag, and no other', async () => {
  const cwd = folderOf({ 'own.yaml': 'tags: 5\n', [yaml]: 'tags: 5\n' })
  const conform = async (...flags: string[]) =>
    (await campaignContract(['conform', 'http://127.0.0.1:1', ...flags], { cwd })).stderr
  expect(await conform('--workspace', 'own.yaml')).toContain('error: own.yaml:1:7: `tags`')
  // The server may have another workspace.
  expect(await conform()).toContain('cannot reach the server')
})

test('`fix` corrects requests with the facts of the workspace', async () => {
  const text = 'operation: createOffering\nbody: {tags: [tag_winter], desciption: a}\n'
  const cwd = folderOf({ 'a.yaml': text, [yaml]: rejecting })
  await campaignContract(['fix', 'a.yaml'], { cwd })
  expect(readFileSync(join(cwd, 'a.yaml'), 'utf8')).toBe(text.replace('desciption', 'description'))
})
