import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { campaignContract, folderOf } from './command.js'
import { checked } from './inputs/checked.js'
import { outcomeOf } from './report.js'
import { invalid, valid } from './status-change.js'

const warned = 'operation: changeCampaignStatus\nbody: {action: STOP, a: 1, b: 2}\n'
const counts = '1 file: 0 valid, 1 invalid, 0 unreadable\n'

describe('--output', () => {
  test('follows no link', async () => {
    const cwd = folderOf({ 'a.yaml': valid })
    symlinkSync('a.yaml', join(cwd, 'report.json'))
    const args = ['check', 'a.yaml', '--output', 'json=report.json']
    const { code, stderr } = await campaignContract(args, { cwd })
    const reason = 'is a symbolic link; name the file that it leads to'
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `error: --output report.json: ${reason}\n`,
    })
    expect(readFileSync(join(cwd, 'a.yaml'), 'utf8')).toBe(valid)
  })

  test('writes several formats without colors, in new folders', async () => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const outputs = ['--output', 'pretty=new/b.txt', '--output', 'junit=new/c.xml']
    const setting = { cwd, env: { FORCE_COLOR: '1' } }
    const { code, stdout } = await campaignContract(['check', 'a.yaml', ...outputs], setting)
    expect(code).toBe(1)
    expect(stdout).toContain('\u001b[')
    expect(readFileSync(join(cwd, 'new/b.txt'), 'utf8')).toMatch(/^invalid {5}a\.yaml/)
    expect(readFileSync(join(cwd, 'new/c.xml'), 'utf8')).toMatch(/^<\?xml/)
  })

  test('is not an input of a later run over the same folder', async () => {
    const cwd = folderOf({ 'a.yaml': valid, 'facts.yaml': 'permitted: true\n' })
    const outputs = ['--output', 'gitlab=report.json', '--baseline', 'known.json']
    const args = ['.', ...outputs, '--facts', 'facts.yaml']
    await campaignContract(['check', ...args, '--update-baseline'], { cwd })
    const { code, report } = await checked({}, args, { cwd })
    const { files, summary } = report
    expect({ code, files: files.map(({ file }) => file), notes: summary.notes }).toEqual({
      code: 0,
      files: ['a.yaml'],
    })
  })

  test.each([
    ['pdf=a', 'must be <format>=<file>, where <format> is one of pretty,'],
    ['sarif=-', 'must be a file; --format sets'],
    ['sarif=', 'must be <format>=<file>'],
    ['constructor=a', 'must be <format>=<file>'],
    ['json=./b', 'another output uses this file'],
    ['sarif=./a.yaml', 'this file is an input'],
  ])('stops before the check: %s', async (output, message) => {
    const cwd = folderOf({ 'a.yaml': valid })
    const flags = ['--output', 'junit=b', '--output', output]
    const { code, stdout, stderr } = await campaignContract(['check', 'a.yaml', ...flags], { cwd })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(`--output ${output}: ${message}`)
    expect(existsSync(join(cwd, 'b'))).toBe(false)
  })

  test.each([
    ['.', /^error: --output \.: is a folder\n$/],
    ['a.yaml/b/c', /^error: --output a\.yaml\/b\/c: E(?:NOTDIR|EXIST).*\n$/],
    ['/dev/full', /^error: --output \/dev\/full: ENOSPC: no space left on device, write\n$/],
  ])('that fails, to %s, leaves the findings and other outputs', async (file, message) => {
    const cwd = folderOf({ 'a.yaml': invalid })
    const flags = ['--output', `sarif=${file}`, '--output', 'junit=c.xml']
    const { code, stdout, stderr } = await campaignContract(['check', 'a.yaml', ...flags], { cwd })
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(stdout).toContain(counts)
    expect(readFileSync(join(cwd, 'c.xml'), 'utf8')).toContain('failures="1"')
  })

  test('keeps the file of the previous run when a run cannot start', async () => {
    const cwd = folderOf({ 'a.yaml': valid, out: 'before' })
    const args = ['check', 'a.yaml', '--output', 'sarif=out', '--baseline', 'none.json']
    expect((await campaignContract(args, { cwd })).code).toBe(2)
    expect(readFileSync(join(cwd, 'out'), 'utf8')).toBe('before')
  })
})

