import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, type Files, folderOf } from './command.js'
import { exampleArgs, exampleFiles } from './example-files.js'
import { expectGolden } from './golden.js'
import { checked as checkedFiles } from './inputs/checked.js'
import { recording } from './inputs/recording.js'

const request = (body: string) => `operation: changeCampaignStatus\nbody: ${body}\n`
const list = (values: string) =>
  `operation: testCampaign\nbody: {test_campaign_meta: {identifier: USER_ID, identifier_values: [${values}]}}\n`
const invalid = request('{action: Stop}')
const valid = request('{action: STOP}')
const flags = ['--baseline', 'known.json']

const write = (cwd: string, name: string, text: string) => writeFileSync(join(cwd, name), text)
const baselineIn = (cwd: string) => readFileSync(join(cwd, 'known.json'), 'utf8')

/** Creates a folder with files and a baseline of their findings. */
async function known(files: Files): Promise<string> {
  const cwd = folderOf(files)
  const args = ['check', '.', ...flags, '--update-baseline']
  expect(await campaignContract(args, { cwd })).toMatchObject({ code: 0, stderr: '' })
  return cwd
}

async function checked(cwd: string, args: readonly string[] = ['.'], input = '') {
  const { code, report } = await checkedFiles({}, [...args, ...flags], { cwd, input })
  const { baseline } = report.summary
  const found = report.files.flatMap(({ violations, warnings }) =>
    [...violations, ...warnings].map(({ rule, target }) => `${rule} ${target}`),
  )
  return { code, found, known: baseline?.known, gone: baseline?.gone, files: report.files }
}

test('a baseline is sorted, with one line for each key of a finding', async () => {
  const cwd = folderOf(exampleFiles)
  const args = ['check', ...exampleArgs, ...flags, '--update-baseline']
  const { code, stdout } = await campaignContract(args, { cwd })
  await expectGolden('baseline', baselineIn(cwd))
  expect(stdout).toMatch(/\nbaseline written: \d+ findings\n$/)
  // Some documents are unreadable, which a baseline cannot hide.
  expect(code).toBe(2)
})

test('of a baseline, only the members that it has now are read', async () => {
  const cwd = await known({ 'a.yaml': invalid })
  write(cwd, 'known.json', baselineIn(cwd).replace('"count"', '"fingerprint":"1f8a","count"'))
  write(cwd, 'a.yaml', valid)
  const { code, gone } = await checked(cwd)
  const finding = { operation: 'changeCampaignStatus', rule: 'structure', target: 'action' }
  expect({ code, gone }).toEqual({ code: 0, gone: [{ file: 'a.yaml', ...finding, count: 1 }] })
})

test('known findings are hidden and counted, and do not fail the run', async () => {
  const cwd = await known({ 'a.yaml': invalid, 'b.yaml': request('{action: STOP, x: 1}') })
  expect(await checked(cwd, ['.', '--max-warnings=0'])).toMatchObject({
    code: 0,
    found: [],
    known: 2,
  })
  expect((await checked(cwd, ['.', '--quiet'])).files).toEqual([])
  const { stdout } = await campaignContract(['check', '.', ...flags], { cwd })
  expect(stdout).toContain(
    'known       a.yaml  changeCampaignStatus\n  1 finding in the baseline\n',
  )
  expect(stdout).toMatch(
    /\n2 files: 1 valid, 0 invalid, 1 known, 0 unreadable\n2 findings already in the baseline\n$/,
  )
})

test.each([
  ['moved', invalid, `# moved\n\n${request('{x: 1, action: Stop}')}`, ['field/unknown x']],
  ['after other items', list('"a", 5'), list('"z", "a", 5'), []],
  [
    'but not one more with the same key',
    list('5'),
    list('5, 6'),
    ['structure test_campaign_meta.identifier_values.1'],
  ],
])('findings are known when they are %s', async (_, before, after, found) => {
  const cwd = await known({ 'a.yaml': before })
  write(cwd, 'a.yaml', after)
  expect((await checked(cwd)).found).toEqual(found)
})

test('findings are known in the same file only', async () => {
  const cwd = await known({ 'a.yaml': invalid })
  write(cwd, 'b.yaml', invalid)
  expect(await checked(cwd)).toMatchObject({ code: 1, found: ['structure action'] })
})

test('findings are known from any working folder', async () => {
  const cwd = await known({ 'below/a.yaml': invalid, 'b.yaml': invalid })
  const args = ['check', 'a.yaml', '../b.yaml', '--baseline', '../known.json']
  expect((await campaignContract(args, { cwd: join(cwd, 'below') })).code).toBe(0)
})

test('findings of standard input are known', async () => {
  const cwd = folderOf({})
  const args = ['check', '-', ...flags, '--update-baseline']
  await campaignContract(args, { cwd, input: invalid })
  expect((await checked(cwd, ['-'], invalid)).code).toBe(0)
  expect((await checked(cwd, ['-'], request('[]'))).code).toBe(1)
})

test('findings of responses, and truncated ones, are known', async () => {
  const fields = Array.from({ length: 1009 }, (_, at) => [`x${at}`, 0])
  const many = { operation: 'createOffering', body: Object.fromEntries(fields) }
  const cwd = await known({ 'many.json': JSON.stringify(many), 'a.har': recording })
  expect(await checked(cwd)).toMatchObject({ code: 0, found: [] })
})

