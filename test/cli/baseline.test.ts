import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namesFrom } from '../../src/cli/baseline/baseline.js'
import { baselineText, readBaseline } from '../../src/cli/baseline/baseline-file.js'
import type { Summary } from '../../src/cli/results/result.js'
import { campaignContract, type Files, folderOf } from './command.js'
import { expectGolden } from './golden.js'
import { requests } from './requests.js'

const request = (body: string) => `operation: changeCampaignStatus\nbody: ${body}\n`
const invalid = request('{action: Stop}')

/** Creates a folder with files and a baseline of their findings. */
async function known(files: Files): Promise<string> {
  const cwd = folderOf(files)
  const args = ['check', '.', '--baseline', 'known.json', '--update-baseline']
  expect(await campaignContract(args, { cwd })).toMatchObject({ code: 0, stderr: '' })
  return cwd
}

const write = (cwd: string, name: string, text: string) => writeFileSync(join(cwd, name), text)

async function checked(cwd: string, ...args: string[]) {
  const flags = ['--baseline', 'known.json', '--format', 'json']
  const paths = args.some((arg) => !arg.startsWith('-')) ? args : ['.', ...args]
  const { code, stdout, stderr } = await campaignContract(['check', ...paths, ...flags], { cwd })
  if (stdout === '') throw new Error(stderr)
  const { files, summary } = JSON.parse(stdout)
  const found = files.flatMap((result: { violations: object[]; warnings: object[] }) => [
    ...result.violations,
    ...result.warnings,
  ])
  return { code, found, summary: summary as Summary, files }
}

const baselineIn = (cwd: string) => readFileSync(join(cwd, 'known.json'), 'utf8')

describe('baseline', () => {
  test('is sorted, with one line per finding key', async () => {
    const cwd = folderOf(requests)
    const names = Object.keys(requests)
    const args = ['check', ...names, '--baseline', 'known.json', '--update-baseline']
    const { code, stdout } = await campaignContract(args, { cwd })
    expectGolden('baseline', baselineIn(cwd))
    expect(stdout).toMatch(/\nbaseline written: \d+ findings\n$/)
    // Two of the documents are unreadable, which a baseline cannot hide.
    expect(code).toBe(2)
    await campaignContract(['check', ...names.reverse(), ...args.slice(-3)], { cwd })
    expectGolden('baseline', baselineIn(cwd))
  })

  test('hides known findings, which do not fail the run', async () => {
    const cwd = await known({ 'a.yaml': invalid, 'b.yaml': request('{action: STOP, x: 1}') })
    const { code, found, summary } = await checked(cwd)
    expect({ code, found }).toEqual({ code: 0, found: [] })
    expect(summary).toEqual({
      rules: [],
      totals: { errors: 0, warnings: 0, fixable: 0 },
      skipped: expect.objectContaining({ rules: 12 }),
      ...{ files: 2, requests: 2, right: 1, wrong: 0, unusable: 0 },
      baseline: { requests: 1, known: 2, gone: [], updated: false },
    })
    const pretty = await campaignContract(['check', '.', '--baseline', 'known.json'], { cwd })
    expect(pretty.stdout).toContain(
      'known       a.yaml  changeCampaignStatus\n  1 finding in the baseline\n',
    )
    expect(pretty.stdout).toMatch(
      /\n12 rules skipped.*\n2 files: 1 valid, 0 invalid, 1 known, 0 unreadable\n2 findings already in the baseline\n$/,
    )
    const limited = await checked(cwd, '--max-warnings=0')
    expect(limited.code).toBe(0)
    const quiet = await checked(cwd, '--quiet')
    expect(quiet.files).toEqual([])
  })

  test('matches moved findings next to other findings', async () => {
    const cwd = await known({ 'a.yaml': invalid })
    write(cwd, 'a.yaml', `# moved\n\n${request('{x: 1, action: Stop}')}`)
    const { code, found } = await checked(cwd)
    expect(found).toMatchObject([{ rule: 'field/unknown', target: 'x' }])
    expect(code).toBe(0)
  })

  test('matches findings after other array items', async () => {
    const list = (values: string) =>
      `operation: testCampaign\nbody: {test_campaign_meta: {identifier: USER_ID, identifier_values: [${values}]}}\n`
    const cwd = await known({ 'a.yaml': list('"a", 5') })
    const before = await checked(cwd)
    write(cwd, 'a.yaml', list('"z", "a", 5'))
    const { found, summary } = await checked(cwd)
    expect({ found, known: summary.baseline?.known }).toEqual({
      found: [],
      known: before.summary.baseline?.known,
    })
  })

  test('reports one more finding with the same key as new', async () => {
    const list = (values: string) =>
      `operation: testCampaign\nbody: {test_campaign_meta: {identifier: USER_ID, identifier_values: [${values}]}}\n`
    const cwd = await known({ 'a.yaml': list('5') })
    write(cwd, 'a.yaml', list('5, 6'))
    const { code, found } = await checked(cwd)
    expect(found).toMatchObject([
      { rule: 'structure', target: 'test_campaign_meta.identifier_values.1' },
    ])
    expect(code).toBe(1)
  })

  test('matches findings of the same file only', async () => {
    const cwd = await known({ 'a.yaml': invalid })
    write(cwd, 'b.yaml', invalid)
    const { code, summary } = await checked(cwd)
    expect({ code, wrong: summary.wrong }).toEqual({ code: 1, wrong: 1 })
  })

  test('matches from any working folder', async () => {
    const cwd = await known({ 'below/a.yaml': invalid, 'b.yaml': invalid })
    const args = ['check', 'a.yaml', '../b.yaml', '--baseline', '../known.json']
    expect((await campaignContract(args, { cwd: join(cwd, 'below') })).code).toBe(0)
  })

  test('matches findings of standard input', async () => {
    const cwd = folderOf({})
    const args = ['check', '-', '--baseline', 'known.json']
    await campaignContract([...args, '--update-baseline'], { cwd, input: invalid })
    expect((await campaignContract(args, { cwd, input: invalid })).code).toBe(0)
    expect((await campaignContract(args, { cwd, input: request('[]') })).code).toBe(1)
  })

  test('matches requests with truncated findings', async () => {
    const fields = Array.from({ length: 1009 }, (_, at) => [`x${at}`, 0])
    const many = { operation: 'createOffering', body: Object.fromEntries(fields) }
    const cwd = await known({ 'many.json': JSON.stringify(many) })
    expect((await checked(cwd)).code).toBe(0)
  })

  test('uses the same file names on Windows', () => {
    const name = namesFrom('C:\\work\\baselines', { platform: 'win32', cwd: () => 'C:\\work' })
    expect(name('requests\\a.yaml')).toBe('../requests/a.yaml')
    expect(name('<stdin>')).toBe('<stdin>')
  })
})