test.each([
  ['2', 0],
  ['1', 1],
  ['0', 1],
])('--max-warnings %s returns %i for two warnings', async (allowed, code) => {
  const cwd = folderOf({ 'a.yaml': warned })
  const args = ['a.yaml', '--max-warnings', allowed]
  const outcome = await campaignContract(['check', ...args], { cwd })
  expect(outcome.code).toBe(code)
  expect(outcome.stdout.endsWith(`\n2 warnings, at most ${allowed} allowed\n`)).toBe(code === 1)
  const { report } = await checked({}, args, { cwd })
  expect(report.summary.warnings).toEqual({ found: 2, allowed: Number(allowed) })
})

test.each(['-1', '1.5', '', '1e3'])('--max-warnings rejects %j', async (text) => {
  const { code, stderr } = await campaignContract(['check', '.', `--max-warnings=${text}`])
  expect(code).toBe(2)
  expect(stderr).toContain('must be a whole number from 0')
})

test('an unreadable file outweighs violations and warnings', async () => {
  const files = { 'a.yaml': warned, 'b.yaml': invalid }
  const { code, report } = await checked(files, ['.', 'none.yaml', '--max-warnings', '0'])
  expect(code).toBe(2)
  expect(report.summary).toMatchObject({
    files: 3,
    requests: 3,
    valid: 1,
    invalid: 1,
    unreadable: 1,
  })
})

test('checks a bare body as the operation whose schema it names, also in a folder', async () => {
  const files = {
    'a.json': '{"$schema": "../schemas/change-campaign-status.schema.json", "action": "Stop"}',
    'b.yaml': '# yaml-language-server: $schema=testCampaign.json\nchannel: PUSH\n',
    'other.json': '{"$schema": "./configuration.json", "files": []}',
  }
  const { report } = await checked(files, ['.', '--rule', 'field/unknown=error'])
  const found = report.files.map(({ file, violations }) => [file, violations[0]?.target])
  expect(found).toEqual([
    ['a.json', 'action'],
    ['b.yaml', 'test_campaign_meta'],
  ])
  expect(report.files[0]?.violations).toHaveLength(1)
})

test('checks a bare body as the operation it looks like, and says so', async () => {
  const cwd = folderOf({ 'stop.yaml': 'action: STOP\n', 'other.yaml': 'colour: red\n' })
  const { code, stdout } = await campaignContract(['check', 'stop.yaml', 'other.yaml'], { cwd })
  expect(code).toBe(2)
  expect(stdout).toMatch(/^valid +stop\.yaml +changeCampaignStatus \(assumed\)$/m)
  expect(stdout).toMatch(/^unreadable +other\.yaml:1:1 +missing `operation`/m)
})

test('--quiet hides valid requests without warnings, but counts them', async () => {
  const files = { 'a.yaml': valid, 'b.yaml': warned, 'c.yaml': invalid }
  const { report } = await checked(files, ['.', '--quiet'])
  expect(report.files.map(({ file }) => file)).toEqual(['b.yaml', 'c.yaml'])
  expect(report.summary).toMatchObject({ files: 3, valid: 2, invalid: 1 })
})

test('--service names headers, and --rule sets severities', async () => {
  const text = 'operation: changeCampaignStatus\nheaders: {X-ACME-Request-Id: x}\n'
  const rules = ['auth/*=off', 'idempotency/*=off', 'body/missing=warn']
  const args = ['--service', 'ACME', ...rules.flatMap((rule) => ['--rule', rule])]
  const { code, outcomes } = await checked({ 'a.yaml': text }, ['a.yaml', ...args])
  expect({ code, outcomes }).toEqual({ code: 0, outcomes: ['valid 1:1 body/missing'] })
})