describe('findings that no longer occur', () => {
  const goneFiles = (gone: unknown) => (gone as { file: string }[]).map(({ file }) => file)

  test('are reported and do not fail the run', async () => {
    const cwd = await known({ 'a.yaml': invalid, 'b.yaml': invalid })
    write(cwd, 'a.yaml', valid)
    rmSync(join(cwd, 'b.yaml'))
    const { code, gone } = await checked(cwd)
    expect({ code, files: goneFiles(gone) }).toEqual({ code: 0, files: ['a.yaml', 'b.yaml'] })
    const { stdout } = await campaignContract(['check', '.', ...flags], { cwd })
    expect(stdout).toContain(`
2 findings of the baseline no longer found; run with --update-baseline
  a.yaml  changeCampaignStatus  action  structure
`)
    const markdown = ['check', '.', ...flags, '--format', 'markdown']
    expect((await campaignContract(markdown, { cwd })).stdout).toContain(
      '#### No longer found\n\n- `a.yaml  changeCampaignStatus  action  structure`\n',
    )
  })

  test('are removed by an update, which keeps those of unchecked and unreadable files', async () => {
    const names = ['a.yaml', 'b.yaml', 'c.yaml', 'd.yaml']
    const cwd = await known(Object.fromEntries(names.map((name) => [name, invalid])))
    write(cwd, 'a.yaml', valid)
    rmSync(join(cwd, 'b.yaml'))
    write(cwd, 'd.yaml', '- 1')
    expect(goneFiles((await checked(cwd, ['a.yaml', 'd.yaml'])).gone)).not.toContain('d.yaml')
    await checked(cwd, ['a.yaml', 'd.yaml', '--update-baseline'])
    expect(goneFiles(JSON.parse(baselineIn(cwd)).findings)).toEqual(['c.yaml', 'd.yaml'])
  })

  test('are cut after twenty on a terminal', async () => {
    const files = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.yaml`, invalid]))
    const cwd = await known({ ...files, 'right.yaml': valid })
    for (const name of Object.keys(files)) rmSync(join(cwd, name))
    const { stdout } = await campaignContract(['check', '.', ...flags], { cwd })
    expect(stdout).toMatch(
      /\n25 findings of the baseline no longer[^\n]*\n(?: {2}\d+\.yaml[^\n]*\n){20} {2}and 5 more\n$/,
    )
  })
})

describe('an invalid baseline', () => {
  const entry = {
    file: 'a.yaml',
    operation: 'changeCampaignStatus',
    rule: 'structure',
    target: 'action',
    count: 1,
  }
  const withEntry = (changed: object) =>
    JSON.stringify({ version: 1, findings: [{ ...entry, ...changed }] })
  const malformed = [
    ['no JSON', '{', 'known.json:1:1: invalid JSON: '],
    ['a list', '[]', 'known.json: not a baseline'],
    ['a request', '{"operation": "testCampaign"}', 'known.json: not a baseline'],
    ['no list', '{"version": 1, "findings": {}}', 'not a baseline'],
    ['an invalid entry', '{"version": 1, "findings": [5]}', '`findings.0` must have `file`'],
    ['a count of zero', withEntry({ count: 0 }), '`findings.0` must have `file`'],
    ['a file without name', withEntry({ file: null }), '`findings.0` must have `file`'],
  ]
  const stale = [
    ['another version', '{"version": 2, "findings": []}', 'format version 2 is not supported'],
  ]

  test.each([...malformed, ...stale])('is rejected: %s', async (_, text = '', message) => {
    const cwd = folderOf({ 'a.yaml': invalid, 'known.json': text })
    const { code, stdout, stderr } = await campaignContract(['check', 'a.yaml', ...flags], { cwd })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^error: --baseline [^\n]+\n$/)
    expect(stderr).toContain(message)
  })

  test.each([
    ...malformed.map(([what, text = '']) => [what, text, 2, text] as const),
    ...stale.map(([what, text = '']) => [what, text, 0, withEntry({})] as const),
  ])('is rewritten by an update only if it is an old one: %s', async (_, text, code, after) => {
    const cwd = folderOf({ 'a.yaml': invalid, 'known.json': text })
    const args = ['check', 'a.yaml', ...flags, '--update-baseline']
    expect((await campaignContract(args, { cwd })).code).toBe(code)
    expect(code === 0 ? JSON.parse(baselineIn(cwd)) : baselineIn(cwd)).toEqual(
      code === 0 ? JSON.parse(after) : after,
    )
  })

  test('is one that does not exist, or is a folder', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const outcome = () => campaignContract(['check', 'a.yaml', ...flags], { cwd })
    const hint = 'file not found; create it with --update-baseline'
    expect((await outcome()).stderr).toBe(`error: --baseline known.json: ${hint}\n`)
    mkdirSync(join(cwd, 'known.json'))
    expect((await outcome()).stderr).toBe('error: --baseline known.json: is a folder\n')
  })
})

test('hostile names are escaped in a baseline, and where its findings are shown', async () => {
  const key = '\u001b[2J\u202e\u009b'
  const body = JSON.stringify({ action: 'STOP', [key]: 1 })
  const text = `{"operation": "changeCampaignStatus", "body": ${body}}`
  const cwd = await known({ '::add-mask::a.json': text })
  expect(baselineIn(cwd).replaceAll('\n', '')).toMatch(/^[^\p{Cc}\u202e]+$/u)
  expect(await checked(cwd)).toMatchObject({ found: [], known: 1 })
  write(cwd, '::add-mask::a.json', '{"operation": "listOfferings"}')
  const args = ['check', '.', ...flags]
  const github = await campaignContract([...args, '--format', 'github'], { cwd })
  expect(github.stdout).toContain('1 finding of the baseline no longer found')
  expect(github.stdout).not.toContain('::')
  const pretty = await campaignContract(args, { cwd })
  expect(pretty.stdout).toContain(
    '  \\u003a:add-mask::a.json  changeCampaignStatus  \\u001b[2J\\u202e',
  )
})