describe('findings that no longer occur', () => {
  test('are reported and do not fail the run', async () => {
    const cwd = await known({ 'a.yaml': invalid, 'b.yaml': invalid })
    write(cwd, 'a.yaml', request('{action: STOP}'))
    rmSync(join(cwd, 'b.yaml'))
    const { code, summary } = await checked(cwd)
    const position = {
      operation: 'changeCampaignStatus',
      rule: 'structure',
      target: 'action',
      count: 1,
    }
    expect(summary.baseline?.gone).toEqual([
      { file: 'a.yaml', ...position },
      { file: 'b.yaml', ...position },
    ])
    expect(code).toBe(0)
    const { stdout } = await campaignContract(['check', '.', '--baseline', 'known.json'], { cwd })
    expect(stdout).toContain(`
2 findings of the baseline no longer found; run with --update-baseline
  a.yaml  changeCampaignStatus  action  structure
`)
    const args = ['check', '.', '--baseline', 'known.json', '--format', 'markdown']
    expect((await campaignContract(args, { cwd })).stdout).toContain(
      '#### No longer found\n\n- `a.yaml  changeCampaignStatus  action  structure`\n',
    )
  })

  test('are not reported for unchecked or unreadable files', async () => {
    const cwd = await known({ 'a.yaml': invalid, 'b.yaml': invalid })
    write(cwd, 'a.yaml', '- 1')
    const { summary } = await checked(cwd, 'a.yaml')
    expect(summary.baseline?.gone).toEqual([])
  })

  test('are removed by an update, which keeps unchecked findings', async () => {
    const cwd = await known({
      'a.yaml': invalid,
      'b.yaml': invalid,
      'c.yaml': invalid,
      'd.yaml': invalid,
    })
    write(cwd, 'a.yaml', request('{action: STOP}'))
    rmSync(join(cwd, 'b.yaml'))
    write(cwd, 'd.yaml', '- 1')
    await checked(cwd, 'a.yaml', 'd.yaml', '--update-baseline')
    const { findings } = JSON.parse(baselineIn(cwd))
    expect(findings.map(({ file }: { file: string }) => file)).toEqual(['c.yaml', 'd.yaml'])
  })

  test('are cut after twenty on a terminal', async () => {
    const files = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.yaml`, invalid]))
    const cwd = await known({ ...files, 'right.yaml': request('{action: STOP}') })
    for (const name of Object.keys(files)) rmSync(join(cwd, name))
    const { stdout } = await campaignContract(['check', '.', '--baseline', 'known.json'], { cwd })
    expect(stdout).toMatch(
      /\n25 findings of the baseline no longer[^\n]*\n(?: {2}\d+\.yaml[^\n]*\n){20} {2}and 5 more\n$/,
    )
  })
})

describe('an invalid baseline', () => {
  const entry = {
    ...{ file: 'a.yaml', operation: 'changeCampaignStatus', rule: 'structure', target: 'action' },
    count: 1,
  }
  const { findings } = JSON.parse(baselineText([entry]))
  const [whole] = findings
  const withEntry = (changed: object) =>
    JSON.stringify({ version: 1, findings: [{ ...whole, ...changed }] })
  const malformed: [string, string, RegExp][] = [
    ['no JSON', '{', /^error: --baseline known\.json:1:1: invalid JSON: /],
    ['a list', '[]', /known\.json: not a baseline/],
    ['a request', '{"operation": "testCampaign"}', /known\.json: not a baseline/],
    ['no list', '{"version": 1, "findings": {}}', /not a baseline/],
    ['an invalid entry', '{"version": 1, "findings": [5]}', /`findings\.0` must have `file`/],
    ['a count of zero', withEntry({ count: 0 }), /`findings\.0` must have `file`/],
    ['half a count', withEntry({ count: 1.5 }), /`findings\.0` must have `file`/],
    ['a file without name', withEntry({ file: null }), /`findings\.0` must have `file`/],
  ]
  const stale: [string, string, RegExp][] = [
    ['another version', '{"version": 2, "findings": []}', /format version 2 is not supported/],
    ['an unknown rule', withEntry({ rule: 'a/b' }), /`findings\.0`: Unknown rule `a\/b`; recreate/],
    [
      'another key',
      withEntry({ target: 'x' }),
      /the fingerprint does not match the entry; recreate/,
    ],
  ]

  test.each([...malformed, ...stale])('is rejected: %s', async (_, text, message) => {
    const cwd = folderOf({ 'a.yaml': invalid, 'known.json': text })
    const args = ['check', 'a.yaml', '--baseline', 'known.json']
    const { code, stdout, stderr } = await campaignContract(args, { cwd })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(message)
    expect(stderr.trimEnd()).not.toContain('\n')
  })

  test.each(malformed)('is not overwritten: %s', async (_, text) => {
    const cwd = folderOf({ 'a.yaml': invalid, 'known.json': text })
    const args = ['check', 'a.yaml', '--baseline', 'known.json', '--update-baseline']
    expect((await campaignContract(args, { cwd })).code).toBe(2)
    expect(baselineIn(cwd)).toBe(text)
  })

  test.each(stale)('is rewritten with --update-baseline: %s', async (_, text) => {
    const cwd = folderOf({ 'a.yaml': invalid, 'known.json': text })
    const args = ['check', 'a.yaml', '--baseline', 'known.json', '--update-baseline']
    expect((await campaignContract(args, { cwd })).code).toBe(0)
    expect(baselineIn(cwd)).toBe(baselineText([entry]))
  })

  test('is an error when the file is missing', async () => {
    const { code, stderr } = await campaignContract(['check', '.', '--baseline', 'none.json'], {
      cwd: folderOf({ 'a.yaml': invalid }),
    })
    expect(stderr).toBe(
      'error: --baseline none.json: file not found; create it with --update-baseline\n',
    )
    expect(code).toBe(2)
  })

  test('is an error when --update-baseline has no file', async () => {
    const { code, stderr } = await campaignContract(['check', '.', '--update-baseline'])
    expect(stderr).toBe('error: --update-baseline needs --baseline <file>\n')
    expect(code).toBe(2)
  })

  test('is an error when it is a folder', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    mkdirSync(join(cwd, 'known.json'))
    const args = ['check', 'a.yaml', '--baseline', 'known.json', '--update-baseline']
    const { code, stderr } = await campaignContract(args, { cwd })
    expect(stderr).toBe('error: --baseline known.json: is a folder\n')
    expect(code).toBe(2)
  })
})

describe('hostile names', () => {
  const position = { operation: 'x', rule: 'structure', target: '\u001b[2J\u202e"\n', count: 1 }

  test('are escaped in the file', () => {
    const text = baselineText([
      { file: '__proto__', ...position },
      { file: '\u009b', ...position },
    ])
    expect(text.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\u202e]+$/u)
    expect(readBaseline(text, new Set(['structure'])).findings).toEqual([
      { file: '__proto__', ...position },
      { file: '\u009b', ...position },
    ])
  })

  test('of gone findings are not workflow commands', async () => {
    const cwd = folderOf({ 'a.yaml': request('{action: STOP}') })
    write(cwd, 'known.json', baselineText([{ file: '::add-mask::a', ...position }]))
    const args = ['check', 'a.yaml', '--baseline', 'known.json']
    const github = await campaignContract([...args, '--format', 'github'], { cwd })
    expect(github.stdout).toContain('1 finding of the baseline no longer found')
    expect(github.stdout).not.toContain('::')
    const pretty = await campaignContract(args, { cwd })
    expect(pretty.stdout).toContain('  ./::add-mask::a  x  \\u001b[2J\\u202e"\\u000a  structure\n')
  })
})