test.each([
  ['warn', 'valid 2:2 body/duplicate-key'],
  ['error', 'invalid 2:2 body/duplicate-key'],
  ['off', 'valid'],
])('--rule body/duplicate-key=%s applies to the text of a body', async (severity, want) => {
  const input = '{"action": "STOP",\n "action": "PAUSE"}'
  const args = ['--operation', 'changeCampaignStatus', '--rule', `body/duplicate-key=${severity}`]
  expect((await checked({}, ['-', ...args], { input })).outcomes).toEqual([want])
})

test('findings in the text of a body have targets and pointers relative to it', async () => {
  const body = '{"action": "STOP", "a": [{"b": 9007199254740993, "b": 1}]}'
  const input = `{"operation": "changeCampaignStatus", "body": ${body}}`
  const { report } = await checked({}, ['-'], { input })
  expect(report.files[0]?.warnings).toMatchObject([
    { rule: 'body/duplicate-key', target: 'a.0.b', pointer: '/a/0/b' },
    { rule: 'body/number-precision', target: 'a.0.b', pointer: '/a/0/b' },
    { rule: 'field/unknown', target: 'a', pointer: '/a' },
  ])
})

test('counts findings beyond the limit', async () => {
  const fields = Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`x${at}`, 0]))
  const many = (action: string) =>
    JSON.stringify({ operation: 'changeCampaignStatus', body: { action, ...fields } })
  const cwd = folderOf({ 'a.json': many('STOP'), 'b.json': many('HALT') })
  const args = ['check', 'a.json', '--max-warnings', '1200']
  const { code, stdout } = await campaignContract(args, { cwd })
  expect(code).toBe(1)
  expect(stdout).toContain('\n  and 500 more findings\n')
  expect(stdout).toContain('\n0 errors, 1,500 warnings\n')
  const rejected = await campaignContract(['check', 'b.json'], { cwd })
  expect(rejected.stdout).toContain('\n1 error, 999 warnings, 501 more findings\n')
})

test('shows the duration after the counts', async () => {
  const { written } = await campaignContract(['check', 'a.yaml'], {
    cwd: folderOf({ 'a.yaml': invalid }),
  })
  expect(written).toMatch(/\n1 file: 0 valid, 1 invalid, 0 unreadable \(\d+ ms\)\n$/)
})

test('fits long lines into the width, with carets below what they mark', async () => {
  const long = '東'.repeat(2000)
  const text = `{"operation":"changeCampaignStatus","body":{"a":"${long}","action":"HALT","b":"${long}"}}`
  const cwd = folderOf({ 'a.json': text })
  for (const columns of [40, 80, 120]) {
    const { stdout } = await campaignContract(['check', 'a.json'], {
      cwd,
      isTerminal: true,
      columns,
      env: { NO_COLOR: '1' },
    })
    const [, line = '', carets = ''] = /\n( +> 1 │ .*"HALT".*)\n(.*)\n/.exec(stdout) ?? []
    const widthOf = (shown: string) => shown.replaceAll('東', '**').length
    expect(widthOf(line)).toBeLessThanOrEqual(columns)
    expect(carets.indexOf('^^^^^^')).toBe(widthOf(line.slice(0, line.indexOf('"HALT"'))))
  }
})

describe('an internal error', () => {
  test('of a plugin makes a request unreadable, and says where it was thrown', async () => {
    const plugin = `export default { name: 'acme', rules: [{ id: 'acme/x', operations: ['changeCampaignStatus'],
      summary: 'x', check() { throw new RangeError('too far') } }] }`
    const files = { 'a.mjs': plugin, 'a.yaml': `\n${valid}` }
    const { report } = await checked(files, ['a.yaml', '--plugin', './a.mjs'])
    const message = 'not checked because of an internal error: RangeError: too far'
    const [outcome = '', ...others] = report.files.map(outcomeOf)
    expect(others).toEqual([])
    expect(outcome).toContain(`unreadable 2:1 ${message} at `)
    expect(outcome).toMatch(/a\.mjs:2:\d+\)$/)
  })
  test('of the command is printed on standard error with its stack', async () => {
    const onOutput = () => {
      throw new RangeError('too\u001bfar')
    }
    const { code, stderr } = await campaignContract(['check', '-'], { input: valid, onOutput })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^error: RangeError: too\\u001bfar\n {4}at /)
  })
})
