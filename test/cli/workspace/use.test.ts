import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from '../command.js'

const yaml = 'campaign-contract.workspace.yaml'
const config = 'campaign-contract.config.yaml'
const request = 'operation: updateOffering\nbody: {tags: [tag_summer]}\n'
const violation = 'a.yaml:2:15  error  tags.0  offering/tag-unknown'
const rejecting = 'tags: {tag_winter: Winter sale}\n'
const accepting = 'tags: [tag_summer]\n'

const check = async (files: Record<string, string>, args: string[] = [], folder = '') => {
  const cwd = folderOf({ 'a.yaml': request, ...files })
  mkdirSync(join(cwd, folder), { recursive: true })
  return campaignContract(['check', join(cwd, 'a.yaml'), ...args], { cwd: join(cwd, folder) })
}

describe('`check` uses as facts', () => {
  test.each<[what: string, files: Record<string, string>, args?: string[], folder?: string]>([
    ['the workspace of the working folder', { [yaml]: rejecting }],
    ['a `.yml` file', { 'campaign-contract.workspace.yml': rejecting }],
    ['a `.json` file', { 'campaign-contract.workspace.json': '{"tags": ["tag_winter"]}' }],
    ['that of a folder above', { [yaml]: rejecting }, [], 'one/two'],
    ['the nearest one', { [yaml]: accepting, [`one/${yaml}`]: rejecting }, [], 'one/two'],
    ['that of the flag', { 'own.yaml': rejecting, [yaml]: accepting }, ['--workspace', 'own.yaml']],
    [
      'that of the configuration, relative to its folder',
      {
        [`one/${config}`]: 'workspace: w/own.yaml',
        'one/w/own.yaml': rejecting,
        [yaml]: accepting,
      },
      [],
      'one/two',
    ],
    [
      'that next to the configuration',
      { [`one/${config}`]: 'maxErrors: 9', [`one/${yaml}`]: rejecting, [yaml]: accepting },
      ['--config', `one/${config}`],
    ],
    [
      'that of the flag rather than of the configuration',
      { [config]: 'workspace: none.yaml', 'own.yaml': rejecting },
      ['--workspace', 'own.yaml'],
    ],
    ['a workspace without configuration', { [yaml]: rejecting, [config]: '1' }, ['--no-config']],
  ])('%s', async (_what, files, args, folder) => {
    const { code, stdout, stderr } = await check(files, args, folder)
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain(violation)
  })

  test.each<[what: string, files: Record<string, string>, args?: string[]]>([
    ['no workspace', {}],
    ['no workspace with --no-workspace', { [yaml]: rejecting }, ['--no-workspace']],
    [
      'no configured workspace with --no-workspace',
      { [config]: 'workspace: own.yaml', 'own.yaml': rejecting },
      ['--no-workspace'],
    ],
    [
      'facts of a file first',
      { [yaml]: rejecting, 'f.yaml': 'workspace: {tagIds: [tag_summer]}' },
      ['--facts', 'f.yaml'],
    ],
    [
      'facts of the document first',
      { [yaml]: rejecting, 'a.yaml': `${request}facts: {workspace: {tagIds: [tag_summer]}}\n` },
    ],
  ])('%s', async (_what, files, args) => {
    const { code, stdout } = await check(files, args)
    expect(stdout).not.toContain('offering/tag-unknown')
    expect(code).toBe(0)
  })

  test('the workspace in overrides, too', async () => {
    const overrides = "overrides: [{files: '*.yaml', rules: {offering/tag-unknown: warn}}]"
    const { code, stdout } = await check({ [yaml]: rejecting, [config]: overrides })
    expect(code).toBe(0)
    expect(stdout).toContain('warn  tags.0  offering/tag-unknown')
  })

  test('the workspace in each line of a file, and in worker threads', async () => {
    const row = (tag: string) =>
      `${JSON.stringify({ operation: 'updateOffering', body: { tags: [tag] } })}\n`
    const text = row('tag_winter').repeat(40_000) + row('tag_summer')
    const cwd = folderOf({ 'rows.ndjson': text, [yaml]: rejecting })
    const flags = ['--threads', '2', '--format', 'json', '--quiet']
    const { stdout } = await campaignContract(['check', 'rows.ndjson', ...flags], { cwd })
    const { files, summary } = JSON.parse(stdout)
    expect(summary).toMatchObject({ requests: 40_001, wrong: 1 })
    expect(files).toMatchObject([{ violations: [{ rule: 'offering/tag-unknown' }] }])
  })
})

describe('a workspace that cannot be used is an error', () => {
  test.each<[what: string, files: Record<string, string>, args: string[], message: string]>([
    ['missing', {}, ['--workspace', 'none.yaml'], 'none.yaml: file not found'],
    [
      'invalid',
      { [yaml]: 'tags:\n  - 5\n' },
      [],
      `${yaml}:2:5: \`tags.0\` must be a non-empty string. For all problems, run \`campaign-contract workspace check\`.`,
    ],
    [
      'with an unknown member',
      { [yaml]: 'tag: []\n' },
      [],
      `${yaml}:1:1: \`tag\`: unknown member. Did you mean \`tags\`? For all problems, run \`campaign-contract workspace check\`.`,
    ],
    [
      'no object',
      { [yaml]: '[]\n' },
      [],
      `${yaml}:1:1: the workspace must be an object. For all problems, run \`campaign-contract workspace check\`.`,
    ],
    [
      'with a duplicate key',
      { 'a.json': '{"tags":[],"tags":[]}' },
      ['--workspace', 'a.json'],
      'a.json:1:12: Duplicate key `tags`',
    ],
  ])('%s', async (_what, files, args, message) => {
    expect(await check(files, args)).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` })
  })

  test('one of two', async () => {
    const { stderr } = await check({ [yaml]: '{}', 'campaign-contract.workspace.json': '{}' })
    expect(stderr).toMatch(
      /contains two workspaces, campaign-contract.workspace.yaml and campaign-contract.workspace.json; keep one of them/,
    )
  })
})

test('a workspace is not a request', async () => {
  const cwd = folderOf({ 'a.yaml': request, [yaml]: accepting, 'own.yaml': accepting })
  const found = await campaignContract(['check', '.', '--workspace', 'own.yaml'], { cwd })
  expect(found.stdout).toContain('\n1 file: 1 valid')
  const fixed = await campaignContract(['fix', '.', '--workspace', 'own.yaml'], { cwd })
  expect(fixed.code).toBe(0)
})

test('outputs do not overwrite a workspace', async () => {
  const { code, stderr } = await check({ [yaml]: accepting }, ['--output', `json=${yaml}`])
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `error: --output json=${yaml}: this file is an input\n`,
  })
})

test('`check` names only what the workspace does not have', async () => {
  const text =
    'operation: updateOffering\nparams: {offer_id: offer_1}\nheaders: {}\nbody: {tags: [tag_summer]}\n'
  const offerings = 'offerings: {offer_1: {status: draft}}\n'
  const needs = async (workspace: string) => {
    const { stdout } = await check({ 'a.yaml': text, [yaml]: workspace }, ['--format', 'json'])
    return JSON.parse(stdout).files[0].needs
  }
  expect(await needs('{}')).toEqual(['facts.workspace', 'facts.recentRequests', 'facts.offering'])
  expect(await needs(accepting)).toEqual([
    'facts.workspace',
    'facts.recentRequests',
    'facts.offering',
  ])
  expect(await needs(`offerings_enabled: true\n${accepting}`)).not.toContain('facts.workspace')
  expect(await needs(`${accepting}${offerings}`)).not.toContain('facts.offering')
})

describe('`schema`', () => {
  const printed = async (files: Record<string, string>, ...args: string[]) => {
    const cwd = folderOf(files)
    const { stdout } = await campaignContract(['schema', 'createOffering', ...args], { cwd })
    return JSON.parse(stdout).$defs.OfferingCreate.properties.tags.items
  }

  test('lists the names of the workspace with their labels', async () => {
    expect(await printed({ 'own.yaml': rejecting }, '--workspace', 'own.yaml')).toMatchObject({
      enum: ['tag_winter'],
      enumDescriptions: ['Winter sale'],
    })
  })

  test('lists none with --no-workspace', async () => {
    expect(await printed({ [yaml]: rejecting }, '--no-workspace')).not.toHaveProperty('enum')
  })

  test('rejects no other names where the configuration has a warning', async () => {
    const rules = 'rules: {offering/tag-unknown: warn}'
    expect(await printed({ [yaml]: rejecting, [config]: rules })).toMatchObject({
      anyOf: [{ enum: ['tag_winter'] }, {}],
    })
  })
})

describe('`conform`', () => {
  const conform = async (files: Record<string, string>, ...args: string[]) => {
    const target = 'http://127.0.0.1:1'
    const { stderr } = await campaignContract(['conform', target, ...args], {
      cwd: folderOf(files),
    })
    return stderr
  }

  test('reads the workspace of its flag', async () => {
    const files = { 'own.yaml': 'tags: 5\n' }
    expect(await conform(files, '--workspace', 'own.yaml')).toContain('error: own.yaml:1:7: `tags`')
  })

  test('reads no other workspace, because the server may have another one', async () => {
    const files = { [yaml]: 'tags: 5\n', [config]: 'workspace: own.yaml\n' }
    expect(await conform(files)).toContain('ECONNREFUSED')
  })
})

test('`fix` corrects requests with the facts of the workspace', async () => {
  const text = 'operation: createOffering\nbody: {tags: [tag_winter], desciption: a}\n'
  const cwd = folderOf({ 'a.yaml': text, [yaml]: rejecting })
  await campaignContract(['fix', 'a.yaml'], { cwd })
  expect(readFileSync(join(cwd, 'a.yaml'), 'utf8')).toBe(text.replace('desciption', 'description'))
  const { stdout } = await campaignContract(['fix', '.', '--workspace', 'none.yaml'], { cwd })
  expect(stdout).toBe('')
})
